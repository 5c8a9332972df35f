import { contract, type CallName } from '@/contract'
import { ROLES, type Role } from '@/domain/people/roles'
import { Context } from '@conformance/context'
import { NotTried } from './finding'
import type { Host } from './host'
import type { Step } from './step'
import { readingSuite, suite } from '@conformance/suite'
import { fileOf } from './words'
import { verdictOf, verdictOn, type Verdict } from './verdict'

export type Line = Verdict & Pick<Step, 'call' | 'tries'>

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

/** Returns why a probe of this call is meaningless; null if the call works for those with the right. */
function whyUnfit(call: CallName, before: readonly Line[]): NotTried | null {
  const tried = before.filter((line) => line.call === call)
  if (tried.some(({ grade }) => grade === 'works' || grade === 'mend')) return null
  if (tried.some(({ grade }) => grade === 'breaks')) return new NotTried('the call fails for those who may make it')
  const isAbsent = tried.some((line) => line.grade === 'not tried' && !line.isGap)
  return isAbsent ? new NotTried('not every host has the call', false) : null
}

/** Tries a step, unless earlier results make it meaningless. */
async function tryStep(step: Step, context: Context, before: readonly Line[]): Promise<Verdict> {
  const why = (step.needs && context.whyNot(step.needs)) ?? (step.isProbe ? whyUnfit(step.call, before) : null)
  return why ? verdictOn(why) : verdictOf(step, context)
}

function noteStage({ call, tries, reaches }: Step, verdict: Verdict, context: Context): void {
  if (reaches === undefined) return
  const isUnread = verdict.grade === 'not tried' || (verdict.grade === 'breaks' && verdict.blames !== undefined)
  if (verdict.grade === 'works' || verdict.grade === 'mend' || (isUnread && context.hasDone(call)))
    context.milestones.set(reaches, true)
  else if (verdict.grade === 'not tried') context.milestones.set(reaches, new NotTried(verdict.why, verdict.isGap))
  else context.milestones.set(reaches, new NotTried(`${contract[call].path.slice(1)} failed: "${tries}"`))
}

/** Names the call with the fault, which may differ from the call of the step. */
function lineOf({ call, tries }: Step, verdict: Verdict): Line {
  if (verdict.grade !== 'breaks' || verdict.blames === undefined) return { call, tries, ...verdict }
  const { blames, ...rest } = verdict
  return { call: blames, tries: `${fileOf(call)} ${tries}`, ...rest }
}

/** Stops the run after this many `.php` files in a row without a response. */
const MOST_SLOW = 3

const isUnanswered = (verdict: Verdict): boolean => verdict.grade === 'breaks' && verdict.came === 'no answer in time'

/** Runs the steps in order. Rejects only if the suite itself is wrong. */
export async function runSuite(host: Host, { steps = suite, onLine, signal }: RunSettings = {}): Promise<Run> {
  const context = new Context(host)
  const allowed = host.write ? steps : steps.filter((step) => readingSuite.includes(step))
  const lines: Line[] = []
  const unanswered = new Set<string>()
  let stopped: string | null = null
  for (const step of allowed) {
    if (signal?.aborted) stopped = 'interrupted'
    else if (unanswered.size === MOST_SLOW) stopped = `no answer in time from ${[...unanswered].join(', ')}`
    if (stopped) break
    const verdict = await tryStep(step, context, lines)
    noteStage(step, verdict, context)
    const line = lineOf(step, verdict)
    if (isUnanswered(verdict)) unanswered.add(contract[line.call].path.slice(1))
    else if (verdict.grade !== 'not tried') unanswered.clear()
    if (line.grade === 'breaks') context.broken.add(line.call)
    if (line.grade === 'works' && step.writtenBy) context.reliable.add(line.call)
    lines.push(line)
    onLine?.(line, allowed.length)
  }
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
