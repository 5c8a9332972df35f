import type { ApplicationForm, RowListName } from './application-form'
import { ROW_LABELS } from './application-steps'

/** A row that was begun and not finished. `row` counts from 1. */
export interface RowWarning {
  list: RowListName
  row: number
  message: string
}

/**
 * Rows that the host would leave out without a word: it keeps only those with every column filled (wire 2.4).
 * A warning, because spec 5 asks for nothing here; an empty row is no loss and is not named.
 */
export function rowWarnings(form: ApplicationForm): RowWarning[] {
  return [
    ...incompleteRows('grantRows', form.grantRows),
    ...(form.outsidegrants === 'yes' ? incompleteRows('fundingRows', form.fundingRows) : []),
    ...incompleteRows('co_investigators', form.co_investigators),
  ]
}

function incompleteRows(list: RowListName, rows: readonly object[]): RowWarning[] {
  return rows.flatMap((columns, index) => {
    const filled = Object.values(columns).map((value) => String(value).trim() !== '')
    if (!filled.includes(true) || !filled.includes(false)) return []
    const row = index + 1
    const name = `${ROW_LABELS[list].row} ${row}`
    return [{ list, row, message: `Complete every column of ${name}: the server keeps complete rows only.` }]
  })
}
