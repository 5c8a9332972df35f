import type { ChosenFacts } from '@/features/drafts/draft-state'
import { APPLICATION_FIELDS, fieldsOf, fieldSpec } from '@/domain/application/application-fields'
import {
  isFileField,
  isRowList,
  type ApplicationForm,
  type FileField,
  type RowListName,
} from '@/domain/application/application-form'
import { STEP_DETAILS, STEPS, type Step } from '@/domain/application/application-steps'
import { formatHostDate } from '@/domain/dates/host-date'
import { entriesOf, type FormEntry } from '@/domain/application/form-entries'
import { isRequired } from '@/domain/application/field-spec'
import type { FormVariant } from '@/domain/application/validation'
import { formatBytes } from '@/lib/bytes'
import { pageCount } from '../fields/page-count'
import type { ChosenNames } from '../fields/use-chosen-names'
import { valuesToSend } from '../submission/submission-input'

/** One value on the review page; `text` is empty if there is none. */
export interface Answer {
  readonly label: string
  readonly text: string
  readonly isRequired: boolean
}

export interface AnsweredStep {
  readonly step: Step
  readonly title: string
  readonly answers: readonly Answer[]
}

interface ToReview {
  readonly form: ApplicationForm
  readonly facts: ChosenFacts
  readonly rules: FormVariant
  readonly names: ChosenNames
}

type Sent = ReturnType<typeof valuesToSend>

/** Returns the values as they will be sent, by step. Omits fields that do not apply. */
export function answersOf({ form, facts, rules, names }: ToReview): AnsweredStep[] {
  const sent = valuesToSend(form, rules)
  return STEPS.map((step) => ({
    step,
    title: STEP_DETAILS[step].label,
    answers: fieldsOf(step).flatMap((field) => {
      if (isFileField(field)) return [fileAnswer(field, facts)]
      if (sent.notAsked.includes(field)) return []
      if (isRowList(field)) return rowAnswers(sent, field)
      return entriesOf(field).map((entry) => ({
        label: entry.spec.label,
        text: textOf(sent, entry, names),
        isRequired: isRequired(fieldSpec(field)),
      }))
    }),
  }))
}

function fileAnswer(field: FileField, facts: ChosenFacts): Answer {
  const chosen = facts[field]
  const text = chosen ? `${chosen.name}, ${formatBytes(chosen.size)}, ${pageCount(chosen.pages)}` : ''
  return { label: APPLICATION_FIELDS[field].label, text, isRequired: true }
}

function textOf({ answers }: Sent, { field, spec, read }: FormEntry, names: ChosenNames): string {
  const text = read(answers)
  if (field === 'faculty' || field === 'department') return names[field] ?? text
  if (spec.kind === 'yesNo') return text === 'yes' ? 'Yes' : text === 'no' ? 'No' : ''
  return spec.kind === 'day' ? formatHostDate(text) : text
}

function rowAnswers({ rows }: Sent, list: RowListName): Answer[] {
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
