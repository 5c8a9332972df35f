export interface Ranked<Row> {
  readonly row: Row
  readonly rank: number | undefined
  readonly isTied: boolean
}

/** Sorts by highest value, rows without a value last. Equal values share a rank (1, 2, 2, 4) and keep their order. */
export function rankHighestFirst<Row>(
  rows: readonly Row[],
  getValue: (row: Row) => number | undefined,
): readonly Ranked<Row>[] {
  const values = rows.map((row) => ({ row, value: roundForComparison(getValue(row)) }))
  const sorted = values.toSorted((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity))
  return sorted.map(({ row, value }) => ({
    row,
    rank: value === undefined ? undefined : sorted.findIndex((other) => other.value === value) + 1,
    isTied: value !== undefined && sorted.filter((other) => other.value === value).length > 1,
  }))
}

/** Rounds to 6 decimals, because equal means of thirds may differ in the last digits. */
const roundForComparison = (value: number | undefined) =>
  value === undefined ? undefined : Math.round(value * 1e6) / 1e6

/** Formats a rank as `3`, or `=3` if it is shared. */
export const formatRank = (rank: number, isTied: boolean): string => (isTied ? `=${rank}` : String(rank))
