import {
  emptyApplicationForm,
  emptyRow,
  isEmptyRow,
  makeLists,
  type ApplicationForm,
  type RowListName,
} from './application-form'
import type { TextKind } from './field-spec'
import { ENTRIES, type EntryPath } from './form-entries'
import { wireColumns, wireList } from './wire-form'

export interface RestoredForm {
  form: ApplicationForm
  unreadable: (EntryPath | RowListName)[]
}

/** Restores a stored draft, which uses the host's names. Drops unknown keys and lists values that cannot be read. */
export function restoreForm(stored: unknown): RestoredForm {
  const source = isRecord(stored) ? stored : {}
  const form = emptyApplicationForm()
  const unreadable: RestoredForm['unreadable'] = []

  for (const { path, wire, spec, write } of ENTRIES) {
    const text = readText(source[wire])
    if (text === undefined) unreadable.push(path)
    else write(form, READERS[spec.kind]?.(text) ?? text)
  }
  const lists = makeLists((list) => {
    const rows = rowsFrom(list, source[wireList(list, 'sent')] ?? source[wireList(list, 'saved')])
    if (!rows) unreadable.push(list)
    // A list keeps at least one row.
    return rows && rows.length > 0 ? rows : [emptyRow(list)]
  })
  return { form: { ...form, ...lists }, unreadable }
}

/** A host stores yes and no as 1 and 0 after the submission. */
function readYesNo(text: string): string {
  if (text === '1') return 'yes'
  return text === '0' ? 'no' : text
}

/** MySQL stores an empty date as zeros. */
const readDay = (text: string): string => (text.startsWith('0000-00-00') ? '' : text)

const READERS: Readonly<Partial<Record<TextKind, (text: string) => string>>> = { yesNo: readYesNo, day: readDay }

function readText(value: unknown): string | undefined {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}

/** Returns the rows of a stored list. Empty text means no rows; one unreadable row makes the list unreadable. */
function rowsFrom(list: RowListName, stored: unknown): object[] | undefined {
  if (stored === undefined || stored === null || stored === '') return []
  if (!Array.isArray(stored)) return undefined
  const rows = stored.map((row: unknown) => readRow(list, row))
  return rows.every((row) => row !== undefined) ? rows : undefined
}

function readRow(list: RowListName, stored: unknown): object | undefined {
  if (!isRecord(stored)) return undefined
  const row: Record<string, string> = {}
  for (const [column, wire] of wireColumns(list)) {
    const text = readText(stored[wire])
    if (text === undefined) return undefined
    row[column] = text
  }
  return isEmptyRow(list, row) ? emptyRow(list) : row
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
