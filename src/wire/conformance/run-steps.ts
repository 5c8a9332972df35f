import type { Calls } from '../contract/protocol'
import { NotTried } from './finding'
import type { RunContext } from './run-context'
import type { Step } from './step'
import { verdictOf, verdictOn, type JudgedContext, type Verdict } from './verdict'

export type Line<Call extends string = string> = Verdict & { readonly call: Call; readonly tries: string }

export interface Steps<Context, Call extends string, Milestone extends string> {
  readonly steps: readonly Step<Context, Call, Milestone>[]
  readonly onLine?: ((line: Line<Call>) => unknown) | undefined
  /** Stops before the next step. */
  readonly signal?: AbortSignal | undefined
}

type Milestones<Milestone extends string> = Pick<RunContext<Calls, Milestone>, 'milestones' | 'whyNot'>

const pathOf = ({ host }: JudgedContext, call: string): string => host.protocol.calls[call]?.path.slice(1) ?? call

/** Returns why a probe of this call is meaningless; null if the call works for those with the right. */
function whyUnfit(call: string, before: readonly Line[]): NotTried | null {
  const tried = before.filter((line) => line.call === call)
  if (tried.some(({ grade }) => grade === 'works' || grade === 'mend')) return null
  if (tried.some(({ grade }) => grade === 'breaks')) return new NotTried('the call fails for those who may make it')
  const isAbsent = tried.some((line) => line.grade === 'not tried' && !line.isGap)
  return isAbsent ? new NotTried('not every host has the call', false) : null
}

/** Tries a step, unless earlier results make it meaningless. */
async function tryStep<Context extends JudgedContext & Milestones<Milestone>, Milestone extends string>(
  step: Step<Context, string, Milestone>,
  context: Context,
  before: readonly Line[],
): Promise<Verdict> {
  const why = (step.needs && context.whyNot(step.needs)) ?? (step.isProbe ? whyUnfit(step.call, before) : null)
  return why ? verdictOn(why) : verdictOf(step, context)
}

function noteStage<Milestone extends string>(
  { call, tries, reaches }: Pick<Step<never, string, Milestone>, 'call' | 'tries' | 'reaches'>,
  verdict: Verdict,
  context: JudgedContext & Milestones<Milestone>,
): void {
  if (reaches === undefined) return
  const isUnread = verdict.grade === 'not tried' || (verdict.grade === 'breaks' && verdict.blames !== undefined)
  if (verdict.grade === 'works' || verdict.grade === 'mend' || (isUnread && context.hasDone(call)))
    context.milestones.set(reaches, true)
  else if (verdict.grade === 'not tried') context.milestones.set(reaches, new NotTried(verdict.why, verdict.isGap))
  else context.milestones.set(reaches, new NotTried(`${pathOf(context, call)} failed: "${tries}"`))
}

/** Names the call with the fault, which may differ from the call of the step. */
function lineOf({ call, tries }: Pick<Step<never>, 'call' | 'tries'>, verdict: Verdict, context: JudgedContext): Line {
  if (verdict.grade !== 'breaks' || verdict.blames === undefined) return { call, tries, ...verdict }
  const { blames, ...rest } = verdict
  return { call: blames, tries: `${context.fileOf(call)} ${tries}`, ...rest }
}

/** Stops the run after this many files in a row without a response. */
const MOST_SLOW = 3

const isUnanswered = (verdict: Verdict): boolean => verdict.grade === 'breaks' && verdict.came === 'no answer in time'

/** Runs the steps in order. Rejects only if a step itself is wrong. */
export async function runSteps<
  Context extends JudgedContext & Milestones<Milestone>,
  Call extends string,
  Milestone extends string,
>(
  context: Context,
  { steps, onLine, signal }: Steps<Context, Call, Milestone>,
): Promise<{ lines: Line<Call>[]; stopped: string | null }> {
  const lines: Line<Call>[] = []
  const unanswered = new Set<string>()
  for (const step of steps) {
    if (signal?.aborted) return { lines, stopped: 'interrupted' }
    if (unanswered.size === MOST_SLOW) return { lines, stopped: `no answer in time from ${[...unanswered].join(', ')}` }
    const verdict = await tryStep(step, context, lines)
    noteStage(step, verdict, context)
    const line = lineOf(step, verdict, context) as Line<Call> // Only calls of the contract are blamed.
    if (isUnanswered(verdict)) unanswered.add(pathOf(context, line.call))
    else if (verdict.grade !== 'not tried') unanswered.clear()
    if (line.grade === 'breaks') context.broken.add(line.call)
    if (line.grade === 'works' && step.writtenBy) context.reliable.add(line.call)
    lines.push(line)
    onLine?.(line)
  }
  return { lines, stopped: null }
}
