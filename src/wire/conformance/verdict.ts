import { ApiError } from '../client/api-error'
import { parseBody } from '../contract/read-body'
import { z } from '@/lib/zod'
import type { Calls } from '../contract/protocol'
import { describeFailure } from './describe-failure'
import {
  BLOCKED_WRITE,
  LostBytes,
  StepFailure,
  StepVulnerability,
  SkippedStep,
  StepWarning,
  UncheckedStep,
  UnclearRefusal,
  type Deviation,
  type Vulnerability,
} from './finding'
import { BlockedWrite } from './host'
import type { RunContext } from './run-context'
import type { Step } from './step'
import { formatType } from './format'
import { findRepetition } from './repetition'

/** The part of a run's context that verdicts need, for any contract. */
export interface VerdictContext extends Pick<
  RunContext<Calls>,
  | 'faultyCalls'
  | 'findNoise'
  | 'formatFile'
  | 'hasSucceeded'
  | 'isOccasional'
  | 'lastCall'
  | 'missingFields'
  | 'reliableCalls'
  | 'lastBody'
  | 'startStep'
  | 'uncertainWrite'
> {
  readonly host: {
    readonly protocol: { readonly calls: Calls }
    readonly describeConsequence: (failure: ApiError) => string
  }
}

type JudgedStep = Pick<Step<never>, 'call' | 'writtenBy'>

export type Verdict =
  | { readonly grade: 'passed' }
  /** `faultyCall`: the call with the fault, if it is not the call of the step. */
  | ({ readonly grade: 'warning'; readonly faultyCall?: string } & Deviation)
  | ({ readonly grade: 'failed'; readonly faultyCall?: string } & Deviation)
  | ({ readonly grade: 'vulnerability' } & Vulnerability)
  /** `isGap`: more log-ins, files or rights would allow the step. */
  | { readonly grade: 'skipped'; readonly reason: string; readonly isGap: boolean }

const NOISE: Omit<Deviation, 'actual'> = {
  field: 'body',
  expected: 'one response alone',
  consequence: 'ignores it; switch display_errors off on a live host',
}

/** Returns the expected types. Of a union, examines the first option, as the client does. */
function getExpectedTypes(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected]
  if (issue.code !== 'invalid_union') return []
  const [inner] = issue.errors[0] ?? []
  if (inner && (inner.path.length > 0 || inner.code === 'invalid_union')) return getExpectedTypes(inner)
  return issue.errors.flatMap(([option]) => (option ? getExpectedTypes(option) : []))
}

/** Returns the type of the value at a field such as `3.Status`. */
function getTypeAt(text: string, field: string): string {
  const body = parseBody(text)
  let value = 'json' in body ? body.json : body.text
  for (const key of field === '' ? [] : field.split('.')) value = Object(value)[key] as unknown
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
}

function describeShapeDeviation(error: ApiError, body: string): Omit<Deviation, 'consequence'> {
  const { cause, field = '' } = error
  if (!(cause instanceof z.core.$ZodError))
    return { field, expected: 'a mark of success or refusal', actual: 'neither' }
  const expectedTypes = cause.issues.slice(0, 1).flatMap(getExpectedTypes).map(formatType).join(' or ')
  return {
    field: field || 'body',
    expected: expectedTypes || 'another value',
    actual: formatType(getTypeAt(body, field)),
  }
}

const isMissingCall = ({ kind, status, bodyKind }: ApiError): boolean =>
  (kind === 'http' && status === 404) || (kind === 'not-json' && bodyKind === 'page')

