import type { ChosenFacts } from '@/areas/shared/draft/draft-state'
import { FILE_FIELDS, type ApplicationForm, type RowListName, type TextFieldName } from '@/domain/application-form'
import { FIELD_LABELS, ROW_LABELS, STEP_DETAILS, STEPS, type Step } from '@/domain/application-steps'
import type { Variant } from '@/domain/validation'
import { formatBytes } from '@/lib/bytes'
import { pageCount } from '../fields/page-count'

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
  readonly variant: Variant
  readonly names: ChosenNames
}

/** Every answer that will be sent, step by step and in the order of the pages. What is not asked for is left out. */
export const answersOf = (application: ToReview): AnsweredStep[] =>
  STEPS.map((step) => ({
    step,
    title: STEP_DETAILS[step].label,
    answers: STEP_DETAILS[step].fields.flatMap((field) => answersTo(field, application)),
  }))

type Field = (typeof STEP_DETAILS)[Step]['fields'][number]

const isFile = (field: Field): field is (typeof FILE_FIELDS)[number] => FILE_FIELDS.some((file) => file === field)

const isList = (field: Field): field is RowListName => field in ROW_LABELS

function answersTo(field: Field, { form, facts, variant, names }: ToReview): Answer[] {
  const asksForLeave = variant === 'edit' || form.Leave_Get === 'yes'
  if ((field === 'Leave_Date' || field === 'Leave_Duration') && !asksForLeave) return []
  if (field === 'fundingRows' && form.outsidegrants !== 'yes') return []
  if (isFile(field)) {
    const chosen = facts[field]
    const text = chosen ? `${chosen.name}, ${formatBytes(chosen.size)}, ${pageCount(chosen.pages)}` : ''
    return [{ label: FIELD_LABELS[field], text }]
  }
  if (isList(field)) return rowAnswers(form, field)
  return [{ label: FIELD_LABELS[field], text: textOf(form, field, names) }]
}

function textOf(form: ApplicationForm, field: TextFieldName, names: ChosenNames): string {
  const text = form[field].trim()
  if (field === 'faculty' || field === 'department') return names[field] ?? text
  if (field === 'Leave_Get' || field === 'projectInvolved' || field === 'outsidegrants')
    return text === 'yes' ? 'Yes' : text === 'no' ? 'No' : ''
  return text
}

function rowAnswers(form: ApplicationForm, list: RowListName): Answer[] {
  const { list: title, row: rowName } = ROW_LABELS[list]
  const rows = form[list].map((row) =>
    Object.values(row)
      .map((value) => value.trim())
      .filter(Boolean)
      .join(', '),
  )
  const isEmpty = rows.every((text) => text === '')
  if (isEmpty) return [{ label: title, text: '' }]
  return rows.map((text, index) => ({ label: `${capitalised(rowName)} ${index + 1}`, text }))
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
