import { z } from '../zod'
import {
  APPLICATION_FIELDS,
  FIELD_NAMES,
  fieldSpec,
  type ApplicationFields,
  type FieldName,
} from './application-fields'
import type { TextKind } from './field-spec'
import { REVIEWERS } from '../people/reviewers'

type NamesOf<Kind> = { [Name in FieldName]: ApplicationFields[Name]['kind'] extends Kind ? Name : never }[FieldName]

/** The PDFs of an application, by the names of their multipart fields. */
export type FileField = NamesOf<'pdf'>
export type RowListName = NamesOf<'rows'>
export type TextFieldName = NamesOf<TextKind>
export type ReviewerColumn = keyof ApplicationFields['reviewers']['columns']

export const isFileField = (name: FieldName): name is FileField => fieldSpec(name).kind === 'pdf'
export const isRowList = (name: FieldName): name is RowListName => fieldSpec(name).kind === 'rows'

export const FILE_FIELDS = FIELD_NAMES.filter(isFileField)
export const isTextField = (name: FieldName): name is TextFieldName =>
  !['rows', 'reviewers', 'pdf'].includes(fieldSpec(name).kind)

export const TEXT_FIELDS = FIELD_NAMES.filter(isTextField)
export const ROW_LISTS = FIELD_NAMES.filter(isRowList)

type TextShape<Columns> = { -readonly [Column in keyof Columns]: z.ZodString }
type SchemaOf<Field> = Field extends { columns: infer Columns }
  ? z.ZodArray<z.ZodObject<TextShape<Columns>>>
  : z.ZodString
type FormShape = { [Name in Exclude<FieldName, FileField>]: SchemaOf<ApplicationFields[Name]> }

const textsOf = (columns: object): z.ZodObject =>
  z.object(Object.fromEntries(Object.keys(columns).map((column) => [column, z.string()])))

const shape = FIELD_NAMES.filter((name) => !isFileField(name)).map((name) => {
  const field = fieldSpec(name)
  return [name, 'columns' in field ? z.array(textsOf(field.columns)) : z.string()]
})

/**
 * The draft of an application. Every value is text as typed: a draft never validates, only Next and the submission do.
 * The schemas are made of the table, which `fromEntries` cannot say.
 */
export const applicationFormSchema = z.object(Object.fromEntries(shape) as FormShape)

export type ApplicationForm = z.infer<typeof applicationFormSchema>
export type RowOf<List extends RowListName> = ApplicationForm[List][number]
export type ApplicationRows = Pick<ApplicationForm, RowListName>
/** What a flat form can carry: everything but the rows, which have a call of their own. */
export type Answers = Omit<ApplicationForm, RowListName>

const LISTS = Object.fromEntries(ROW_LISTS.map((list) => [list, true])) as Record<RowListName, true> // All of them.

export const rowsSchema = applicationFormSchema.pick(LISTS)
export const answersSchema = applicationFormSchema.omit(LISTS)

const emptyTexts = (columns: object) => Object.fromEntries(Object.keys(columns).map((column) => [column, '']))

export const emptyRow = <List extends RowListName>(list: List): RowOf<List> =>
  emptyTexts(APPLICATION_FIELDS[list].columns) as RowOf<List> // Its columns are those of the list.

/** A new draft: all texts empty, every list with its one empty row, and a place for every reviewer. */
export function emptyApplicationForm(): ApplicationForm {
  const values = FIELD_NAMES.filter((name) => !isFileField(name)).map((name) => {
    const field = fieldSpec(name)
    if (field.kind === 'reviewers') return [name, REVIEWERS.map(() => emptyTexts(field.columns))]
    return [name, field.kind === 'rows' ? [emptyTexts(field.columns)] : '']
  })
  // Each field has its value, which `fromEntries` cannot say.
  return Object.fromEntries(values) as ApplicationForm
}

/** Every list, made anew. What is made are rows of the list, which `fromEntries` cannot say. */
export const makeLists = (rowsOf: (list: RowListName) => readonly object[]): ApplicationRows =>
  Object.fromEntries(ROW_LISTS.map((list) => [list, rowsOf(list)])) as unknown as ApplicationRows

/** A form without its rows, and the rows. */
export function splitRows(form: ApplicationForm): { answers: Answers; rows: ApplicationRows } {
  const { grantRows, fundingRows, coInvestigators, ...answers } = form
  return { answers, rows: { grantRows, fundingRows, coInvestigators } }
}

/** One value for each of the PDFs. */
export const forEachFile = <Value>(make: (field: FileField) => Value): Record<FileField, Value> =>
  Object.fromEntries(FILE_FIELDS.map((field) => [field, make(field)])) as Record<FileField, Value> // All of them.

/** Yes and no are lowercase on the wire. */
export const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** The files of a draft. A File in the portal, a stored document in the mock: only its presence matters here. */
export type ApplicationFiles<Chosen extends { name: string } = { name: string }> = {
  readonly [Field in FileField]?: Chosen | null | undefined
}
