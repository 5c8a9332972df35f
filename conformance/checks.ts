import { ApiError, apiErrorOf } from '@/api/errors'
import type { HostFile } from '@/contract/php'
import { describeFailure, tells } from './failure-words'
import { Breaks, Door, MEANS, NotTried, ToMend, type OpenDoor } from './finding'
import { inReport, shortened } from './words'

/** A value that an earlier step should have left; without it the step is not tried. */
export function needed<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new NotTried(`it needs ${what}`)
  return value
}

/** What came is not what the contract says, and the screens that show it are wrong. */
export function same(field: string, came: unknown, expected: unknown): void {
  if (came === expected) return
  throw new Breaks({ field, expected: shortened(String(expected)), came: inReport(came), means: MEANS.believes })
}

export function holds(field: string, condition: boolean, expected: string, came: string): void {
  if (!condition) throw new Breaks({ field, expected, came, means: MEANS.believes })
}

/** As `holds`, for what the portal can do without; `means` says what it then does. */
export function better(
  field: string,
  condition: boolean,
  deviation: { expected: string; came: string; means: string },
) {
  if (!condition) throw new ToMend({ field, ...deviation })
}

/** The one row that belongs to this run. */
export function rowOf<Row>(rows: readonly Row[], isOurs: (row: Row) => boolean): Row {
  const row = rows.find(isOurs)
  if (row) return row
  throw new Breaks({
    field: 'rows',
    expected: 'the application of this run',
    came: `${rows.length} others`,
    means: 'does not show it',
  })
}

/** Resolves to the failure of a call, or to null if it succeeded. Rejects where the host did not answer. */
async function failureOf(answer: Promise<unknown>): Promise<ApiError | null> {
  const failure = await answer.then(
    () => null,
    (error: unknown) => apiErrorOf(error),
  )
  if (failure && ['timeout', 'network', 'aborted'].includes(failure.kind)) throw failure
  return failure
}

/** Whether the host has refused a call, in whatever words. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'signed-out')

/** The host let nothing through, and its answer is one that the portal can only show as a failure. */
const unclear = (failure: ApiError): ToMend =>
  new ToMend({ expected: 'a refusal', came: describeFailure(failure), means: tells(failure) })

/** A refusal is one whatever its words; only one without any is reported. A file may be denied as one that is not there. */
function readRefusal(failure: ApiError): void {
  if (failure.kind === 'no-file') return
  if (!isRefusal(failure)) throw unclear(failure)
  if (failure.serverText === '')
    throw new ToMend({ expected: 'a text that says why', came: 'a refusal without a text', means: MEANS.ownWords })
}

/** Expects a refusal of wrong input, which the portal does not send. */
export async function invalid(answer: Promise<unknown>): Promise<void> {
  const failure = await failureOf(answer)
  if (failure === null)
    throw new ToMend({ expected: 'a refusal', came: 'a success, whatever was sent', means: MEANS.asksItself })
  readRefusal(failure)
}

/** Expects a refusal; a success is something that the portal prevents or copes with, as `deviation` says. */
export async function refusedOr(deviation: { came: string; means: string }, answer: Promise<unknown>): Promise<void> {
  const failure = await failureOf(answer)
  if (failure === null) throw new ToMend({ expected: 'a refusal', ...deviation })
  readRefusal(failure)
}

/** Something that a person may not do. */
export interface Attempt extends Omit<OpenDoor, 'came'> {
  /** Whether the host has done it, whatever it has answered; null where that cannot be read. */
  readonly did?: (() => Promise<boolean | null>) | undefined
  /** Nobody is signed in: the host has to say so, because the portal then offers to log in. */
  readonly isVisitor?: boolean
}

/**
 * Expects the host to refuse it. What counts is whether it was done: a host that says so and does nothing has no open
 * door, and one that refuses in words and does it has.
 */
export async function forbidden(answer: Promise<unknown>, { who, could, did, isVisitor }: Attempt): Promise<void> {
  const failure = await failureOf(answer)
  const said = failure === null ? 'a success' : describeFailure(failure)
  const done = (await did?.()) ?? failure === null
  if (done) throw new Door({ who, could, came: failure === null ? said : `${said}, and it was done` })
  if (failure === null)
    throw new ToMend({ expected: 'a refusal', came: `${said}, although nothing was done`, means: MEANS.saysDone })
  if (isVisitor && failure.kind !== 'signed-out')
    throw new ToMend({ expected: 'a refusal with "not logged in"', came: said, means: MEANS.offersNoLogIn })
  readRefusal(failure)
}

/** Expects the host to have no such file, and to say so in a way that is never taken for a file. */
export async function noFile(answer: Promise<unknown>): Promise<void> {
  const failure = await failureOf(answer)
  if (failure === null)
    throw new ToMend({ expected: 'no file', came: 'a file', means: 'saves it as the one that was asked for' })
  if (failure.kind !== 'no-file' && !isRefusal(failure)) throw unclear(failure)
}

/** Accepts a file or none, where nothing is known of what the host stores. */
export async function fileOrNone(answer: Promise<HostFile>): Promise<void> {
  await answer.catch((error: unknown) => {
    if (apiErrorOf(error).kind !== 'no-file') throw error
  })
}

/** Whether the host did not take a file, in whatever way: a legacy host drops a file that is too large silently. */
export async function notTaken(answer: Promise<unknown>): Promise<boolean> {
  const failure = await failureOf(answer)
  if (failure === null) return false
  if (isRefusal(failure) || ['too-large', 'not-json', 'shape', 'http'].includes(failure.kind)) return true
  throw failure
}

const bytesOf = async (blob: Blob): Promise<string> => Buffer.from(await blob.arrayBuffer()).toString('latin1')

export const hasSameBytes = async (came: HostFile, sent: Blob): Promise<boolean> =>
  (await bytesOf(came.blob)) === (await bytesOf(sent))

/** Expects a download to have the bytes of the upload. */
export const sameBytes = async (came: HostFile, sent: Blob): Promise<void> =>
  holds('bytes', await hasSameBytes(came, sent), `the ${sent.size} bytes sent`, `${came.blob.size} others`)

export const isPdf = ({ blob }: HostFile): void => same('type', blob.type, 'application/pdf')
