import type { ChosenFacts } from '@/features/drafts/draft-state'
import {
  FILE_FIELDS,
  type ApplicationForm,
  type FileField,
  type RowListName,
  type TextFieldName,
} from '@/domain/application-form'
import { FIELD_LABELS, ROW_LABELS, STEP_DETAILS, STEPS, type Step } from '@/domain/application-steps'
import type { FormVariant } from '@/domain/validation'
import { formatBytes } from '@/lib/bytes'
import { pageCount } from '../fields/page-count'
import { answersToSend } from '../submission/submission-input'

/** One answer as it is shown for checking; empty text where there is none. */
export interface Answer {
  readonly label: string
  readonly text: string
}

export interface AnsweredStep {
  readonly step: Step
  readonly title: string
  readonly answers: readonly Answer[]
}

/** What stands for the ids of a faculty and a department, where they are known. */
export interface ChosenNames {
  readonly faculty?: string | undefined
  readonly department?: string | undefined
}

interface ToReview {
  readonly form: ApplicationForm
  readonly facts: ChosenFacts
  readonly rules: FormVariant
  readonly names: ChosenNames
}

type Sent = ReturnType<typeof answersToSend>

/** Every answer as it will be sent, step by step and in the order of the pages. What is not asked for is left out. */
export function answersOf({ form, facts, rules, names }: ToReview): AnsweredStep[] {
  const sent = answersToSend(form, rules)
  return STEPS.map((step) => ({
    step,
    title: STEP_DETAILS[step].label,
    answers: STEP_DETAILS[step].fields.flatMap((field) => {
      if (isFile(field)) return [fileAnswer(field, facts)]
      if (sent.notAsked.includes(field)) return []
      if (isList(field)) return rowAnswers(sent, field)
      return [{ label: FIELD_LABELS[field], text: textOf(sent, field, names) }]
    }),
  }))
}

type Field = (typeof STEP_DETAILS)[Step]['fields'][number]

const isFile = (field: Field): field is FileField => FILE_FIELDS.some((file) => file === field)

const isList = (field: Field): field is RowListName => field in ROW_LABELS

function fileAnswer(field: FileField, facts: ChosenFacts): Answer {
  const chosen = facts[field]
  const text = chosen ? `${chosen.name}, ${formatBytes(chosen.size)}, ${pageCount(chosen.pages)}` : ''
  return { label: FIELD_LABELS[field], text }
}

function textOf({ scalars }: Sent, field: TextFieldName, names: ChosenNames): string {
  const text = scalars[field]
  if (field === 'faculty' || field === 'department') return names[field] ?? text
  if (field === 'Leave_Get' || field === 'projectInvolved' || field === 'outsidegrants')
    return text === 'yes' ? 'Yes' : text === 'no' ? 'No' : ''
  return text
}

function rowAnswers({ rows }: Sent, list: RowListName): Answer[] {
  const { list: title, row: rowName } = ROW_LABELS[list]
  if (rows[list].length === 0) return [{ label: title, text: '' }]
  return rows[list].map((row, index) => ({
    label: `${capitalised(rowName)} ${index + 1}`,
    text: Object.values(row).filter(Boolean).join(', '),
  }))
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
