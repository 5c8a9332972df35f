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
  /** How many steps there were, and how many more there would be if writing were allowed. */
  readonly steps: number
  readonly writing: number
  /** Why the run was not completed; null if it was. */
  readonly stopped: string | null
  /** What remains on the host because no call of the contract removes it, or because the host did not remove it. */
  readonly left: readonly string[]
}

export interface RunSettings {
  /** The steps to try; the whole suite if left out. Steps that write are tried only where that is allowed. */
  readonly steps?: readonly Step[]
  /** Called with each line of the result. */
  readonly onLine?: (line: Line) => unknown
  /** Once aborted, no further step is tried; what the run has created is removed all the same. */
  readonly signal?: AbortSignal
}

/** Deletes every application of this run. Resolves to how many the host still lists after that. */
async function cleanUp(context: SuiteContext): Promise<number> {
  const newcomer = await context.asNewcomer()
  // The council may delete any application; without its log-in, the applicant deletes what the host allows.
  const client = await context.as('Admin').catch(() => newcomer)
  const made = await newcomer.listSubmittedGrants({})
  await Promise.allSettled(made.map(({ applicationId }) => client.deleteApplication({ applicationId })))
  return (await newcomer.listSubmittedGrants({})).length
}

/** What the owner of the host has to remove by hand. */
async function leftBy(context: SuiteContext): Promise<string[]> {
  const accounts = [...context.accounts].map(([email, role]) =>
    role === 'Applicant' ? `the account ${email}` : `the account ${email}, which has council rights: remove it`,
  )
  if (!context.newcomerLogIn) return [...accounts, ...context.left]
  const applications = await cleanUp(context).catch(() => 'nobody can tell how many')
  const remaining = applications === 0 ? [] : [`applications called "${context.applicationTitle}" (${applications})`]
  return [...accounts, ...context.left, ...remaining]
}

/** After this many files in a row without an answer the run stops: the rest would most likely not answer either. */
const MOST_SLOW = 3

/** Tries every step on a host, in order. Rejects only if the suite itself is wrong. */
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
