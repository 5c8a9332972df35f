/** An action that can be run on several rows. */
export interface BulkAction<Row> {
  /** A verb: the label of the button, and the start of the label of the one that confirms ("Shortlist 12"). */
  label: string
  tone?: 'plain' | 'danger'
  /** What will happen to this row, shown before the run. */
  effect: (row: Row) => string
  /** True, or the reason why the action cannot run on this row. */
  verdict: (row: Row) => true | string
  /**
   * Runs on one row; a rejection means that the row failed, unless it is `NotConfirmed`. The signal fires on Stop: it
   * is for work before the request is sent (a wait, refetching the row), as a request once sent is awaited.
   */
  run: (row: Row, signal: AbortSignal) => Promise<void>
}

/** An action on all selected rows together, in a dialog of its own: e.g. one document of all of them. */
export interface TogetherAction<Row> {
  label: string
  /** @param clear takes the selection away, once it is done */
  onChosen: (rows: readonly Row[], clear: () => void) => void
}

export interface Bulk<Row> {
  actions: readonly BulkAction<Row>[]
  together?: readonly TogetherAction<Row>[]
  /** The id displayed beside the label of a row in the list; the row's id by default. */
  shownId?: (row: Row) => string
  /** The message for the error of a failed row; the error's own message by default. */
  failureText?: (error: unknown) => string
  /** Asks before the page is left, until the returned function is called; used during a run. */
  blockNavigation?: () => () => void
  /** Called after a run has ended or was stopped, e.g. to refetch the list. */
  onSettled?: () => void
}

export type Outcome =
  | { state: 'waiting' }
  | { state: 'running' }
  | { state: 'done' }
  | { state: 'failed'; error: unknown }
  /** The action may have been done nevertheless. */
  | { state: 'unconfirmed'; error: NotConfirmed }

/** Thrown by `run` if it is unknown whether it was done; the message says so, and what a retry will do. */
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
 * Runs the rows strictly one after another, each once. Once the signal has fired, no further row is started; the
 * current one is awaited, because a request that was sent cannot be taken back.
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
    // Aborted by Stop before anything was sent.
    if (signal.aborted && error === signal.reason) return { state: 'waiting' }
    return error instanceof NotConfirmed ? { state: 'unconfirmed', error } : { state: 'failed', error }
  }
}
