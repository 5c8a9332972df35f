import { mockHost, realHost, type Host, type RealHostSettings } from './host'
import { whatIsWrongWith } from './reach'
import { countOf, lineText, summaryText } from './report'
import { runSuite, type Run } from './run-suite'

interface Settings {
  /** The host to try; both dialects of the mock if left out. */
  readonly real?: RealHostSettings
  /** Prints the whole result as one JSON text instead of a line for each step. */
  readonly json: boolean
  readonly print: (text: string) => void
  /** Ends the run early, with its clean-up. */
  readonly signal?: AbortSignal
}

/** Runs the suite and prints what it finds. Resolves to the exit code: 0 if the run was complete and nothing failed. */
export async function conformance({ real, json, print, signal }: Settings): Promise<0 | 1> {
  const hosts: Host[] = real ? [realHost(real)] : [await mockHost('legacy'), await mockHost('clean')]
  const runs: Run[] = []
  for (const host of hosts) {
    const wrong = await whatIsWrongWith(host)
    if (wrong !== null) {
      print(json ? JSON.stringify({ host: host.name, wrong }) : wrong)
      return 1
    }
    const run = await runSuite(host, { onLine: (line) => json || print(lineText(line)), signal })
    runs.push(run)
    if (!json) print(summaryText(run))
  }
  if (json) print(JSON.stringify(runs.map((run) => ({ ...run, ...countOf(run) }))))
  return runs.every((run) => run.stopped === null && countOf(run).failed === 0) ? 0 : 1
}
