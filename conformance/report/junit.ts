import junitReport from 'junit-report-builder'
import type { StepResult, Run } from '../run-suite'
import { formatCallFile } from '../call-file'
import { formatDeviation } from './text'

function formatFinding(line: StepResult): string | null {
  switch (line.grade) {
    case 'passed':
    case 'skipped':
      return null
    case 'vulnerability':
      return `${line.actor} can ${line.ability}: it responded with ${line.actual}`
    case 'warning':
    case 'failed':
      return `${line.suspects ? `${line.suspects.join(', or ')}: ` : ''}${formatDeviation(line)}. The portal ${line.consequence}`
  }
}

/** Returns a suite per host, a test case per step and a failure per break; `strict` adds doors and things to mend. */
export function formatJunitReport(runs: readonly Run[], strict: boolean): string {
  const builder = junitReport.newBuilder()
  for (const { host, results } of runs) {
    const suite = builder.testSuite().name(host)
    for (const line of results) {
      const testCase = suite.testCase().className(formatCallFile(line.call)).name(line.title)
      const text = formatFinding(line)
      if (line.grade === 'skipped') testCase.skipped().standardOutput(`not tried, because ${line.reason}`)
      else if (text !== null && (strict || line.grade === 'failed')) testCase.failure(text, line.grade)
      else if (text !== null) testCase.standardOutput(`${line.grade}: ${text}`)
    }
  }
  return builder.build()
}
