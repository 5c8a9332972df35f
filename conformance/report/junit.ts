import junitReport from 'junit-report-builder'
import type { Line, Run } from '../run-suite'
import { fileOf } from '../words'
import { found } from './text'

function failureText(line: Line): string | null {
  switch (line.grade) {
    case 'works':
    case 'not tried':
      return null
    case 'door':
      return `${line.who} can ${line.could}: it answered with ${line.came}`
    case 'mend':
    case 'breaks':
      return `${line.suspects ? `${line.suspects.join(', or ')}: ` : ''}${found(line)}. The portal ${line.means}`
  }
}

/** Returns a suite per host, a test case per step and a failure per break; `strict` adds doors and things to mend. */
export function reportJunit(runs: readonly Run[], strict: boolean): string {
  const builder = junitReport.newBuilder()
  for (const { host, lines } of runs) {
    const suite = builder.testSuite().name(host)
    for (const line of lines) {
      const testCase = suite.testCase().className(fileOf(line.call)).name(line.tries)
      const text = failureText(line)
      if (line.grade === 'not tried') testCase.skipped().standardOutput(`not tried, because ${line.why}`)
      else if (text !== null && (strict || line.grade === 'breaks')) testCase.failure(text, line.grade)
      else if (text !== null) testCase.standardOutput(`${line.grade}: ${text}`)
    }
  }
  return builder.build()
}
