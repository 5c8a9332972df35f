import { contract } from '@/contract'
import type { Host } from './host'
import { SuiteContext } from './suite-context'
import type { Step } from './step'
import { readingSuite, suite } from './suite'
import { verdictOf, type Verdict } from './verdict'

export type Line = Verdict & Pick<Step, 'call' | 'tries'>

export interface Run {
  readonly host: string
  readonly lines: readonly Line[]
  /** How many steps there were to try, and how many more there would be if writing were allowed. */
  readonly steps: number
  readonly writing: number
  /** Why it did not come to its end; null where it did. */
  readonly stopped: string | null
  /** What stays on the host because no call of the contract takes it away, or because the host did not. */
  readonly left: readonly string[]
}

export interface RunSettings {
  /** The steps to try; the whole suite where left out. Those that write are tried where that is allowed. */
  readonly steps?: readonly Step[]
  /** Told of each line as it comes. */
  readonly onLine?: (line: Line) => unknown
  /** Tries nothing more once it is aborted; what the run has made is taken away all the same. */
  readonly signal?: AbortSignal
}

/** Takes away every application this run has made. Resolves to how many the host still shows after that. */
async function cleanUp(context: SuiteContext): Promise<number> {
  const newcomer = await context.asNewcomer()
  // The council may delete any; where nobody of it is signed in, the applicant deletes what the host allows.
  const client = await context.as('Admin').catch(() => newcomer)
  const made = await newcomer.listSubmittedGrants({})
  await Promise.allSettled(made.map(({ applicationId }) => client.deleteApplication({ applicationId })))
  return (await newcomer.listSubmittedGrants({})).length
}

/** What the owner of the host has to take away by hand. */
async function leftBy(context: SuiteContext): Promise<string[]> {
  const accounts = [...context.accounts].map(([email, role]) =>
    role === 'Applicant' ? `the account ${email}` : `the account ${email}, which has council rights: remove it`,
  )
  if (!context.newcomerLogIn) return [...accounts, ...context.left]
  const applications = await cleanUp(context).catch(() => 'nobody can tell how many')
  const remaining = applications === 0 ? [] : [`applications called "${context.applicationTitle}" (${applications})`]
  return [...accounts, ...context.left, ...remaining]
}

/** So many files in a row without an answer: the rest would wait as long, and find out no more. */
const MOST_SLOW = 3

/** Tries every step on a host, in order. Rejects only where the suite itself is wrong. */
export async function runSuite(host: Host, { steps = suite, onLine, signal }: RunSettings = {}): Promise<Run> {
  const context = new SuiteContext(host)
  const allowed = host.write ? steps : steps.filter((step) => readingSuite.includes(step))
  const lines: Line[] = []
  const slow = new Set<string>()
  let stopped: string | null = null
  for (const step of allowed) {
    if (signal?.aborted) stopped = 'interrupted'
    else if (slow.size === MOST_SLOW) stopped = `no answer in time from ${[...slow].join(', ')}`
    if (stopped) break
    const line: Line = { call: step.call, tries: step.tries, ...(await verdictOf(step, context)) }
    if (line.verdict === 'slow') slow.add(contract[step.call].path.slice(1))
    else slow.clear()
    lines.push(line)
    onLine?.(line)
  }
  const left = await leftBy(context)
  return { host: host.name, lines, steps: allowed.length, writing: steps.length - allowed.length, stopped, left }
}
