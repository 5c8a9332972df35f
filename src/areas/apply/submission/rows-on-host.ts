import { ROW_LISTS, type ApplicationRows } from '@/domain/application/application-form'

export type RowsOnHost = 'yes' | 'no' | 'unknown'

/** Returns comparable text of rows in any order. Ignores incomplete rows, which the host drops. */
const asText = (rows: readonly object[]): string =>
  rows
    .map((row) => Object.values(row).map((value) => String(value).trim()))
    .filter((values) => !values.includes(''))
    .map((values) => values.join('\n'))
    .toSorted()
    .join('\n\n')

/** Whether the host has the sent rows. A list that it does not return proves nothing. */
export function rowsOnHost(sent: ApplicationRows, given: Partial<ApplicationRows>): RowsOnHost {
  const compared = ROW_LISTS.flatMap((list) => {
    const [rows, kept] = [asText(sent[list]), given[list] && asText(given[list])]
    return rows === '' || kept === undefined ? [] : [{ isThere: kept === rows, isEmpty: kept === '' }]
  })
  if (compared.length > 0 && compared.every(({ isThere }) => isThere)) return 'yes'
  return compared.length > 0 && compared.every(({ isEmpty }) => isEmpty) ? 'no' : 'unknown'
}
