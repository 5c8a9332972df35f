import { APPLICATION_FIELDS, FIELD_NAMES, getFieldSpec, type FieldName } from './application-fields'
import {
  isTextField,
  type FormValues,
  type FileField,
  type ReviewerColumn,
  type RowListName,
  type RowOf,
  type TextFieldName,
} from './application-form'
import type { TextSpec } from './field-spec'
import { REVIEWERS, type Reviewer } from '../people/reviewers'

/** The path of a text field, as form libraries write it. */
export type EntryPath = TextFieldName | `reviewers.${number}.${ReviewerColumn}`

export type CellPath = { [List in RowListName]: `${List}.${number}.${keyof RowOf<List> & string}` }[RowListName]

export type FieldPath = EntryPath | CellPath | FileField

/** A text field outside the rows. `wire` is its name in the flat form. */
export interface FormEntry {
  readonly path: EntryPath
  readonly field: FieldName
  readonly wire: string
  readonly spec: Omit<TextSpec, 'sample'>
  readonly read: (values: FormValues) => string
  readonly write: (values: FormValues, text: string) => void
}

function makeTextEntry(field: TextFieldName): FormEntry {
  const spec: TextSpec = APPLICATION_FIELDS[field]
  const write = (values: FormValues, text: string) => Object.assign(values, { [field]: text })
  return { path: field, field, wire: spec.wire ?? field, spec, read: (values) => values[field], write }
}

// `Object.keys` loses the key types.
const REVIEWER_COLUMNS = Object.keys(APPLICATION_FIELDS.reviewers.columns) as ReviewerColumn[]

function makeReviewerEntry({ label: reviewer, number }: Reviewer, index: number, column: ReviewerColumn): FormEntry {
  const { wire, ...spec } = APPLICATION_FIELDS.reviewers.columns[column]
  const label = `${reviewer} ${spec.label}`
  return {
    path: `reviewers.${index}.${column}`,
    field: 'reviewers',
    wire: `reviewer${number}${wire}`,
    spec: { ...spec, label, required: `${label} is required.` },
    read: ({ reviewers }) => reviewers[index]?.[column] ?? '',
    write: ({ reviewers }, text) => Object.assign(reviewers[index] ?? {}, { [column]: text }),
  }
}

function makeEntries(name: FieldName): FormEntry[] {
  if (name !== 'reviewers') return isTextField(name) ? [makeTextEntry(name)] : []
  return REVIEWERS.flatMap((reviewer, index) =>
    REVIEWER_COLUMNS.map((column) => makeReviewerEntry(reviewer, index, column)),
  )
}

export const ENTRIES: readonly FormEntry[] = FIELD_NAMES.flatMap(makeEntries)

/** Returns one entry for a text, one for each column of each reviewer, and none for rows and files. */
export const getEntries = (name: FieldName): FormEntry[] => ENTRIES.filter(({ field }) => field === name)

export const findEntry = (path: string): FormEntry | undefined => ENTRIES.find((entry) => entry.path === path)

const LABELS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, getFieldSpec(name).label])),
  ...Object.fromEntries(ENTRIES.map(({ path, spec }) => [path, spec.label])),
}

export const getLabel = (path: EntryPath | FieldName): string => LABELS[path] ?? path

export const getColumns = <List extends RowListName>(list: List) =>
  // The columns of the table match those of the rows; `entries` loses the key types.
  Object.entries(APPLICATION_FIELDS[list].columns) as [keyof RowOf<List> & string, TextSpec][]

/** The caller must pass a column of the list. */
export const toCellPath = (list: RowListName, index: number, column: string): CellPath =>
  `${list}.${index}.${column}` as CellPath

/** Returns "Amount, grant row 2". */
export const formatCellLabel = (list: RowListName, column: string, index: number): string =>
  `${column}, ${APPLICATION_FIELDS[list].row} ${index + 1}`
