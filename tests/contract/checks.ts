import { ApiError, apiErrorOf } from '@/api/errors'
import type { HostFile } from '@/contract/php'
import { inReport } from './words'

/** What the portal does about a difference, for the person who has to judge how urgent it is. */
export const COPES = {
  believes: 'believes the host, and shows or saves what it sent',
  powerless: 'cannot make up for it: only the host can refuse',
  askedForNoLogIn: 'shows the words of the host, and offers no log-in',
  showsWords: 'shows the words of the host',
  offersGranted: 'offers granted applications alone',
}

/** The host answered, and something in the answer is not what the contract says. */
export class Difference extends Error {
  override readonly name = 'Difference'

  constructor(
    readonly field: string,
    readonly expected: string,
    readonly came: string,
    readonly copes = COPES.believes,
  ) {
    super(`${field}: expected ${expected}, came ${came}`)
  }
}

/** The host behaves as the legacy host is known to, and the portal handles it: worth reporting, and not a failure. */
export class Habit extends Error {
  override readonly name = 'Habit'

  constructor(
    habit: string,
    readonly copes: string,
  ) {
    super(habit)
  }
}

/** A step that cannot be tried here, with the reason. */
export class Skip extends Error {
  override readonly name = 'Skip'
}

export function skip(why: string): never {
  throw new Skip(why)
}

/** A value that an earlier step should have left; without it the step is skipped. */
export const needed = <Value>(value: Value | null | undefined, what: string): Value => value ?? skip(`needs ${what}`)

export function same(field: string, came: unknown, expected: unknown): void {
  if (came !== expected) throw new Difference(field, String(expected), inReport(came))
}

export function holds(field: string, condition: boolean, expected: string, came: string): void {
  if (!condition) throw new Difference(field, expected, came)
}

/** The one row that belongs to this run. */
export function rowOf<Row>(rows: readonly Row[], isOurs: (row: Row) => boolean): Row {
  const row = rows.find(isOurs)
  if (!row) throw new Difference('rows', 'the application of this run', `${rows.length} others`)
  return row
}

export const absentFrom = <Row>(rows: readonly Row[], isOurs: (row: Row) => boolean): void =>
  holds('rows', !rows.some(isOurs), 'the application of this run not among them', 'it is')

async function failureOf(answer: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await answer.then(
    () => new Difference('outcome', 'a refusal', 'a success', COPES.powerless),
    (error: unknown) => error,
  )
  return apiErrorOf(failure)
}

const NO_FILE = 'that there is no such file'

/** Expects the host to refuse with a text that can be shown. Resolves to the text. */
export async function refused(answer: Promise<unknown>): Promise<string> {
  const failure = await failureOf(answer)
  if (failure.kind === 'no-file') throw new Difference('outcome', 'a refusal', NO_FILE, COPES.powerless)
  if (failure.kind !== 'refused' && failure.kind !== 'signed-out') throw failure
  holds('message', failure.serverText !== '', 'a text that says why', 'none')
  return failure.serverText
}

/** Expects the host to say that nobody is signed in. */
export async function signedOut(answer: Promise<unknown>): Promise<void> {
  const failure = await failureOf(answer)
  const came = failure.kind === 'no-file' ? NO_FILE : `"${failure.serverText}"`
  if (failure.kind === 'refused' || failure.kind === 'no-file')
    throw new Difference('message', 'a text with "not logged in"', came, COPES.askedForNoLogIn)
  if (failure.kind !== 'signed-out') throw failure
}

/** Expects a refusal; a success is reported as the given habit. */
export async function refusedOr(habit: Habit, answer: Promise<unknown>): Promise<void> {
  await refused(answer).catch((error: unknown) => {
    throw error instanceof Difference && error.copes === COPES.powerless ? habit : error
  })
}

/** Reports a refusal as something that the legacy host is known for. */
export const knownHabit =
  (habit: string) =>
  (error: unknown): never => {
    throw error instanceof ApiError && error.kind === 'refused' ? new Habit(habit, COPES.showsWords) : error
  }

/** For calls where a refusal is more likely a mistake in the command line: the report says what to check. */
export const check =
  (flag: string) =>
  (error: unknown): never => {
    const { kind, serverText } = apiErrorOf(error)
    if (kind !== 'refused') throw error
    throw new Difference('outcome', 'a success', `a refusal, "${serverText}": check ${flag}`, COPES.showsWords)
  }

/** Expects the host to have no such file, and to say so in a way that is never taken for a file. */
export async function noFile(answer: Promise<unknown>): Promise<void> {
  const failure = await failureOf(answer)
  if (failure.kind !== 'no-file' && failure.kind !== 'refused') throw failure
}

/** Accepts a file or none, where nothing is known of what the host stores. */
export async function fileOrNone(answer: Promise<HostFile>): Promise<void> {
  await answer.catch((error: unknown) => {
    if (apiErrorOf(error).kind !== 'no-file') throw error
  })
}

/** Whether the host did not take a file, in whatever way: a legacy host drops a file that is too large silently. */
export async function notTaken(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer
    return false
  } catch (error) {
    if (error instanceof ApiError && ['refused', 'too-large', 'not-json', 'shape', 'http'].includes(error.kind))
      return true
    throw error
  }
}

const bytesOf = async (blob: Blob): Promise<string> => Buffer.from(await blob.arrayBuffer()).toString('latin1')

/** Expects a download to have the bytes of the upload. */
export const sameBytes = async (came: HostFile, sent: Blob): Promise<void> =>
  holds(
    'bytes',
    (await bytesOf(came.blob)) === (await bytesOf(sent)),
    `the ${sent.size} bytes sent`,
    `${came.blob.size} others`,
  )

export const isPdf = ({ blob }: HostFile): void => same('type', blob.type, 'application/pdf')
