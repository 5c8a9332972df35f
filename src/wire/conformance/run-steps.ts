import type { Calls } from '../contract/protocol'
import { SkippedStep, UncheckedStep } from './finding'
import type { RunContext, UncertainWrite } from './run-context'
import type { Step } from './step'
import { judgeStep, toSkippedVerdict, type VerdictContext, type Verdict } from './verdict'

export type StepResult<Call extends string = string> = Verdict & { readonly call: Call; readonly title: string }

/** A result, with a failed write that it may come from. */
interface StepOutcome<Call extends string> {
  readonly result: StepResult<Call>
  readonly uncertainWrite: UncertainWrite | undefined
}

export interface RunOptions<Context, Call extends string, Milestone extends string> {
  readonly steps: readonly Step<Context, Call, Milestone>[]
  readonly onResult?: ((result: StepResult<Call>) => unknown) | undefined
  /** Stops before the next step. */
  readonly signal?: AbortSignal | undefined
}

type Milestones<Milestone extends string> = Pick<RunContext<Calls, Milestone>, 'milestones' | 'findMilestoneSkip'>

const getPath = ({ host }: VerdictContext, call: string): string => host.protocol.calls[call]?.path.slice(1) ?? call

/** Returns why a probe of this call is meaningless; null if the call works for permitted people. */
function findProbeSkip(call: string, earlierResults: readonly StepResult[]): SkippedStep | null {
  const resultsOfCall = earlierResults.filter((result) => result.call === call)
  if (resultsOfCall.some(({ grade }) => grade === 'passed' || grade === 'warning')) return null
  if (resultsOfCall.some(({ grade }) => grade === 'failed'))
    return new SkippedStep('the call fails for permitted people')
  const isAbsent = resultsOfCall.some((result) => result.grade === 'skipped' && !result.isGap)
  return isAbsent ? new SkippedStep('not every host has the call', false) : null
}

/** Tries a step, unless earlier results make it meaningless. */
async function runStep<Context extends VerdictContext & Milestones<Milestone>, Milestone extends string>(
  step: Step<Context, string, Milestone>,
  context: Context,
  earlierResults: readonly StepResult[],
): Promise<Verdict> {
  const skip =
    (step.needs && context.findMilestoneSkip(step.needs)) ??
    (step.isProbe ? findProbeSkip(step.call, earlierResults) : null)
  return skip ? toSkippedVerdict(skip) : judgeStep(step, context)
}

/**
 * Reads what became of a write that failed. Runs the step once more if the host has responded and done nothing. A lost
 * connection or a timeout leaves open whether the host still works on it.
 */
async function runUntilDone<Context extends VerdictContext>(
  { isDone }: Pick<Step<Context>, 'isDone'>,
  context: Context,
  run: () => Promise<Verdict>,
): Promise<{ verdict: Verdict; isReached: boolean }> {
  const verdict = await run()
  const write = context.uncertainWrite
  if (isDone === undefined || write === undefined) return { verdict, isReached: false }
  const isReached = await isDone(context).catch(() => null)
  if (isReached === false && write.hasResponse) return { verdict: await run(), isReached: false }
  return { verdict, isReached: isReached === true }
}

function recordMilestone<Milestone extends string>(
  { call, title, reaches }: Pick<Step<never, string, Milestone>, 'call' | 'title' | 'reaches'>,
  { verdict, isReached }: { verdict: Verdict; isReached: boolean },
  context: VerdictContext & Milestones<Milestone>,
): void {
  if (reaches === undefined) return
  if (isReached) return void context.milestones.set(reaches, true)
  const isEffectUnknown =
    verdict.grade === 'skipped' || (verdict.grade === 'failed' && verdict.faultyCall !== undefined)
  if (verdict.grade === 'passed' || verdict.grade === 'warning' || (isEffectUnknown && context.hasSucceeded(call)))
    context.milestones.set(reaches, true)
  else if (verdict.grade === 'skipped') context.milestones.set(reaches, new SkippedStep(verdict.reason, verdict.isGap))
  else context.milestones.set(reaches, new SkippedStep(`${getPath(context, call)} failed: "${title}"`))
}

