import junitReport from 'junit-report-builder'
import { getSuspects, isOpenByContract, type StepResult, type Run } from '../run-suite'
import { formatCallFile } from '../call-file'
import { formatDeviation } from './text'

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

/** Returns a suite per host and a test case per step. Only `failed` is a failure; `strict` adds the other findings. */
export function formatJunitReport(runs: readonly Run[], strict: boolean): string {
  const builder = junitReport.newBuilder()
  for (const { host, results } of runs) {
    const suite = builder.testSuite().name(host)
    for (const result of results) {
      const testCase = suite.testCase().className(formatCallFile(result.call)).name(result.title)
      const text = formatFinding(result)
      if (result.grade === 'skipped') testCase.skipped().standardOutput(`no result, because ${result.reason}`)
      else if (isOpenByContract(result)) testCase.standardOutput(`open by the contract: ${text}`)
      else if (text !== null && (strict || result.grade === 'failed')) testCase.failure(text, result.grade)
      else if (text !== null) testCase.standardOutput(`${result.grade}: ${text}`)
    }
  }
  return builder.build()
}
