import {
  makeEmptyForm,
  makeEmptyRow,
  isEmptyRow,
  buildLists,
  type ApplicationForm,
  type RowListName,
} from './application-form'
import type { TextKind } from './field-spec'
import { ENTRIES, type EntryPath } from './form-entries'
import { getWireColumns, getWireListName } from './wire-form'

export interface RestoredForm {
  form: ApplicationForm
  unreadableFields: (EntryPath | RowListName)[]
}

/** Restores a stored draft, which uses the host's names. Drops unknown keys and lists values that cannot be read. */
export function restoreForm(stored: unknown): RestoredForm {
  const source = isRecord(stored) ? stored : {}
  const form = makeEmptyForm()
  const unreadableFields: RestoredForm['unreadableFields'] = []

  for (const { path, wire, spec, write } of ENTRIES) {
    const text = readText(source[wire])
    if (text === undefined) unreadableFields.push(path)
    else write(form, READERS[spec.kind]?.(text) ?? text)
  }
  const lists = buildLists((list) => {
    const rows = readRows(list, source[getWireListName(list, 'sent')] ?? source[getWireListName(list, 'saved')])
    if (!rows) unreadableFields.push(list)
    // A list keeps at least one row.
    return rows && rows.length > 0 ? rows : [makeEmptyRow(list)]
  })
  return { form: { ...form, ...lists }, unreadableFields }
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

/** Returns the rows of a stored list. Empty text means no rows. One unreadable row makes the list unreadable. */
function readRows(list: RowListName, stored: unknown): object[] | undefined {
  if (stored === undefined || stored === null || stored === '') return []
  if (!Array.isArray(stored)) return undefined
  const rows = stored.map((row: unknown) => readRow(list, row))
  return rows.every((row) => row !== undefined) ? rows : undefined
}

function readRow(list: RowListName, stored: unknown): object | undefined {
  if (!isRecord(stored)) return undefined
  const row: Record<string, string> = {}
  for (const [column, wire] of getWireColumns(list)) {
    const text = readText(stored[wire])
    if (text === undefined) return undefined
    row[column] = text
  }
  return isEmptyRow(list, row) ? makeEmptyRow(list) : row
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
