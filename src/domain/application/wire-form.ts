import { APPLICATION_FIELDS, FIELD_NAMES } from './application-fields'
import {
  emptyApplicationForm,
  isRowList,
  ROW_LISTS,
  splitRows,
  type FormValues,
  type ApplicationForm,
  type ApplicationRows,
  type RowListName,
} from './application-form'
import type { RowsSpec } from './field-spec'
import { columnsOf, ENTRIES, entriesOf } from './form-entries'

/** The host names the lists of a saved application differently from those it receives. */
export type ListNames = 'sent' | 'saved'

export function wireList(list: RowListName, names: ListNames): string {
  const { saved, wire = list }: RowsSpec = APPLICATION_FIELDS[list]
  return names === 'saved' ? saved : wire
}

export const wireColumns = (list: RowListName): (readonly [column: string, wire: string])[] =>
  columnsOf(list).map(([column, { wire = column }]) => [column, wire])

type Plain = Readonly<Record<string, unknown>>

const rename = (row: Plain, names: readonly (readonly [from: string, to: string])[]): Plain =>
  Object.fromEntries(names.map(([from, to]) => [to, row[from]]))

const listToWire = (list: RowListName, rows: readonly Plain[]) => rows.map((row) => rename(row, wireColumns(list)))

export const valuesToWire = (values: FormValues): Record<string, string> =>
  Object.fromEntries(ENTRIES.map(({ wire, read }) => [wire, read(values)]))

export const rowsToWire = (rows: Partial<ApplicationRows>, names: ListNames = 'sent'): Record<string, Plain[]> =>
  Object.fromEntries(
    ROW_LISTS.flatMap((list) => {
      const given = rows[list]
      return given ? [[wireList(list, names), listToWire(list, given)]] : []
    }),
  )

/** Returns the whole form under the host's names, in form order. Drafts are stored in this format. */
export const formToWire = (form: ApplicationForm): Record<string, unknown> =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name): [string, unknown][] =>
      isRowList(name)
        ? [[wireList(name, 'sent'), listToWire(name, form[name])]]
        : entriesOf(name).map(({ wire, read }) => [wire, read(form)]),
    ),
  )

/** Reads the flat fields from a record with the host's names. Values that are not text are read as empty. */
export function valuesFromWire(record: Plain): FormValues {
  const { answers: values } = splitRows(emptyApplicationForm())
  for (const { wire, write } of ENTRIES) {
    const text = record[wire]
    if (typeof text === 'string') write(values, text)
  }
  return values
}

export function rowsFromWire(record: Plain, names: ListNames = 'sent'): Partial<ApplicationRows> {
  const lists = ROW_LISTS.flatMap((list) => {
    const rows = record[wireList(list, names)]
    const columns = wireColumns(list).map(([column, wire]) => [wire, column] as const)
    return Array.isArray(rows) ? [[list, rows.map((row: Plain) => rename(row, columns))]] : []
  })
  // `fromEntries` loses the key types.
  return Object.fromEntries(lists) as Partial<ApplicationRows>
}
