import { ApiError } from '../client/api-error'
import { readBody } from '../contract/read-body'
import { z } from '@/lib/zod'
import type { Calls } from '../contract/protocol'
import { describeFailure } from './failure-words'
import { Breaks, Door, NotTried, ToMend, Unchecked, Unclear, type Deviation, type OpenDoor } from './finding'
import { NotWriting } from './host'
import type { RunContext } from './run-context'
import type { Step } from './step'
import { typeWord } from './words'

/** The part of a context that verdicts need; that of any contract fits. */
export interface JudgedContext extends Pick<
  RunContext<Calls>,
  'broken' | 'fileOf' | 'hasDone' | 'lastCall' | 'reliable' | 'reply' | 'startStep' | 'takeNoise'
> {
  readonly host: { readonly protocol: { readonly calls: Calls }; readonly meansOf: (failure: ApiError) => string }
}

type Judged = Pick<Step<never>, 'call' | 'writtenBy'>

export type Verdict =
  | { readonly grade: 'works' }
  | ({ readonly grade: 'mend' } & Deviation)
  /** `blames`: the call with the fault, if the step needs another call than its own. */
  | ({ readonly grade: 'breaks'; readonly blames?: string } & Deviation)
  | ({ readonly grade: 'door' } & OpenDoor)
  /** `isGap`: more log-ins, files or rights would allow the step. */
  | { readonly grade: 'not tried'; readonly why: string; readonly isGap: boolean }

const NOISE: Deviation = {
  field: 'body',
  expected: 'JSON alone',
  came: 'something printed around the JSON',
  means: 'reads the JSON all the same; display_errors belongs off on a host that people use',
}

/** Returns the expected types. Of a union, examines the first option, as the client does. */
function wantedTypes(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected]
  if (issue.code !== 'invalid_union') return []
  const [inner] = issue.errors[0] ?? []
  if (inner && (inner.path.length > 0 || inner.code === 'invalid_union')) return wantedTypes(inner)
  return issue.errors.flatMap(([option]) => (option ? wantedTypes(option) : []))
}

/** Returns the type of the value at a field such as `3.Status`. */
function typeAt(written: string, field: string): string {
  const body = readBody(written)
  let found = 'json' in body ? body.json : body.text
  for (const key of field === '' ? [] : field.split('.')) found = Object(found)[key] as unknown
  return found === null ? 'null' : Array.isArray(found) ? 'array' : typeof found
}

function shapeDeviation(error: ApiError, written: string): Omit<Deviation, 'means'> {
  const { cause, field = '' } = error
  if (!(cause instanceof z.core.$ZodError)) return { field, expected: 'a mark of success or refusal', came: 'neither' }
  const wanted = cause.issues.slice(0, 1).flatMap(wantedTypes).map(typeWord).join(' or ')
  return { field: field || 'body', expected: wanted || 'another value', came: typeWord(typeAt(written, field)) }
}

const isAbsent = ({ kind, status, found }: ApiError): boolean =>
  (kind === 'http' && status === 404) || (kind === 'not-json' && found === 'page')

function verdictOnFailure(step: Judged, error: ApiError, context: JudgedContext): Verdict {
  if (error.cause instanceof NotWriting)
    return { grade: 'not tried', why: 'it changes the host (--write)', isGap: true }
  const { call } = error
  const { protocol, meansOf } = context.host
  const optional = protocol.calls[call]?.optional ?? false
  const answered = describeFailure(error)
  if (optional && isAbsent(error))
    return { grade: 'not tried', why: `not every host has it (${answered})`, isGap: false }
  const isOther = call !== step.call
  if (isOther && context.broken.has(call)) return verdictOn(followsFrom(step, call, answered, context))
  const { field, expected, came } =
    error.kind === 'shape'
      ? shapeDeviation(error, context.reply)
      : { field: 'outcome', expected: 'a success', came: answered }
  const deviation = { field, expected, came, means: meansOf(error) }
  // The app works without the optional calls.
  if (optional) return { grade: 'mend', ...deviation }
  return { grade: 'breaks', ...(isOther && { blames: call }), ...deviation }
}

/** For a step that fails because of another call, whose fault is reported already. */
function followsFrom(step: Judged, call: string, answered: string, context: JudgedContext): NotTried {
  const why = `${context.fileOf(call)} answered with ${answered}`
  return context.hasDone(step.call) ? new Unchecked(why) : new NotTried(`it follows from another finding: ${why}`)
}

/** Names the file that wrote a wrong value, unless the call that read it has returned no right one. */
function writerOf({ call, writtenBy }: Judged, context: JudgedContext): Pick<Deviation, 'suspects'> {
  if (writtenBy === undefined) return {}
  const files = [context.fileOf(writtenBy), context.fileOf(call)]
  return { suspects: context.reliable.has(call) ? files : files.toReversed() }
}

/** A wrong value does not count if the call that read it is known to have faults. */
function verdictOnBreak(step: Judged, { deviation }: Breaks, context: JudgedContext): Verdict {
  const { lastCall, broken } = context
  if (lastCall === undefined || lastCall === step.call || !broken.has(lastCall))
    return { grade: 'breaks', ...deviation, ...writerOf(step, context) }
  return verdictOn(new Unchecked(`${context.fileOf(lastCall)} has a fault of its own`))
}

export const verdictOn = ({ message, isGap }: NotTried): Verdict => ({ grade: 'not tried', why: message, isGap })

/** Rejects only if the suite itself is wrong. */
export async function verdictOf<Context extends JudgedContext>(
  step: Step<Context>,
  context: Context,
): Promise<Verdict> {
  context.startStep()
  try {
    await step.run(context)
  } catch (error) {
    if (error instanceof NotTried) return verdictOn(error)
    if (error instanceof Unclear) {
      const { failure } = error
      return {
        grade: 'mend',
        expected: 'a refusal',
        came: describeFailure(failure),
        means: context.host.meansOf(failure),
      }
    }
    if (error instanceof ToMend) return { grade: 'mend', ...error.deviation }
    if (error instanceof Door) return { grade: 'door', ...error.door }
    if (error instanceof Breaks) return verdictOnBreak(step, error, context)
    if (error instanceof ApiError) return verdictOnFailure(step, error, context)
    throw error
  }
  return context.takeNoise().length > 0 ? { grade: 'mend', ...NOISE } : { grade: 'works' }
}
