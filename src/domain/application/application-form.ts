import { z } from '@/lib/zod'
import {
  APPLICATION_FIELDS,
  FIELD_NAMES,
  getFieldSpec,
  type ApplicationFields,
  type FieldName,
} from './application-fields'
import type { TextKind, TextSpec } from './field-spec'
import { REVIEWERS } from '../people/reviewers'
import { cleanLine } from '../texts/clean-line'

type NamesOf<Kind> = { [Name in FieldName]: ApplicationFields[Name]['kind'] extends Kind ? Name : never }[FieldName]

/** The PDFs of an application, named like their multipart fields. */
export type FileField = NamesOf<'pdf'>
export type RowListName = NamesOf<'rows'>
export type TextFieldName = NamesOf<TextKind>
export type ReviewerColumn = keyof ApplicationFields['reviewers']['columns']

export const isFileField = (name: FieldName): name is FileField => getFieldSpec(name).kind === 'pdf'
export const isRowList = (name: FieldName): name is RowListName => getFieldSpec(name).kind === 'rows'

export const FILE_FIELDS = FIELD_NAMES.filter(isFileField)
export const isTextField = (name: FieldName): name is TextFieldName =>
  !['rows', 'reviewers', 'pdf'].includes(getFieldSpec(name).kind)

export const TEXT_FIELDS = FIELD_NAMES.filter(isTextField)
export const ROW_LISTS = FIELD_NAMES.filter(isRowList)

type TextShape<Columns> = { -readonly [Column in keyof Columns]: z.ZodMiniString<string> }
type SchemaOf<Field> = Field extends { columns: infer Columns }
  ? z.ZodMiniArray<z.ZodMiniObject<TextShape<Columns>>>
  : z.ZodMiniString<string>
type FormShape = { [Name in Exclude<FieldName, FileField>]: SchemaOf<ApplicationFields[Name]> }

const toTextSchema = (columns: object): z.ZodMiniObject =>
  z.object(Object.fromEntries(Object.keys(columns).map((column) => [column, z.string()])))

const shape = FIELD_NAMES.filter((name) => !isFileField(name)).map((name) => {
  const field = getFieldSpec(name)
  return [name, 'columns' in field ? z.array(toTextSchema(field.columns)) : z.string()]
})

/** The schema of a draft. Every value is text as typed, because only Next and the submission validate. */
export const applicationFormSchema = z.object(Object.fromEntries(shape) as FormShape)

export type ApplicationForm = z.infer<typeof applicationFormSchema>
export type RowOf<List extends RowListName> = ApplicationForm[List][number]
export type ApplicationRows = Pick<ApplicationForm, RowListName>
/** The values of the flat form. It omits the rows, because they have their own call. */
export type FormValues = Omit<ApplicationForm, RowListName>
/** A form as a host returns it. A list that the host omits is absent. */
export type SavedForm = FormValues & Partial<ApplicationRows>

const LIST_KEYS = Object.fromEntries(ROW_LISTS.map((list) => [list, true])) as Record<RowListName, true>

export const rowsSchema = z.pick(applicationFormSchema, LIST_KEYS)
export const valuesSchema = z.omit(applicationFormSchema, LIST_KEYS)
export const savedFormSchema = z.object({ ...valuesSchema.shape, ...z.partial(rowsSchema).shape })

type Columns = Readonly<Record<string, Pick<TextSpec, 'label' | 'initial'>>>

const getInitialValues = (columns: Columns) =>
  Object.fromEntries(Object.entries(columns).map(([column, { initial = '' }]) => [column, initial]))

export const makeEmptyRow = <List extends RowListName>(list: List): RowOf<List> =>
  getInitialValues(APPLICATION_FIELDS[list].columns) as RowOf<List>

/** Whether a row is empty. Each value is then blank, or equals the value of a new row. */
export function isEmptyRow(list: RowListName, row: Readonly<Record<string, string>>): boolean {
  const initial: Readonly<Record<string, string>> = makeEmptyRow(list)
  return Object.entries(row).every(([column, text]) => ['', initial[column]].includes(cleanLine(text)))
}

export function makeEmptyForm(): ApplicationForm {
  const values = FIELD_NAMES.filter((name) => !isFileField(name)).map((name) => {
    const field = getFieldSpec(name)
    if (field.kind === 'reviewers') return [name, REVIEWERS.map(() => getInitialValues(field.columns))]
    return [name, field.kind === 'rows' ? [getInitialValues(field.columns)] : '']
  })
  // `fromEntries` loses the key types.
  return Object.fromEntries(values) as ApplicationForm
}

/** Builds every list from `rowsOf`, which must return rows of that list, because `fromEntries` loses the types. */
export const buildLists = (getRows: (list: RowListName) => readonly object[]): ApplicationRows =>
  Object.fromEntries(ROW_LISTS.map((list) => [list, getRows(list)])) as unknown as ApplicationRows

/** Completes a form of a host. Missing or empty lists get one empty row. */
export const fillMissingLists = (saved: SavedForm): ApplicationForm => ({
  ...makeEmptyForm(),
  ...saved,
  ...buildLists((list) => {
    const filled = (saved[list] ?? []).filter((row) => !isEmptyRow(list, row))
    return filled.length > 0 ? filled : [makeEmptyRow(list)]
  }),
})

export function splitRows(form: ApplicationForm): { values: FormValues; rows: ApplicationRows } {
  const { grantRows, fundingRows, coInvestigators, ...values } = form
  return { values, rows: { grantRows, fundingRows, coInvestigators } }
}

export const mapFileFields = <Value>(make: (field: FileField) => Value): Record<FileField, Value> =>
  Object.fromEntries(FILE_FIELDS.map((field) => [field, make(field)])) as Record<FileField, Value>

/** The host expects lowercase values. */
export const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** The files of a draft. The portal has `File`s, the mock host has documents. Validation checks only presence. */
export type ApplicationFiles<Chosen extends { name: string } = { name: string }> = {
  readonly [Field in FileField]?: Chosen | null | undefined
}
