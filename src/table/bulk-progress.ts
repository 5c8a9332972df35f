import type { Outcome } from './bulk'

interface Sum<Row> {
  done: number
  failed: readonly Row[]
  unconfirmed: readonly Row[]
  /** Not started, or aborted before anything was sent. */
  left: readonly Row[]
}

/** Groups the rows of a run by their outcomes. */
export function sumUp<Row>(rows: readonly Row[], outcomes: ReadonlyMap<Row, Outcome>): Sum<Row> {
  const stateOf = (row: Row) => outcomes.get(row)?.state ?? 'waiting'
  return {
    done: rows.filter((row) => stateOf(row) === 'done').length,
    failed: rows.filter((row) => stateOf(row) === 'failed'),
    unconfirmed: rows.filter((row) => stateOf(row) === 'unconfirmed'),
    left: rows.filter((row) => stateOf(row) === 'waiting'),
  }
}

/** The progress as a sentence; `count` is the number of rows in the run. */
export function progressText<Row>(sum: Sum<Row>, count: number, underWay: boolean): string {
  const { done, failed, unconfirmed, left } = sum
  const parts = [
    `${done} of ${count} done`,
    failed.length > 0 && `${failed.length} failed`,
    unconfirmed.length > 0 && `${unconfirmed.length} not confirmed`,
    !underWay && left.length > 0 && `${left.length} not done`,
  ]
  return `${parts.filter((part) => part !== false).join(', ')}.`
}
