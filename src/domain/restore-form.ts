import {
  applicationFormSchema,
  emptyApplicationForm,
  emptyCoInvestigator,
  emptyFundingRow,
  emptyGrantRow,
  type ApplicationForm,
  type RowListName,
  type TextFieldName,
} from './application-form'

/** A form made from what was stored, with the names of the answers that were there but could not be read. */
export interface RestoredForm {
  form: ApplicationForm
  unreadable: (keyof ApplicationForm)[]
}

/**
 * Makes a form from a stored draft or from the `data` of GetFormData.php. Keys that are missing keep their empty value,
 * unknown keys are left out, and nothing is lost silently: what had a value and could not be read is named.
 */
export function restoreForm(stored: unknown): RestoredForm {
  const source = isRecord(stored) ? stored : {}
  const form = emptyApplicationForm()
  const unreadable: (keyof ApplicationForm)[] = []

  for (const key of textFields) {
    const text = readText(source[key])
    if (text === undefined) unreadable.push(key)
    else form[key] = yesNoFields.includes(key) ? readYesNo(text) : text
  }
  const readRows = <Row extends TextRow>(key: RowListName, empty: () => Row): Row[] => {
    const rows = rowsFrom(source[key] ?? source[hostNames[key]], empty)
    if (!rows) unreadable.push(key)
    // A list never loses its last row (spec 4).
    return rows && rows.length > 0 ? rows : [empty()]
  }
  form.grantRows = readRows('grantRows', emptyGrantRow)
  form.fundingRows = readRows('fundingRows', emptyFundingRow)
  form.co_investigators = readRows('co_investigators', emptyCoInvestigator)
  return { form, unreadable }
}

/** GetFormData.php answers some lists under other names than those they were sent with (spec 7). */
const hostNames: Record<RowListName, string> = {
  grantRows: 'grants',
  fundingRows: 'funding',
  co_investigators: 'co_investigators',
}

type TextRow = Record<string, string>

const textFields = applicationFormSchema
  .keyof()
  .options.filter((key): key is TextFieldName => typeof emptyApplicationForm()[key] === 'string')

const yesNoFields: readonly TextFieldName[] = ['Leave_Get', 'projectInvolved', 'outsidegrants']

/** A host stores yes and no as 1 and 0 once an application was submitted (wire 2.4). */
function readYesNo(text: string): string {
  if (text === '1') return 'yes'
  return text === '0' ? 'no' : text
}

function readText(value: unknown): string | undefined {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}

/** The rows of a stored list; an empty text stands for none (wire 1.7), and one unreadable row spoils the list. */
function rowsFrom<Row extends TextRow>(stored: unknown, empty: () => Row): Row[] | undefined {
  if (stored === undefined || stored === null || stored === '') return []
  if (!Array.isArray(stored)) return undefined
  const rows = stored.map((row: unknown) => readRow(row, empty()))
  return rows.every((row) => row !== undefined) ? rows : undefined
}

function readRow<Row extends TextRow>(stored: unknown, row: Row): Row | undefined {
  if (!isRecord(stored)) return undefined
  const columns = Object.keys(row).map((column) => [column, readText(stored[column])] as const)
  // The columns are those of the empty row, and each has been read as text.
  return columns.every(([, text]) => text !== undefined) ? (Object.fromEntries(columns) as Row) : undefined
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
