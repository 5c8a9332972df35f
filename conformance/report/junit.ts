import junitReport from 'junit-report-builder'
import { getSuspects, isOpenByContract, type StepResult } from '../run-suite'
import { formatCallFile } from '../call-file'
import type { HostReport } from '../test-host'
import { findReliabilityWarning } from './summary'
import { formatDeviation, formatWaits } from './text'

function formatFinding(result: StepResult): string | null {
  switch (result.grade) {
    case 'passed':
    case 'skipped':
      return null
    case 'vulnerability':
      return `${result.actor} can ${result.ability}: it responded with ${result.actual}`
    case 'warning':
    case 'failed':
      return `${result.suspects ? `${getSuspects(result).map(formatCallFile).join(', or ')}: ` : ''}${formatDeviation(result)}. The portal ${result.consequence}`
  }
}

/**
 * Returns a suite per host: a test case per step, and one for reliability and speed. Only `failed` is a failure;
 * `strict` adds the other findings.
 */
export function formatJunitReport(reports: readonly HostReport[], strict: boolean): string {
  const builder = junitReport.newBuilder()
  for (const { run, summary } of reports) {
    const suite = builder.testSuite().name(run.host)
    for (const result of run.results) {
      const testCase = suite.testCase().className(formatCallFile(result.call)).name(result.title)
      const text = formatFinding(result)
      if (result.grade === 'skipped') testCase.skipped().standardOutput(`no result, because ${result.reason}`)
      else if (isOpenByContract(result)) testCase.standardOutput(`open by the contract: ${text}`)
      else if (text !== null && (strict || result.grade === 'failed')) testCase.failure(text, result.grade)
      else if (text !== null) testCase.standardOutput(`${result.grade}: ${text}`)
    }
    const warning = findReliabilityWarning(summary)
    const text = warning && `${formatDeviation(warning)}. The portal ${warning.consequence}`
    const lines = [...(text ? [`warning: ${text}`] : []), ...formatWaits(summary), summary.coverage, summary.verdict]
    const testCase = suite.testCase().className('all calls').name('respond each time')
    testCase.standardOutput(lines.map((line) => line.trim()).join('\n'))
    if (text && strict) testCase.failure(text, 'warning')
  }
  return builder.build()
}
