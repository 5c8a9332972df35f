import { ROW_LISTS, type ApplicationRows } from '@/domain/application/application-form'

export type RowsArrived = 'yes' | 'no' | 'unknown'

/** Comparable text of rows, regardless of their order. Incomplete rows are ignored, as the host drops them. */
const asText = (rows: readonly object[]): string =>
  rows
    .map((row) => Object.values(row).map((value) => String(value).trim()))
    .filter((values) => !values.includes(''))
    .map((values) => values.join('\n'))
    .toSorted()
    .join('\n\n')

/**
 * Whether the host has the rows that were sent.
 * @param given the lists that the host returned; an omitted list tells nothing
 */
export function rowsArrived(sent: ApplicationRows, given: Partial<ApplicationRows>): RowsArrived {
  const compared = ROW_LISTS.flatMap((list) => {
    const [rows, kept] = [asText(sent[list]), given[list] && asText(given[list])]
    return rows === '' || kept === undefined ? [] : [{ isThere: kept === rows, isEmpty: kept === '' }]
  })
  if (compared.length > 0 && compared.every(({ isThere }) => isThere)) return 'yes'
  return compared.length > 0 && compared.every(({ isEmpty }) => isEmpty) ? 'no' : 'unknown'
}
