/** One of the things that are ranked, with its place. */
export interface Ranked<Row> {
  readonly row: Row
  /** Undefined where there is nothing to rank by. */
  readonly rank: number | undefined
  /** Whether another one has the same rank. */
  readonly isTied: boolean
}

/**
 * The highest value first; those without one come last. Equal values share a rank, and the next rank leaves as many out:
 * 1, 2, 2, 4. Within a rank the given order stays.
 */
export function rankHighestFirst<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => number | undefined,
): readonly Ranked<Row>[] {
  const values = rows.map((row) => ({ row, value: comparable(valueOf(row)) }))
  const sorted = values.toSorted((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity))
  return sorted.map(({ row, value }) => ({
    row,
    rank: value === undefined ? undefined : sorted.findIndex((other) => other.value === value) + 1,
    isTied: value !== undefined && sorted.filter((other) => other.value === value).length > 1,
  }))
}

/** Without the last digits: a mean of thirds is not exact, so that equal means could differ in them. */
const comparable = (value: number | undefined) => (value === undefined ? undefined : Math.round(value * 1e6) / 1e6)

/** A rank for reading: `3`, or `=3` where it is shared. */
export const formatRank = (rank: number, isTied: boolean): string => (isTied ? `=${rank}` : String(rank))
