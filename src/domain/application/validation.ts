import { cleanLine } from '../texts/clean-line'
import { APPLICATION_FIELDS, fieldSpec, fieldsOf, type FieldName } from './application-fields'
import {
  isFileField,
  isRowList,
  type Answers,
  type ApplicationFiles,
  type ApplicationForm,
  type RowListName,
} from './application-form'
import { STEPS, type Step } from './application-steps'
import { cellLabel, columnsOf, entriesOf, type FieldPath, type FormEntry } from './form-entries'
import { guidance } from '../texts/guidance'
import { isPlausibleDay } from '../dates/host-date'
import { countCharacters } from '../texts/limits'
import { messages } from '../texts/messages'
import { wholeAmount } from '../money/money'

/** The new-application wizard, or the tabs that edit a saved application. */
export type FormVariant = 'new' | 'edit'

/** One thing that keeps a step from passing. `row` counts from 1, and `label` names it too: "Amount, grant row 2". */
export interface Problem {
  step: Step
  field: FieldPath
  label: string
  message: string
  row?: number
}

type FieldProblem = Omit<Problem, 'step'>

/**
 * What is wrong with a step, in the order of its fields, with the exact texts. An empty list passes. The portal and the
 * mock host read the same rules.
 */
export function validateStep(
  step: Step,
  form: ApplicationForm,
  files: ApplicationFiles,
  variant: FormVariant,
): Problem[] {
  return fieldsOf(step)
    .filter((name) => isAsked(name, form, variant))
    .flatMap((name) => problemsOf(name, form, files))
    .map((found) => ({ step, ...found }))
}

/** Every step's problems, in the order of the steps. */
export function validateAll(form: ApplicationForm, files: ApplicationFiles, variant: FormVariant): Problem[] {
  return STEPS.flatMap((step) => validateStep(step, form, files, variant))
}

/** Whether a question is put at all: some only follow a yes, and the edit tabs put some of those without one. */
export function isAsked(name: FieldName, answers: Answers, rules: FormVariant): boolean {
  const { onlyIf, alwaysIn } = fieldSpec(name)
  return onlyIf === undefined || alwaysIn === rules || answers[onlyIf] === 'yes'
}

function problemsOf(name: FieldName, form: ApplicationForm, files: ApplicationFiles): FieldProblem[] {
  if (isRowList(name)) return rowProblems(name, form)
  if (!isFileField(name)) return entriesOf(name).flatMap((entry) => entryProblems(entry, form))
  const { label, required } = APPLICATION_FIELDS[name]
  return files[name] ? [] : [{ field: name, label, message: required }]
}

function entryProblems(
  { path, spec: { kind, label, required, limit }, read }: FormEntry,
  form: ApplicationForm,
): FieldProblem[] {
  const text = read(form)
  return [
    ...(required !== undefined && isBlank(text) ? [required] : []),
    ...(kind === 'day' && !isBlank(text) && !isPlausibleDay(text) ? [guidance.dayFormat] : []),
    ...tooLong(text, label, limit),
  ].map((message) => ({ field: path, label, message }))
}

function rowProblems(list: RowListName, form: ApplicationForm): FieldProblem[] {
  const columns = columnsOf(list)
  const rows: readonly Readonly<Record<string, string>>[] = form[list]
  const about = (index: number, column: string, label: string, message: string): FieldProblem => ({
    field: `${list}.${index}.${column}` as FieldPath, // One of the list's own columns.
    label: cellLabel(list, label, index),
    message,
    row: index + 1,
  })
  // Only the first row has to be there: the others may be left empty.
  const missing = columns.flatMap(([column, { label, required }]) =>
    required !== undefined && isBlank(rows[0]?.[column] ?? '') ? [about(0, column, label, required)] : [],
  )
  const wrong = rows.flatMap((row, index) =>
    columns.flatMap(([column, { kind, label, limit }]) => {
      const text = row[column] ?? ''
      return [
        ...(kind === 'amount' && !isBlank(text) && wholeAmount(text) === undefined
          ? [messages.projectStep.amount]
          : []),
        ...tooLong(text, label, limit),
      ].map((message) => about(index, column, label, message))
    }),
  )
  return [...missing, ...wrong]
}

const isBlank = (text: string) => cleanLine(text) === ''

const tooLong = (text: string, label: string, limit = Infinity): string[] =>
  countCharacters(text) > limit ? [guidance.tooLong(label, limit)] : []
