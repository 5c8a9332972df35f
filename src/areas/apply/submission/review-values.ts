import { APPLICATION_FIELDS, fieldsOf, fieldSpec } from '@/domain/application/application-fields'
import { isFileField, isRowList, type ApplicationForm, type RowListName } from '@/domain/application/application-form'
import { STEP_DETAILS, STEPS, type Step } from '@/domain/application/application-steps'
import { isRequired } from '@/domain/application/field-spec'
import { entriesOf, labelOf, type FormEntry } from '@/domain/application/form-entries'
import type { FormVariant } from '@/domain/application/validation'
import { formatHostDate } from '@/domain/dates/host-date'
import type { ChosenFacts } from '@/features/drafts/draft-state'
import { fileWords } from '../fields/file-words'
import type { ChosenNames } from '../fields/use-chosen-names'
import { valuesToSend } from './submission-input'

/** One value on the review page; `text` is empty if there is none. */
export interface ReviewValue {
  readonly label: string
  readonly text: string
  readonly isRequired: boolean
}

interface StepValues {
  readonly step: Step
  readonly title: string
  readonly values: readonly ReviewValue[]
}

interface ReviewedApplication {
  readonly form: ApplicationForm
  readonly facts: ChosenFacts
  readonly rules: FormVariant
  readonly names: ChosenNames
}

type SentValues = ReturnType<typeof valuesToSend>

/** Returns the values as they will be sent, by step. Omits fields that do not apply. */
export function reviewValues({ form, facts, rules, names }: ReviewedApplication): StepValues[] {
  const sent = valuesToSend(form, rules)
  return STEPS.map((step) => ({
    step,
    title: STEP_DETAILS[step].label,
    values: fieldsOf(step).flatMap((field) => {
      if (isFileField(field)) return [{ label: labelOf(field), text: fileWords(facts[field]), isRequired: true }]
      if (sent.notAsked.includes(field)) return []
      if (isRowList(field)) return rowValues(sent, field)
      return entriesOf(field).map((entry) => ({
        label: entry.spec.label,
        text: textOf(sent, entry, names),
        isRequired: isRequired(fieldSpec(field)),
      }))
    }),
  }))
}

function textOf({ answers }: SentValues, { field, spec, read }: FormEntry, names: ChosenNames): string {
  const text = read(answers)
  if (field === 'faculty' || field === 'department') return names[field] ?? text
  if (spec.kind === 'yesNo') return text === 'yes' ? 'Yes' : text === 'no' ? 'No' : ''
  return spec.kind === 'day' ? formatHostDate(text) : text
}

function rowValues({ rows }: SentValues, list: RowListName): ReviewValue[] {
  const { label: title, row: rowName } = APPLICATION_FIELDS[list]
  const common = { isRequired: isRequired(fieldSpec(list)) }
  if (rows[list].length === 0) return [{ label: title, text: '', ...common }]
  return rows[list].map((row, index) => ({
    label: `${capitalised(rowName)} ${index + 1}`,
    text: Object.values(row).filter(Boolean).join(', '),
    ...common,
  }))
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
