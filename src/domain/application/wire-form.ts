import { APPLICATION_FIELDS, FIELD_NAMES } from './application-fields'
import {
  makeEmptyForm,
  isRowList,
  ROW_LISTS,
  splitRows,
  type FormValues,
  type ApplicationForm,
  type ApplicationRows,
  type RowListName,
} from './application-form'
import type { RowsSpec } from './field-spec'
import { getColumns, ENTRIES, getEntries } from './form-entries'

/** The host has other names for the lists that it returns than for the lists that it receives. */
export type ListNames = 'sent' | 'saved'

export function getWireListName(list: RowListName, names: ListNames): string {
  const { saved, wire = list }: RowsSpec = APPLICATION_FIELDS[list]
  return names === 'saved' ? saved : wire
}

export const getWireColumns = (list: RowListName): (readonly [column: string, wire: string])[] =>
  getColumns(list).map(([column, { wire = column }]) => [column, wire])

type WireRecord = Readonly<Record<string, unknown>>

const renameKeys = (row: WireRecord, names: readonly (readonly [from: string, to: string])[]): WireRecord =>
  Object.fromEntries(names.map(([from, to]) => [to, row[from]]))

const listToWire = (list: RowListName, rows: readonly WireRecord[]) =>
  rows.map((row) => renameKeys(row, getWireColumns(list)))

export const valuesToWire = (values: FormValues): Record<string, string> =>
  Object.fromEntries(ENTRIES.map(({ wire, read }) => [wire, read(values)]))

export const rowsToWire = (rows: Partial<ApplicationRows>, names: ListNames = 'sent'): Record<string, WireRecord[]> =>
  Object.fromEntries(
    ROW_LISTS.flatMap((list) => {
      const listRows = rows[list]
      return listRows ? [[getWireListName(list, names), listToWire(list, listRows)]] : []
    }),
  )

/** Returns the whole form under the host's names, in form order. Drafts are stored in this format. */
export const formToWire = (form: ApplicationForm): Record<string, unknown> =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name): [string, unknown][] =>
      isRowList(name)
        ? [[getWireListName(name, 'sent'), listToWire(name, form[name])]]
        : getEntries(name).map(({ wire, read }) => [wire, read(form)]),
    ),
  )

/** Reads the flat fields from a record with the host's names. Values that are not text are read as empty. */
export function valuesFromWire(record: WireRecord): FormValues {
  const { values } = splitRows(makeEmptyForm())
  for (const { wire, write } of ENTRIES) {
    const text = record[wire]
    if (typeof text === 'string') write(values, text)
  }
  return values
}

export function rowsFromWire(record: WireRecord, names: ListNames = 'sent'): Partial<ApplicationRows> {
  const lists = ROW_LISTS.flatMap((list) => {
    const rows = record[getWireListName(list, names)]
    const columns = getWireColumns(list).map(([column, wire]) => [wire, column] as const)
    return Array.isArray(rows) ? [[list, rows.map((row: WireRecord) => renameKeys(row, columns))]] : []
  })
  // `fromEntries` loses the key types.
  return Object.fromEntries(lists) as Partial<ApplicationRows>
}