/** Names the call with the fault, which may differ from the call of the step. */
function toStepResult(
  { call, title }: Pick<Step<never>, 'call' | 'title'>,
  verdict: Verdict,
  context: VerdictContext,
): StepResult {
  if (!('faultyCall' in verdict) || verdict.faultyCall === undefined) return { call, title, ...verdict }
  const { faultyCall, ...rest } = verdict
  return { call: faultyCall, title: `${context.formatFile(call)} ${title}`, ...rest }
}

/** Returns the write that makes a result doubtful, in the step itself or in one that it depends on. */
function findUncertainWrite(
  { writtenBy, dependsOn = [] }: Pick<Step<never>, 'writtenBy' | 'dependsOn'>,
  { grade }: Verdict,
  ownWrite: UncertainWrite | undefined,
  doubtfulCalls: ReadonlyMap<string, UncertainWrite>,
): UncertainWrite | undefined {
  // A vulnerability was seen to work, whatever the response was.
  if (ownWrite && grade !== 'vulnerability') return ownWrite
  if (grade === 'passed') return undefined
  const earlierCall = [...dependsOn, ...(writtenBy === undefined ? [] : [writtenBy])].find((call) =>
    doubtfulCalls.has(call),
  )
  return earlierCall === undefined ? undefined : doubtfulCalls.get(earlierCall)
}

/** Takes back a result that may come from a failure that the host has now and then. */
function settleResult<Call extends string>(
  { result, uncertainWrite }: StepOutcome<Call>,
  context: VerdictContext,
): StepResult<Call> {
  const { call, title } = result
  if (uncertainWrite === undefined || !context.isOccasional(uncertainWrite)) return result
  const file = context.formatFile(uncertainWrite.call)
  const reason = `${file} responded with ${uncertainWrite.actual}, and is not repeated because it changes something`
  return { call, title, ...toSkippedVerdict(new UncheckedStep(reason)) }
}

/** Stops the run after this many files in a row without a response. */
const MAX_TIMED_OUT_FILES = 3

const isTimedOut = (verdict: Verdict): boolean => verdict.grade === 'failed' && verdict.actual === 'no response in time'

/** Runs the steps in order. Rejects only if a step itself is wrong. */
export async function runSteps<
  Context extends VerdictContext & Milestones<Milestone>,
  Call extends string,
  Milestone extends string,
>(
  context: Context,
  { steps, onResult, signal }: RunOptions<Context, Call, Milestone>,
): Promise<{ results: StepResult<Call>[]; stopReason: string | null }> {
  const outcomes: StepOutcome<Call>[] = []
  const settleResults = () => outcomes.map((outcome) => settleResult(outcome, context))
  const timedOutFiles = new Set<string>()
  const doubtfulCalls = new Map<string, UncertainWrite>()
  for (const step of steps) {
    if (signal?.aborted) return { results: settleResults(), stopReason: 'interrupted' }
    if (timedOutFiles.size === MAX_TIMED_OUT_FILES)
      return { results: settleResults(), stopReason: `no response in time from ${[...timedOutFiles].join(', ')}` }
    const attempt = await runUntilDone(step, context, () => runStep(step, context, settleResults()))
    const { verdict } = attempt
    recordMilestone(step, attempt, context)
    const uncertainWrite = findUncertainWrite(step, verdict, context.uncertainWrite, doubtfulCalls)
    if (!step.isProbe && !attempt.isReached && verdict.grade !== 'passed' && context.uncertainWrite?.call === step.call)
      doubtfulCalls.set(step.call, context.uncertainWrite)
    const result = toStepResult(step, verdict, context) as StepResult<Call> // Only calls of the contract are blamed.
    const outcome = { result, uncertainWrite }
    if (isTimedOut(verdict)) timedOutFiles.add(getPath(context, result.call))
    else if (verdict.grade !== 'skipped') timedOutFiles.clear()
    const settled = settleResult(outcome, context)
    if (settled.grade === 'failed') context.faultyCalls.add(settled.suspects?.[0] ?? settled.call)
    if (result.grade === 'passed' && step.writtenBy) context.reliableCalls.add(result.call)
    outcomes.push(outcome)
    onResult?.(result)
  }
  return { results: settleResults(), stopReason: null }
}
