import { ApiError, apiErrorOf } from '@/api/errors'
import type { HostFile } from '@/contract/php'
import { inReport } from './words'

/** What becomes of a difference in the portal, for whoever has to decide how urgent it is. */
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

/** The host does what the legacy one is known for, and the portal lives with it: worth telling, and no failure. */
export class Habit extends Error {
  override readonly name = 'Habit'

  constructor(
    habit: string,
    readonly copes: string,
  ) {
    super(habit)
  }
}

/** A step that cannot be tried here; says why. */
export class Skip extends Error {
  override readonly name = 'Skip'
}

export function skip(why: string): never {
  throw new Skip(why)
}

/** What an earlier step should have left; without it this one cannot be tried. */
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

/** The host says no, in words that can be shown. Resolves to the words. */
export async function refused(answer: Promise<unknown>): Promise<string> {
  const failure = await failureOf(answer)
  if (failure.kind === 'no-file') throw new Difference('outcome', 'a refusal', NO_FILE, COPES.powerless)
  if (failure.kind !== 'refused' && failure.kind !== 'signed-out') throw failure
  holds('message', failure.serverText !== '', 'a text that says why', 'none')
  return failure.serverText
}

/** The host says that nobody is signed in. */
export async function signedOut(answer: Promise<unknown>): Promise<void> {
  const failure = await failureOf(answer)
  const came = failure.kind === 'no-file' ? NO_FILE : `"${failure.serverText}"`
  if (failure.kind === 'refused' || failure.kind === 'no-file')
    throw new Difference('message', 'a text with "not logged in"', came, COPES.askedForNoLogIn)
  if (failure.kind !== 'signed-out') throw failure
}

/** The host says no, or has a habit of not doing so. */
export async function refusedOr(habit: Habit, answer: Promise<unknown>): Promise<void> {
  await refused(answer).catch((error: unknown) => {
    throw error instanceof Difference && error.copes === COPES.powerless ? habit : error
  })
}

/** A refusal that the legacy host is known for. */
export const knownHabit =
  (habit: string) =>
  (error: unknown): never => {
    throw error instanceof ApiError && error.kind === 'refused' ? new Habit(habit, COPES.showsWords) : error
  }

/** Where the person at the keyboard is the likelier one to be wrong, a refusal says what to look at. */
export const check =
  (flag: string) =>
  (error: unknown): never => {
    const { kind, serverText } = apiErrorOf(error)
    if (kind !== 'refused') throw error
    throw new Difference('outcome', 'a success', `a refusal, "${serverText}": check ${flag}`, COPES.showsWords)
  }

/** The host has no such file, and says so in a way that is never taken for one. */
export async function noFile(answer: Promise<unknown>): Promise<void> {
  const failure = await failureOf(answer)
  if (failure.kind !== 'no-file' && failure.kind !== 'refused') throw failure
}

/** A file or none: all that can be said where nothing is known of what the host holds. */
export async function fileOrNone(answer: Promise<HostFile>): Promise<void> {
  await answer.catch((error: unknown) => {
    if (apiErrorOf(error).kind !== 'no-file') throw error
  })
}

/** The host did not take a file, in whatever way: a legacy one drops what is too large without a word (wire 1.1). */
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

/** A download gives back what was uploaded, byte for byte. */
export const sameBytes = async (came: HostFile, sent: Blob): Promise<void> =>
  holds(
    'bytes',
    (await bytesOf(came.blob)) === (await bytesOf(sent)),
    `the ${sent.size} bytes sent`,
    `${came.blob.size} others`,
  )

export const isPdf = ({ blob }: HostFile): void => same('type', blob.type, 'application/pdf')
