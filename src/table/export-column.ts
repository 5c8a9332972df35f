import { readHostDate } from '@/domain/dates/host-date'
import type { SheetCell } from '@/lib/sheet-cell'

/** Null, undefined and empty text become an empty cell. */
type Exported = string | number | null | undefined

/** A column of a saved file; a column of the table may have several. */
export interface ExportColumn<Row> {
  header: string
  /** Converts text. Unparsable text stays text, so that nothing a host sent is lost. */
  type?: 'text' | 'number' | 'date'
  value: (row: Row) => Exported | Promise<Exported>
}

/** Limited to the digits that spreadsheets preserve. */
const NUMBER = /^-?\d{1,12}(?:\.\d{1,3})?$/

export function cellOf(value: Exported, type: ExportColumn<unknown>['type'] = 'text'): SheetCell {
  if (typeof value === 'number') return value
  const text = value?.trim() ?? ''
  if (text === '') return null
  if (type === 'number' && NUMBER.test(text)) return Number(text)
  return (type === 'date' ? readHostDate(text) : undefined) ?? text
}
