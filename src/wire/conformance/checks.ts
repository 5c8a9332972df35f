import { ApiError, apiErrorOf } from '../client/api-error'
import type { HostFile } from '../contract/php'
import { describeFailure } from './failure-words'
import { Breaks, Door, MEANS, NotTried, ToMend, Unchecked, Unclear, type OpenDoor } from './finding'

/** Returns a value of an earlier step. Without it, the step is not tried. */
export function needed<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new NotTried(`it needs ${what}`)
  return value
}

export function holds(field: string, condition: boolean, expected: string, came: string): void {
  if (!condition) throw new Breaks({ field, expected, came, means: MEANS.believes })
}

/** Like `holds`, for what the app copes with. `means` describes how. */
export function better(
  field: string,
  condition: boolean,
  deviation: { expected: string; came: string; means: string },
) {
  if (!condition) throw new ToMend({ field, ...deviation })
}

/** Resolves to the failure of a call, or null. Rejects if the host did not respond. */
async function failureOf(call: Promise<unknown>): Promise<ApiError | null> {
  const failure = await call.then(
    () => null,
    (error: unknown) => apiErrorOf(error),
  )
  if (failure && ['timeout', 'network', 'aborted'].includes(failure.kind)) throw failure
  return failure
}

export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'signed-out')

export const isNoFile = (error: unknown): boolean =>
  error instanceof ApiError && ['refused', 'signed-out', 'no-file'].includes(error.kind)

/** Accepts any refusal with a text. A missing file counts as one. */
function readRefusal(failure: ApiError): void {
  if (failure.kind === 'no-file') return
  if (!isRefusal(failure)) throw new Unclear(failure)
  if (failure.serverText === '')
    throw new ToMend({ expected: 'a text that says why', came: 'a refusal without a text', means: MEANS.ownWords })
}

/** Expects a refusal of invalid input, which the app itself prevents. */
export async function invalid(call: Promise<unknown>): Promise<void> {
  const failure = await failureOf(call)
  if (failure === null)
    throw new ToMend({ expected: 'a refusal', came: 'a success, whatever was sent', means: MEANS.asksItself })
  readRefusal(failure)
}

/** Expects a refusal. `deviation` describes how the app copes with a success. */
export async function refusedOr(deviation: { came: string; means: string }, call: Promise<unknown>): Promise<void> {
  const failure = await failureOf(call)
  if (failure === null) throw new ToMend({ expected: 'a refusal', ...deviation })
  readRefusal(failure)
}

export interface Attempt extends Omit<OpenDoor, 'came'> {
  /** Whether the host did it, regardless of its response; null if nothing on the host shows it. Rejects with `Unchecked`. */
  readonly did?: (() => Promise<boolean | null>) | undefined
  /** Nobody is logged in. The app offers a log-in only if the host reports that. */
  readonly isVisitor?: boolean
}

/** Expects a refusal. What counts is whether the host did it, regardless of its response. */
export async function forbidden(call: Promise<unknown>, { who, could, did, isVisitor }: Attempt): Promise<void> {
  const failure = await failureOf(call)
  const response = failure === null ? 'a success' : describeFailure(failure)
  const answered = (error: unknown) => {
    throw error instanceof Unchecked ? new Unchecked(`it answered with ${response}, but ${error.reason}`) : error
  }
  const done = (await did?.().catch(answered)) ?? failure === null
  if (done) throw new Door({ who, could, came: failure === null ? response : `${response}, and it was done` })
  if (failure === null)
    throw new ToMend({
      expected: 'a refusal',
      came: `${response}, although nothing was done`,
      means: MEANS.isEmptySuccess,
    })
  if (isVisitor && failure.kind !== 'signed-out')
    throw new ToMend({ expected: 'a refusal with "not logged in"', came: response, means: MEANS.offersNoLogIn })
  readRefusal(failure)
}

/** Expects a response that cannot be mistaken for a file. */
export async function noFile(call: Promise<unknown>): Promise<void> {
  const failure = await failureOf(call)
  if (failure === null)
    throw new ToMend({ expected: 'no file', came: 'a file', means: 'saves it as the one that was asked for' })
  if (failure.kind !== 'no-file' && !isRefusal(failure)) throw new Unclear(failure)
}

/** Accepts a file or none, if the contents of the host are unknown. */
export async function fileOrNone(call: Promise<HostFile>): Promise<void> {
  await call.catch((error: unknown) => {
    if (apiErrorOf(error).kind !== 'no-file') throw error
  })
}

/** Returns whether the host rejected a file. A legacy host silently drops a file that is too large. */
export async function notTaken(call: Promise<unknown>): Promise<boolean> {
  const failure = await failureOf(call)
  if (failure === null) return false
  if (['refused', 'signed-out', 'too-large', 'not-json', 'shape', 'http'].includes(failure.kind)) return true
  throw failure
}

const bytesOf = async (blob: Blob): Promise<string> => Buffer.from(await blob.arrayBuffer()).toString('latin1')

export const hasSameBytes = async (came: HostFile, sent: Blob): Promise<boolean> =>
  (await bytesOf(came.blob)) === (await bytesOf(sent))

export const sameBytes = async (came: HostFile, sent: Blob): Promise<void> =>
  holds('bytes', await hasSameBytes(came, sent), `the ${sent.size} bytes sent`, `${came.blob.size} others`)
