import { APPLICATION_FIELDS, FIELD_NAMES } from './application-fields'
import {
  emptyApplicationForm,
  isRowList,
  ROW_LISTS,
  splitRows,
  type Answers,
  type ApplicationForm,
  type ApplicationRows,
  type RowListName,
} from './application-form'
import type { RowsSpec } from './field-spec'
import { columnsOf, ENTRIES, entriesOf } from './form-entries'

/** A saved application is given back with other names for its lists than those they were sent with. */
export type ListNames = 'sent' | 'saved'

/** What the host calls a list. */
export function wireList(list: RowListName, names: ListNames): string {
  const { saved, wire = list }: RowsSpec = APPLICATION_FIELDS[list]
  return names === 'saved' ? saved : wire
}

/** The columns of a list, each with the host's name for it. */
export const wireColumns = (list: RowListName): (readonly [column: string, wire: string])[] =>
  columnsOf(list).map(([column, { wire = column }]) => [column, wire])

type Plain = Readonly<Record<string, unknown>>

const rename = (row: Plain, names: readonly (readonly [from: string, to: string])[]): Plain =>
  Object.fromEntries(names.map(([from, to]) => [to, row[from]]))

const listToWire = (list: RowListName, rows: readonly Plain[]) => rows.map((row) => rename(row, wireColumns(list)))

/** What a flat form can carry, under the names of the host. */
export const answersToWire = (answers: Answers): Record<string, string> =>
  Object.fromEntries(ENTRIES.map(({ wire, read }) => [wire, read(answers)]))

/** The rows under the names of the host; a list that is not there is left out. */
export const rowsToWire = (rows: Partial<ApplicationRows>, names: ListNames = 'sent'): Record<string, Plain[]> =>
  Object.fromEntries(
    ROW_LISTS.flatMap((list) => {
      const given = rows[list]
      return given ? [[wireList(list, names), listToWire(list, given)]] : []
    }),
  )

/** The whole form under the names of the host, in the order of the form: what is kept on a device. */
export const formToWire = (form: ApplicationForm): Record<string, unknown> =>
  Object.fromEntries(
    FIELD_NAMES.flatMap((name): [string, unknown][] =>
      isRowList(name)
        ? [[wireList(name, 'sent'), listToWire(name, form[name])]]
        : entriesOf(name).map(({ wire, read }) => [wire, read(form)]),
    ),
  )

/** The answers in a record with the names of the host; what is no text there is none. */
export function answersFromWire(record: Plain): Answers {
  const { answers } = splitRows(emptyApplicationForm())
  for (const { wire, write } of ENTRIES) {
    const text = record[wire]
    if (typeof text === 'string') write(answers, text)
  }
  return answers
}

/** The lists in a record with the names of the host, each only where it is there. */
export function rowsFromWire(record: Plain, names: ListNames = 'sent'): Partial<ApplicationRows> {
  const lists = ROW_LISTS.flatMap((list) => {
    const rows = record[wireList(list, names)]
    const columns = wireColumns(list).map(([column, wire]) => [wire, column] as const)
    return Array.isArray(rows) ? [[list, rows.map((row: Plain) => rename(row, columns))]] : []
  })
  // The columns are those of the lists, which `fromEntries` cannot say.
  return Object.fromEntries(lists) as Partial<ApplicationRows>
}
