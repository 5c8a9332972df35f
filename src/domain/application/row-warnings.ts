import { APPLICATION_FIELDS } from './application-fields'
import { ROW_LISTS, type ApplicationForm, type RowListName } from './application-form'
import { isAsked } from './validation'

/** A partly filled row. `row` counts from 1. */
export interface RowWarning {
  list: RowListName
  row: number
  message: string
}

/** Warns about each partly filled row, because the host silently drops incomplete rows. */
export function rowWarnings(form: ApplicationForm): RowWarning[] {
  return ROW_LISTS.filter((list) => isAsked(list, form, 'new')).flatMap((list) => incompleteRows(list, form[list]))
}

function incompleteRows(list: RowListName, rows: readonly object[]): RowWarning[] {
  return rows.flatMap((columns, index) => {
    const filled = Object.values(columns).map((value) => String(value).trim() !== '')
    if (!filled.includes(true) || !filled.includes(false)) return []
    const row = index + 1
    const name = `${APPLICATION_FIELDS[list].row} ${row}`
    return [{ list, row, message: `Complete every column of ${name}: the server keeps complete rows only.` }]
  })
}
