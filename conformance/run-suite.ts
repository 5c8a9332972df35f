import type { CallName } from '@/contract'
import { ROLES, type Role } from '@/domain/people/roles'
import { runSteps, type Line as LineOf } from '@/wire/conformance/run-steps'
import { Context } from './context'
import type { Host } from './host'
import type { Step } from './step'
import { readingSuite, suite } from './suite'

export type Line = LineOf<CallName>

export interface Run {
  readonly host: string
  readonly write: boolean
  readonly lines: readonly Line[]
  /** Number of permitted steps, and of those that require writing. */
  readonly steps: number
  readonly writing: number
  readonly stopped: string | null
  /** What remains on the host, because no call removes it or the host did not. */
  readonly left: readonly string[]
  /** Milliseconds per response, in the order of the calls. */
  readonly times: ReadonlyMap<CallName, readonly number[]>
}

export interface RunSettings {
  /** The whole suite by default. Steps that write require permission. */
  readonly steps?: readonly Step[]
  readonly onLine?: ((line: Line, steps: number) => unknown) | undefined
  /** Stops before the next step. The run still cleans up. */
  readonly signal?: AbortSignal | undefined
}

const isOfRun =
  (context: Context) =>
  ({ projectTitle }: { readonly projectTitle: string }): boolean =>
    projectTitle.startsWith(context.applicationTitle)

const isThere = (context: Context, applicationId: string): Promise<boolean> =>
  context
    .visitor()
    .getDetails({ applicationId })
    .then(
      (found) => found !== null,
      () => false,
    )

type ApplicationList = 'listSubmittedApplications' | 'listApplications' | 'listApplicationsToShortlist'

/** Returns the applications of this run in a list; none if the list cannot be read. */
const listedFor = (context: Context, role: Role, call: ApplicationList): Promise<{ applicationId: string }[]> =>
  context
    .as(role)
    .then(async (client): Promise<{ applicationId: string; projectTitle: string }[]> => client[call]({}))
    .then(
      (rows) => rows.filter(isOfRun(context)),
      () => [],
    )

/** Returns the applications and drafts of this run that are listed for any log-in, or whose id the host returned. */
async function applicationsOf(context: Context): Promise<ReadonlySet<string>> {
  const listed: { applicationId: string }[] = (await (await context.asNewcomer()).listSubmittedApplications({})).filter(
    isOfRun(context),
  )
  // One after another: a host may have a single worker.
  for (const role of ROLES) listed.push(...(await listedFor(context, role, 'listSubmittedApplications')))
  const council = context.host.people.Admin ? 'Admin' : 'urc'
  for (const call of ['listApplications', 'listApplicationsToShortlist'] as const)
    listed.push(...(await listedFor(context, council, call)))
  const found = new Set(listed.map(({ applicationId }) => applicationId))
  for (const applicationId of context.made) if (await isThere(context, applicationId)) found.add(applicationId)
  return found
}

/** Deletes all applications of this run. Resolves to the number that remains. */
async function cleanUp(context: Context): Promise<number> {
  const newcomer = await context.asNewcomer()
  // The council may delete any application. Without its log-in, the applicant deletes what the host permits.
  const client = await context.asCouncil().catch(() => newcomer)
  const made = [...(await applicationsOf(context))]
  // One after another: a host may have a single worker.
  for (const applicationId of made) await client.deleteApplication({ applicationId }).catch(() => null)
  return (await applicationsOf(context)).size
}

/** Returns the criteria documents that the run has added. */
async function addedCriteria(context: Context): Promise<string[]> {
  const { criteriaBefore } = context
  if (criteriaBefore === null) return []
  const { criteria } = await (await context.asCouncil()).listCriteria({})
  return criteria.filter((name) => !criteriaBefore.includes(name)).map((name) => `the criteria document "${name}"`)
}

/** Returns the leftovers that the owner of the host has to remove manually. */
async function leftBy(context: Context): Promise<string[]> {
  const accounts = [...context.accounts].map(([email, role]) =>
    role === 'Applicant' ? `the account ${email}` : `the account ${email}, which has council rights: remove it`,
  )
  const criteria = await addedCriteria(context).catch(() => ['criteria documents: nobody can tell which'])
  const others = [...accounts, ...context.left, ...criteria]
  if (!context.accounts.has(context.newcomer.email)) return others
  const applications = await cleanUp(context).catch(() => 'nobody can tell how many')
  const remaining = applications === 0 ? [] : [`applications called "${context.applicationTitle}" (${applications})`]
  return [...others, ...remaining]
}

/** Runs the steps in order, then cleans up. Rejects only if the suite itself is wrong. */
export async function runSuite(host: Host, { steps = suite, onLine, signal }: RunSettings = {}): Promise<Run> {
  const context = new Context(host)
  const allowed = host.write ? steps : steps.filter((step) => readingSuite.includes(step))
  const { lines, stopped } = await runSteps(context, {
    steps: allowed,
    signal,
    onLine: (line) => onLine?.(line, allowed.length),
  })
  const left = await leftBy(context)
  return {
    host: host.name,
    write: host.write,
    lines,
    steps: allowed.length,
    writing: steps.length - allowed.length,
    stopped,
    left,
    times: context.times,
  }
}
