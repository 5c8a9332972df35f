import { readHostDate } from '@/domain/dates/host-date'
import type { SheetCell } from '@/lib/sheet-cell'

/** What a person can know of a row: null or an empty text where there is nothing. */
type Exported = string | number | null | undefined

/** A column of a saved file. A column of the table has as many of them as it shows things. */
export interface ExportColumn<Row> {
  header: string
  /** How a text is read. One that is no number or date stays a text, so that nothing a host wrote is lost. */
  type?: 'text' | 'number' | 'date'
  /** It may have to be fetched. */
  value: (row: Row) => Exported | Promise<Exported>
}

/** No more digits than a spreadsheet keeps of a number. */
const NUMBER = /^-?\d{1,12}(?:\.\d{1,3})?$/

/** The cell for a value of a column. */
export function cellOf(value: Exported, type: ExportColumn<unknown>['type'] = 'text'): SheetCell {
  if (typeof value === 'number') return value
  const text = value?.trim() ?? ''
  if (text === '') return null
  if (type === 'number' && NUMBER.test(text)) return Number(text)
  return (type === 'date' ? readHostDate(text) : undefined) ?? text
}
