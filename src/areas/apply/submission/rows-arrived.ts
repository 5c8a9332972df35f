import { ROW_LISTS, type ApplicationRows } from '@/domain/application-form'

export type RowsArrived = 'yes' | 'no' | 'unknown'

/** Rows in one text, however they are ordered. The host keeps complete ones only. */
const asText = (rows: readonly object[]): string =>
  rows
    .map((row) => Object.values(row).map((value) => String(value).trim()))
    .filter((values) => !values.includes(''))
    .map((values) => values.join('\n'))
    .toSorted()
    .join('\n\n')

/**
 * Whether the rows that were sent are those that the host has.
 * @param given the lists that the host gives back: one that it leaves out tells nothing
 */
export function rowsArrived(sent: ApplicationRows, given: Partial<ApplicationRows>): RowsArrived {
  const told = ROW_LISTS.flatMap((list) => {
    const [rows, kept] = [asText(sent[list]), given[list] && asText(given[list])]
    return rows === '' || kept === undefined ? [] : [{ isThere: kept === rows, isEmpty: kept === '' }]
  })
  if (told.length > 0 && told.every(({ isThere }) => isThere)) return 'yes'
  return told.length > 0 && told.every(({ isEmpty }) => isEmpty) ? 'no' : 'unknown'
}