function judgeApiError(step: JudgedStep, error: ApiError, context: VerdictContext): Verdict {
  if (error.cause instanceof BlockedWrite) return { grade: 'skipped', reason: BLOCKED_WRITE, isGap: true }
  const { call } = error
  const { protocol, describeConsequence } = context.host
  const optional = protocol.calls[call]?.optional ?? false
  const failure = (error.kind === 'not-json' && findRepetition(context.lastBody)) || describeFailure(error)
  if (optional && isMissingCall(error))
    return { grade: 'skipped', reason: `not every host has it (${failure})`, isGap: false }
  const isOtherCall = call !== step.call
  if (isOtherCall && context.faultyCalls.has(call))
    return toSkippedVerdict(toConsequentialSkip(step, call, failure, context))
  const { field, expected, actual } =
    error.kind === 'shape'
      ? describeShapeDeviation(error, context.lastBody)
      : { field: 'outcome', expected: 'a success', actual: failure }
  const deviation = { field, expected, actual, consequence: describeConsequence(error) }
  // The app works without the optional calls.
  if (optional) return { grade: 'warning', ...deviation }
  if (error.kind !== 'no-file') return { grade: 'failed', ...(isOtherCall && { faultyCall: call }), ...deviation }
  // A file that was stored elsewhere is missing, too.
  if (isOtherCall && context.hasSucceeded(step.call))
    return { grade: 'failed', ...deviation, suspects: [step.call, call] }
  return { grade: 'failed', ...(isOtherCall && { faultyCall: call }), ...deviation, ...findSuspects(step, context) }
}

/** For a step that fails because of another call, whose fault is reported already. */
function toConsequentialSkip(step: JudgedStep, call: string, failure: string, context: VerdictContext): SkippedStep {
  const reason = `${context.formatFile(call)} responded with ${failure}`
  return context.hasSucceeded(step.call)
    ? new UncheckedStep(reason)
    : new SkippedStep(`it follows from another finding: ${reason}`)
}

/** Suspects the writing call first if the reading call has returned a correct value before. */
function findSuspects({ call, writtenBy }: JudgedStep, context: VerdictContext): Pick<Deviation, 'suspects'> {
  if (writtenBy === undefined) return {}
  const calls = [writtenBy, call]
  return { suspects: context.reliableCalls.has(call) ? calls : calls.toReversed() }
}

/** Skips a wrong value that was read by a faulty call. */
function judgeStepFailure(step: JudgedStep, failure: StepFailure, context: VerdictContext): Verdict {
  const { deviation } = failure
  const { lastCall, faultyCalls } = context
  // A column that is left out is a fault of the reading call.
  if (lastCall !== undefined && context.missingFields.get(lastCall)?.has(deviation.field ?? ''))
    return { grade: 'failed', ...blame(step, lastCall), ...deviation }
  const isOfFile = deviation.field === 'bytes' && lastCall !== undefined && lastCall !== step.call
  if (isOfFile && !context.reliableCalls.has(lastCall) && !faultyCalls.has(lastCall))
    return { grade: 'failed', ...deviation, suspects: [step.call, lastCall] }
  if (lastCall === undefined || lastCall === step.call || !faultyCalls.has(lastCall))
    return { grade: 'failed', ...deviation, ...findSuspects(step, context) }
  if (failure instanceof LostBytes) return { grade: 'failed', ...deviation, suspects: [step.call, lastCall] }
  return toSkippedVerdict(new UncheckedStep(`${context.formatFile(lastCall)} has a fault of its own`))
}

export const toSkippedVerdict = ({ message, isGap }: SkippedStep): Verdict => ({
  grade: 'skipped',
  reason: message,
  isGap,
})

const blame = (step: JudgedStep, faultyCall: string | undefined): { faultyCall?: string } =>
  faultyCall === undefined || faultyCall === step.call ? {} : { faultyCall }

/** Rejects only if the suite itself is wrong. */
export async function judgeStep<Context extends VerdictContext>(
  step: Step<Context>,
  context: Context,
): Promise<Verdict> {
  context.startStep()
  try {
    await step.run(context)
  } catch (error) {
    if (error instanceof SkippedStep) return toSkippedVerdict(error)
    if (error instanceof UnclearRefusal) {
      const { failure } = error
      return {
        grade: 'warning',
        expected: 'a refusal',
        actual: describeFailure(failure),
        consequence: context.host.describeConsequence(failure),
      }
    }
    if (error instanceof StepWarning) return { grade: 'warning', ...blame(step, error.faultyCall), ...error.deviation }
    if (error instanceof StepVulnerability) return { grade: 'vulnerability', ...error.vulnerability }
    if (error instanceof StepFailure) return judgeStepFailure(step, error, context)
    if (error instanceof ApiError) return judgeApiError(step, error, context)
    throw error
  }
  const noise = context.findNoise()
  return noise ? { grade: 'warning', ...blame(step, noise.call), ...NOISE, actual: noise.actual } : { grade: 'passed' }
}
