import type { ApplicationForm } from '@/domain/application-form'

type Rows = Pick<ApplicationForm, 'grantRows' | 'fundingRows' | 'co_investigators'>

export type RowsArrived = 'yes' | 'no' | 'unknown'

/** The host keeps complete rows only. */
const complete = (rows: readonly object[]): string[] =>
  rows
    .map((row) => Object.values(row).map((value) => String(value).trim()))
    .filter((values) => !values.includes(''))
    .map((values) => values.join('\n'))
    .toSorted()

const all = ({ grantRows, fundingRows, co_investigators }: Rows): string[] =>
  [grantRows, fundingRows, co_investigators].flatMap(complete)

/**
 * Whether the rows that were sent are those that the host has. Some hosts leave lists out of what they give back, so
 * a part of them tells nothing.
 */
export function rowsArrived(sent: Rows, kept: Rows): RowsArrived {
  const [expected, there] = [all(sent), all(kept)]
  if (there.join('\n\n') === expected.join('\n\n')) return 'yes'
  return there.length === 0 ? 'no' : 'unknown'
}
