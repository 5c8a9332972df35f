/** What can be done to several rows at once. */
export interface BulkAction<Row> {
  /** A verb: the button, and the beginning of the one that confirms ("Shortlist 12"). */
  label: string
  tone?: 'plain' | 'danger'
  /** What will happen to this row, said before anything does. */
  effect: (row: Row) => string
  /** What to look at before it is done to this row, where there is something: it refuses nothing. */
  warning?: (row: Row) => Promise<string | null>
  /** Why the action cannot be done to this row, or true. */
  verdict: (row: Row) => true | string
  /**
   * Does it to one row; a rejection is a failure of that row, unless it is `NotConfirmed`. The signal fires on Stop: it is for what comes
   * before the call is sent (a wait, reading the row again), as a call once sent is awaited.
   */
  run: (row: Row, signal: AbortSignal) => Promise<void>
}

/** Something made of the chosen rows together, in a dialog of its own: one document of all of them. */
export interface TogetherAction<Row> {
  label: string
  onChosen: (rows: readonly Row[]) => void
}

export interface Bulk<Row> {
  actions: readonly BulkAction<Row>[]
  together?: readonly TogetherAction<Row>[]
  /** The id a person knows the row by, beside its label in the list; the row's id otherwise. */
  shownId?: (row: Row) => string
  /** Words for what a row failed with; the error's own message otherwise. */
  failureText?: (error: unknown) => string
  /** Asks before the page is left, until the function that it returns is called: for as long as a run is under way. */
  blockNavigation?: () => () => void
  /** After a run has ended or was stopped: the moment to read the list again. */
  onSettled?: () => void
}

export type Outcome =
  | { state: 'waiting' }
  | { state: 'running' }
  | { state: 'done' }
  | { state: 'failed'; error: unknown }
  /** It may be done all the same. */
  | { state: 'unconfirmed'; error: NotConfirmed }

/** Thrown by `run` where nobody can say whether it was done; the message says so, and what another try will do. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed'
}

interface Run<Row> {
  rows: readonly Row[]
  run: BulkAction<Row>['run']
  signal: AbortSignal
  onOutcome: (row: Row, outcome: Outcome) => void
}

/**
 * Does one row after another, never two at once and none twice. Once the signal has fired no further row is
 * begun; the one under way is awaited, because what has been sent cannot be taken back by looking away.
 */
export async function runOneByOne<Row>({ rows, run, signal, onOutcome }: Run<Row>): Promise<void> {
  for (const row of rows) {
    if (signal.aborted) return
    onOutcome(row, { state: 'running' })
    onOutcome(row, await outcomeOf(row, run, signal))
  }
}

async function outcomeOf<Row>(row: Row, run: BulkAction<Row>['run'], signal: AbortSignal): Promise<Outcome> {
  try {
    await run(row, signal)
    return { state: 'done' }
  } catch (error) {
    // It gave up because of Stop, before anything was sent.
    if (signal.aborted && error === signal.reason) return { state: 'waiting' }
    return error instanceof NotConfirmed ? { state: 'unconfirmed', error } : { state: 'failed', error }
  }
}
