import type { CallName } from '@/contract'
import { ROLES, type Role } from '@/domain/people/roles'
import { BLOCKED_WRITE } from '@/wire/conformance/finding'
import { runSteps, type StepResult as StepResultOf } from '@/wire/conformance/run-steps'
import { Context } from './context'
import type { Host } from './host'
import type { Step } from './step'
import { visitorSteps } from './steps/access'
import { readOnlySuite, suite } from './suite'

export type StepResult = StepResultOf<CallName>

/** Returns whether every host permits it, because the portal makes the call without a log-in. */
export const isOpenByContract = ({ call, title, grade }: StepResult): boolean =>
  grade === 'vulnerability' && visitorSteps.some((step) => step.call === call && step.title === title)

/** Returns the calls that may have the fault of a result, likelier first. */
export const getSuspects = (result: StepResult): readonly CallName[] =>
  // Only calls of the contract are suspected.
  ('suspects' in result && (result.suspects as readonly CallName[] | undefined)) || [result.call]

export interface Run {
  readonly host: string
  readonly mayWrite: boolean
  /** One for each step, also for those that were not run. */
  readonly results: readonly StepResult[]
  readonly stopReason: string | null
  /** What remains on the host, because no call removes it or the host did not. */
  readonly leftovers: readonly string[]
  /** Number of calls, without repetitions. */
  readonly callCount: number
  /** Number of failures, of calls that responded when repeated and of calls that may not be repeated. */
  readonly recoveries: ReadonlyMap<CallName, number>
  readonly failedWrites: ReadonlyMap<CallName, number>
  /** Milliseconds per response, in the order of the calls. */
  readonly durations: ReadonlyMap<CallName, readonly number[]>
}

export interface RunSettings {
  /** The whole suite by default. Steps that write require permission. */
  readonly steps?: readonly Step[]
  readonly onResult?: ((result: StepResult, stepCount: number) => unknown) | undefined
  /** Stops before the next step. The run still cleans up. */
  readonly signal?: AbortSignal | undefined
}

const belongsToRun =
  (context: Context) =>
  ({ projectTitle }: { readonly projectTitle: string }): boolean =>
    projectTitle.startsWith(context.applicationTitle)

const exists = (context: Context, applicationId: string): Promise<boolean> =>
  context
    .openVisitor()
    .getDetails({ applicationId })
    .then(
      (details) => details !== null,
      () => false,
    )

type ApplicationList = 'listSubmittedApplications' | 'listApplications' | 'listApplicationsToShortlist'

/** Returns the applications of this run in a list; none if the list cannot be read. */
const listApplicationsOf = (
  context: Context,
  role: Role,
  call: ApplicationList,
): Promise<{ applicationId: string }[]> =>
  context
    .getClient(role)
    .then(async (client): Promise<{ applicationId: string; projectTitle: string }[]> => client[call]({}))
    .then(
      (rows) => rows.filter(belongsToRun(context)),
      () => [],
    )

/** Returns the applications and drafts of this run that are listed for any log-in, or whose id the host returned. */
async function findApplications(context: Context): Promise<ReadonlySet<string>> {
  const rows = await (await context.getNewcomer()).listSubmittedApplications({})
  const listed: { applicationId: string }[] = rows.filter(belongsToRun(context))
  // One after another: a host may have a single worker.
  for (const role of ROLES) listed.push(...(await listApplicationsOf(context, role, 'listSubmittedApplications')))
  const council = context.host.logIns.Admin ? 'Admin' : 'urc'
  for (const call of ['listApplications', 'listApplicationsToShortlist'] as const)
    listed.push(...(await listApplicationsOf(context, council, call)))
  const existingIds = new Set(listed.map(({ applicationId }) => applicationId))
  for (const applicationId of context.createdIds)
    if (await exists(context, applicationId)) existingIds.add(applicationId)
  return existingIds
}

/** Deletes all applications of this run. Resolves to the number that remains. */
async function deleteApplications(context: Context): Promise<number> {
  const newcomer = await context.getNewcomer()
  // The council may delete any application. Without its log-in, the applicant deletes what the host permits.
  const client = await context.getCouncil().catch(() => newcomer)
  let remaining = await findApplications(context)
  // Twice, because a host may fail now and then.
  for (let attempts = 0; attempts < 2 && remaining.size > 0; attempts += 1) {
    // One after another: a host may have a single worker.
    for (const applicationId of remaining) await client.deleteApplication({ applicationId }).catch(() => null)
    remaining = await findApplications(context)
  }
  return remaining.size
}

/** Returns the criteria documents that the run has added. */
async function findAddedCriteria(context: Context): Promise<string[]> {
  const { criteriaBefore } = context
  if (criteriaBefore === null) return []
  const { criteria } = await (await context.getCouncil()).listCriteria({})
  return criteria.filter((name) => !criteriaBefore.includes(name)).map((name) => `the criteria document "${name}"`)
}

/** Returns the leftovers that the owner of the host has to remove manually. */
async function findLeftovers(context: Context): Promise<string[]> {
  const accounts = [...context.createdAccounts].map(([email, role]) =>
    role === 'Applicant' ? `the account ${email}` : `the account ${email}, which has council rights: remove it`,
  )
  const criteria = await findAddedCriteria(context).catch(() => ['criteria documents: nobody can tell which'])
  const others = [...accounts, ...context.leftovers, ...criteria]
  if (!context.createdAccounts.has(context.newcomer.email)) return others
  const applications = await deleteApplications(context).catch(() => 'nobody can tell how many')
  const remaining = applications === 0 ? [] : [`applications called "${context.applicationTitle}" (${applications})`]
  return [...others, ...remaining]
}

const skipSteps = (steps: readonly Step[], reason: string): StepResult[] =>
  steps.map(({ call, title }) => ({ call, title, grade: 'skipped', reason, isGap: true }))

/** Runs the steps in order, then cleans up. Rejects only if the suite itself is wrong. */
export async function runSuite(host: Host, { steps = suite, onResult, signal }: RunSettings = {}): Promise<Run> {
  const context = new Context(host)
  const allowedSteps = host.mayWrite ? steps : steps.filter((step) => readOnlySuite.includes(step))
  const blockedSteps = steps.filter((step) => !allowedSteps.includes(step))
  const { results, stopReason } = await runSteps(context, {
    steps: allowedSteps,
    signal,
    onResult: (result) => onResult?.(result, allowedSteps.length),
  })
  const leftovers = await findLeftovers(context)
  return {
    host: host.name,
    mayWrite: host.mayWrite,
    results: [
      ...results,
      ...skipSteps(allowedSteps.slice(results.length), 'the run was stopped'),
      ...skipSteps(blockedSteps, BLOCKED_WRITE),
    ],
    stopReason,
    leftovers,
    callCount: context.callCount,
    recoveries: context.recoveries,
    failedWrites: context.failedWrites,
    durations: context.durations,
  }
}
