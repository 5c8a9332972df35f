import { ApiError, toApiError } from '../client/api-error'
import type { HostFile } from '../contract/php'
import { describeFailure } from './describe-failure'
import {
  StepFailure,
  StepVulnerability,
  CONSEQUENCES,
  LostBytes,
  SkippedStep,
  StepWarning,
  UncheckedStep,
  UnclearRefusal,
  type Deviation,
  type Vulnerability,
} from './finding'

/** Returns a value of an earlier step. Without it, the step is not tried. */
export function requireValue<Value>(value: Value | null | undefined, description: string): Value {
  if (value === null || value === undefined) throw new SkippedStep(`it needs ${description}`)
  return value
}

export function failUnless(field: string, condition: boolean, expected: string, actual: string): void {
  if (!condition) throw new StepFailure({ field, expected, actual, consequence: CONSEQUENCES.trustsHost })
}

/** Like `failUnless`, for deviations that the app tolerates. */
export function warnUnless(
  field: string,
  condition: boolean,
  { faultyCall, ...deviation }: Omit<Deviation, 'field'> & { readonly faultyCall?: string | undefined },
) {
  if (!condition) throw new StepWarning({ field, ...deviation }, faultyCall)
}

/** Resolves to the failure of a call, or null. Rejects if the host does not respond. */
async function getFailure(call: Promise<unknown>): Promise<ApiError | null> {
  const failure = await call.then(
    () => null,
    (error: unknown) => toApiError(error),
  )
  if (failure && ['timeout', 'network', 'aborted'].includes(failure.kind)) throw failure
  return failure
}

export const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'signed-out')

/** Returns false for a refusal. Rethrows other failures. */
export function falseIfRefused(error: unknown): false {
  if (isRefusal(error)) return false
  throw error
}

export const isMissingFile = (error: unknown): boolean =>
  error instanceof ApiError && ['refused', 'signed-out', 'no-file'].includes(error.kind)

/** Accepts any refusal with a text. A missing file counts as one. */
function checkRefusalText(failure: ApiError): void {
  if (failure.kind === 'no-file') return
  if (!isRefusal(failure)) throw new UnclearRefusal(failure)
  if (failure.serverText === '')
    throw new StepWarning({
      expected: 'a text with the reason',
      actual: 'a refusal without a text',
      consequence: CONSEQUENCES.showsOwnText,
    })
}

/** Expects a refusal. `deviation` describes a success. */
export async function expectRefusal(
  deviation: { actual: string; consequence: string },
  call: Promise<unknown>,
): Promise<void> {
  const failure = await getFailure(call)
  if (failure === null) throw new StepWarning({ expected: 'a refusal', ...deviation })
  checkRefusalText(failure)
}

/** Expects a refusal of invalid input, which the app itself prevents. */
export const expectInputRefused = (call: Promise<unknown>): Promise<void> =>
  expectRefusal({ actual: 'a success with invalid input', consequence: CONSEQUENCES.checksInput }, call)

export interface Attempt extends Omit<Vulnerability, 'actual'> {
  /**
   * Whether the host did it, regardless of its response; null if nothing on the host shows it. Rejects with
   * `UncheckedStep`.
   */
  readonly hadEffect?: (() => Promise<boolean | null>) | undefined
  /** Nobody is logged in. The app offers a log-in only if the host reports that. */
  readonly isVisitor?: boolean
}

/** Expects a refusal. What counts is whether the host did it, regardless of its response. */
export async function expectForbidden(
  call: Promise<unknown>,
  { actor, ability, harm, hadEffect, isVisitor }: Attempt,
): Promise<void> {
  const failure = await getFailure(call)
  const actual = failure === null ? 'a success' : describeFailure(failure)
  const throwUnchecked = (error: unknown) => {
    throw error instanceof UncheckedStep ? new UncheckedStep(`it responded with ${actual}, but ${error.reason}`) : error
  }
  const hadEffectOnHost = (await hadEffect?.().catch(throwUnchecked)) ?? failure === null
  if (hadEffectOnHost)
    throw new StepVulnerability({
      actor,
      ability,
      actual: failure === null ? actual : `${actual}, and it was done`,
      ...(harm !== undefined && { harm }),
    })
  if (failure === null)
    throw new StepWarning({
      expected: 'a refusal',
      actual: `${actual}, although nothing was done`,
      consequence: CONSEQUENCES.reportsSuccess,
    })
  if (isVisitor && failure.kind !== 'signed-out')
    throw new StepWarning({
      expected: 'a refusal with "not logged in"',
      actual,
      consequence: CONSEQUENCES.offersNoLogIn,
    })
  checkRefusalText(failure)
}

/** Expects a response that cannot be mistaken for a file. */
export async function expectNoFile(call: Promise<unknown>): Promise<void> {
  const failure = await getFailure(call)
  if (failure === null)
    throw new StepWarning({ expected: 'no file', actual: 'a file', consequence: 'saves the wrong file' })
  if (failure.kind !== 'no-file' && !isRefusal(failure)) throw new UnclearRefusal(failure)
}

/** Accepts a file or none, if the contents of the host are unknown. */
export async function expectFileOrNone(call: Promise<HostFile>): Promise<void> {
  await call.catch((error: unknown) => {
    if (toApiError(error).kind !== 'no-file') throw error
  })
}

/** Returns whether the host rejected a file. A legacy host silently drops a file that is too large. */
export async function isFileRefused(call: Promise<unknown>): Promise<boolean> {
  const failure = await getFailure(call)
  if (failure === null) return false
  if (['refused', 'signed-out', 'too-large', 'not-json', 'shape', 'http'].includes(failure.kind)) return true
  throw failure
}

const readBytes = async (blob: Blob): Promise<string> => Buffer.from(await blob.arrayBuffer()).toString('latin1')

export const hasSameBytes = async (received: HostFile, sent: Blob): Promise<boolean> =>
  (await readBytes(received.blob)) === (await readBytes(sent))

/** Characters of the mark of a file format. */
const MARK_SIZE = 4

export const startsLike = async (one: HostFile, other: HostFile): Promise<boolean> =>
  (await readBytes(one.blob.slice(0, MARK_SIZE))) === (await readBytes(other.blob.slice(0, MARK_SIZE)))

/** Throws a `LostBytes` for a beginning of the file, else a `StepFailure`. */
export async function expectSameBytes({ blob }: HostFile, sent: Blob): Promise<void> {
  const [receivedBytes, sentBytes] = [await readBytes(blob), await readBytes(sent)]
  if (receivedBytes === sentBytes) return
  const isTwice = receivedBytes === sentBytes + sentBytes
  const isBeginning = receivedBytes !== '' && sentBytes.startsWith(receivedBytes)
  const Finding = isBeginning ? LostBytes : StepFailure
  throw new Finding({
    field: 'bytes',
    expected: `the ${sent.size} bytes sent`,
    actual: isBeginning ? `the first ${blob.size} only` : isTwice ? 'the file twice' : `${blob.size} others`,
    consequence: CONSEQUENCES.trustsHost,
  })
}
