import { cleanLine } from '../texts/clean-line'
import { APPLICATION_FIELDS, fieldSpec, fieldsOf, type FieldName } from './application-fields'
import {
  isEmptyRow,
  isFileField,
  isRowList,
  type FormValues,
  type ApplicationFiles,
  type ApplicationForm,
  type RowListName,
} from './application-form'
import { STEPS, type Step } from './application-steps'
import { cellLabel, cellPath, columnsOf, entriesOf, type FieldPath, type FormEntry } from './form-entries'
import { guidance } from '../texts/guidance'
import { isPlausibleDay } from '../dates/host-date'
import { emailAdvice, NOT_AN_ADDRESS } from '../people/email-address'
import { countCharacters } from '../texts/limits'
import { messages } from '../texts/messages'
import { wholeAmount } from '../money/money'

export type FormVariant = 'new' | 'edit'

/** A validation error in a step. `row` counts from 1; `label` includes it: "Amount, grant row 2". */
export interface Problem {
  step: Step
  field: FieldPath
  label: string
  message: string
  row?: number
}

type FieldProblem = Omit<Problem, 'step'>

/** Returns the problems of a step in field order. The portal and the mock host share these rules. */
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

export function validateAll(form: ApplicationForm, files: ApplicationFiles, variant: FormVariant): Problem[] {
  return STEPS.flatMap((step) => validateStep(step, form, files, variant))
}

/** Counts the required values of a step, and those that are there. */
export function countRequired(step: Step, form: ApplicationForm, files: ApplicationFiles, variant: FormVariant) {
  const present = fieldsOf(step)
    .filter((name) => isAsked(name, form, variant))
    .flatMap((name) => requiredOf(name, form, files))
  return { answered: present.filter(Boolean).length, required: present.length }
}

/** Returns for each required value of a field whether it is there. */
function requiredOf(name: FieldName, form: ApplicationForm, files: ApplicationFiles): boolean[] {
  if (isFileField(name)) return [Boolean(files[name])]
  if (!isRowList(name))
    return entriesOf(name).flatMap(({ spec, read }) => (spec.required === undefined ? [] : !isBlank(read(form))))
  const first: Readonly<Record<string, string>> = form[name][0] ?? {}
  return columnsOf(name).flatMap(([column, { required }]) =>
    required === undefined ? [] : !isBlank(first[column] ?? ''),
  )
}

/** Returns whether the form shows a field. Some appear only after a yes; the edit tabs show some of those always. */
export function isAsked(name: FieldName, values: FormValues, rules: FormVariant): boolean {
  const { onlyIf, alwaysIn } = fieldSpec(name)
  return onlyIf === undefined || alwaysIn === rules || values[onlyIf] === 'yes'
}

function problemsOf(name: FieldName, form: ApplicationForm, files: ApplicationFiles): FieldProblem[] {
  if (isRowList(name)) return rowProblems(name, form)
  if (!isFileField(name)) return entriesOf(name).flatMap((entry) => entryProblems(entry, form))
  const { label, required } = APPLICATION_FIELDS[name]
  return files[name] ? [] : [{ field: name, label, message: required }]
}

function entryProblems(
  { path, field, spec: { kind, label, required, limit }, read }: FormEntry,
  form: ApplicationForm,
): FieldProblem[] {
  const text = read(form)
  return [
    ...(required !== undefined && isBlank(text) ? [required] : []),
    ...(kind === 'day' && !isBlank(text) && !isPlausibleDay(text) ? [guidance.dayFormat] : []),
    // The council writes to reviewers. Any other address gets a warning.
    ...(field === 'reviewers' && kind === 'email' && emailAdvice(text) === NOT_AN_ADDRESS
      ? [guidance.notAnAddress(label)]
      : []),
    ...tooLong(text, label, limit),
  ].map((message) => ({ field: path, label, message }))
}

function rowProblems(list: RowListName, form: ApplicationForm): FieldProblem[] {
  const columns = columnsOf(list)
  const rows: readonly Readonly<Record<string, string>>[] = form[list]
  const about = (index: number, column: string, label: string, message: string): FieldProblem => ({
    field: cellPath(list, index, column),
    label: cellLabel(list, label, index),
    message,
    row: index + 1,
  })
  // Only the first row is required.
  const missing = columns.flatMap(([column, { label, required }]) =>
    required !== undefined && isBlank(rows[0]?.[column] ?? '') ? [about(0, column, label, required)] : [],
  )
  const wrong = rows.flatMap((row, index) => {
    const isStarted = !isEmptyRow(list, row)
    return columns.flatMap(([column, { kind, label, required, limit }]) => {
      const text = row[column] ?? ''
      const isMissing = isBlank(text) && !(index === 0 && required !== undefined)
      return [
        // The host silently drops incomplete rows.
        ...(isStarted && isMissing ? [guidance.rowIncomplete] : []),
        ...(kind === 'amount' && !isBlank(text) && wholeAmount(text) === undefined
          ? [messages.projectStep.amount]
          : []),
        ...tooLong(text, label, limit),
      ].map((message) => about(index, column, label, message))
    })
  })
  return [...missing, ...wrong]
}

const isBlank = (text: string) => cleanLine(text) === ''

const tooLong = (text: string, label: string, limit = Infinity): string[] =>
  countCharacters(text) > limit ? [guidance.tooLong(label, limit)] : []
