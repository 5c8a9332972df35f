import { cleanLine } from '../texts/clean-line'
import { APPLICATION_FIELDS, getFieldSpec, getFieldNames, type FieldName } from './application-fields'
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
import { formatCellLabel, toCellPath, getColumns, getEntries, type FieldPath, type FormEntry } from './form-entries'
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
  return getFieldNames(step)
    .filter((name) => isFieldShown(name, form, variant))
    .flatMap((name) => findFieldProblems(name, form, files))
    .map((problem) => ({ step, ...problem }))
}

export function validateAll(form: ApplicationForm, files: ApplicationFiles, variant: FormVariant): Problem[] {
  return STEPS.flatMap((step) => validateStep(step, form, files, variant))
}

/** Counts the required values of a step, and the present values among them. */
export function countRequired(step: Step, form: ApplicationForm, files: ApplicationFiles, variant: FormVariant) {
  const filledFlags = getFieldNames(step)
    .filter((name) => isFieldShown(name, form, variant))
    .flatMap((name) => checkRequiredValues(name, form, files))
  return { filled: filledFlags.filter(Boolean).length, required: filledFlags.length }
}

/** Returns for each required value of a field whether it is present. */
function checkRequiredValues(name: FieldName, form: ApplicationForm, files: ApplicationFiles): boolean[] {
  if (isFileField(name)) return [Boolean(files[name])]
  if (!isRowList(name))
    return getEntries(name).flatMap(({ spec, read }) => (spec.required === undefined ? [] : !isBlank(read(form))))
  const first: Readonly<Record<string, string>> = form[name][0] ?? {}
  return getColumns(name).flatMap(([column, { required }]) =>
    required === undefined ? [] : !isBlank(first[column] ?? ''),
  )
}

/** Returns whether the form shows a field. Some appear only after a yes, but the edit tabs always show some fields. */
export function isFieldShown(name: FieldName, values: FormValues, variant: FormVariant): boolean {
  const { onlyIf, alwaysIn } = getFieldSpec(name)
  return onlyIf === undefined || alwaysIn === variant || values[onlyIf] === 'yes'
}

function findFieldProblems(name: FieldName, form: ApplicationForm, files: ApplicationFiles): FieldProblem[] {
  if (isRowList(name)) return findRowProblems(name, form)
  if (!isFileField(name)) return getEntries(name).flatMap((entry) => findEntryProblems(entry, form))
  const { label, required } = APPLICATION_FIELDS[name]
  return files[name] ? [] : [{ field: name, label, message: required }]
}

function findEntryProblems(
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
    ...checkLength(text, label, limit),
  ].map((message) => ({ field: path, label, message }))
}

function findRowProblems(list: RowListName, form: ApplicationForm): FieldProblem[] {
  const columns = getColumns(list)
  const rows: readonly Readonly<Record<string, string>>[] = form[list]
  const makeProblem = (index: number, column: string, label: string, message: string): FieldProblem => ({
    field: toCellPath(list, index, column),
    label: formatCellLabel(list, label, index),
    message,
    row: index + 1,
  })
  // Only the first row is required.
  const missing = columns.flatMap(([column, { label, required }]) =>
    required !== undefined && isBlank(rows[0]?.[column] ?? '') ? [makeProblem(0, column, label, required)] : [],
  )
  const invalid = rows.flatMap((row, index) => {
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
        ...checkLength(text, label, limit),
      ].map((message) => makeProblem(index, column, label, message))
    })
  })
  return [...missing, ...invalid]
}

const isBlank = (text: string) => cleanLine(text) === ''

const checkLength = (text: string, label: string, limit = Infinity): string[] =>
  countCharacters(text) > limit ? [guidance.tooLong(label, limit)] : []
