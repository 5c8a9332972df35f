import { templatePaths } from './files/template-paths'
import { getFieldSpec, getFieldNames, SECTION_TITLES, type FieldName } from '@/domain/application/application-fields'
import { STEP_DETAILS, STEPS } from '@/domain/application/application-steps'
import { isRequired, type FieldSpec, type TextKind, type TextSpec } from '@/domain/application/field-spec'
import { REVIEWERS } from '@/domain/people/reviewers'
import { formatOrList, formatNumber, lowerFirst } from '@/lib/format'

/** A field of the application form, as shown before sign-up. */
export interface Question {
  readonly label: string
  readonly isRequired: boolean
  /** What to enter or attach; empty if the label says it. */
  readonly answer: string
  /** What to enter in each row of a list, or for each reviewer. */
  readonly parts?: readonly Pick<Question, 'label' | 'answer'>[]
  /** Path of the Word file to write the answer in. */
  readonly template?: string
}

export interface QuestionSection {
  /** Absent if the step has no headings. */
  readonly title?: string
  readonly questions: readonly Question[]
}

interface QuestionStep {
  readonly title: string
  readonly sections: readonly QuestionSection[]
}

/** Labels of `Question.isRequired`, on the page and in the PDF. */
export const needOf = ({ isRequired }: Question): string => (isRequired ? 'Required' : 'Optional')

const ANSWERS: Readonly<Record<Exclude<TextKind, 'longText' | 'choice'>, string>> = {
  text: '',
  yesNo: 'Yes or no',
  year: '',
  months: '',
  day: '',
  period: '01/01/2012-31/12/2012',
  amount: 'A whole number',
  email: '',
  phone: '',
  link: 'https://…',
}

function answerTo({ kind, limit, options }: Pick<TextSpec, 'kind' | 'limit' | 'options'>): string {
  if (kind === 'longText') return `Up to ${formatNumber(limit ?? Infinity)} characters`
  if (kind === 'choice') return options ? formatOrList(options) : 'From a list'
  return ANSWERS[kind]
}

const partsOf = (columns: Readonly<Record<string, Pick<TextSpec, 'kind' | 'limit' | 'label'>>>): Question['parts'] =>
  Object.values(columns).map((column) => ({ label: column.label, answer: answerTo(column) }))

/** Paths of the Word files to write a document in. */
export const FIELD_TEMPLATES: Readonly<Partial<Record<FieldName, string>>> = {
  projectProposal: templatePaths.proposal,
  projectBudget: templatePaths.budget,
}

function questionOf(name: FieldName): Question {
  const spec = getFieldSpec(name)
  const template = FIELD_TEMPLATES[name]
  const { answer, ...rest } = answerOf(spec)
  // The preceding question is the condition.
  const asked = spec.onlyIf === undefined ? answer : ['If yes', lowerFirst(answer)].filter(Boolean).join(': ')
  // The questions of a row repeat the hint.
  const hint = 'hint' in spec && spec.kind !== 'rows' ? spec.hint : undefined
  return {
    label: spec.label,
    isRequired: isRequired(spec),
    answer: [asked, hint].filter(Boolean).join('. '),
    ...rest,
    ...(template !== undefined && { template }),
  }
}

function answerOf(spec: FieldSpec): Pick<Question, 'answer' | 'parts'> {
  if (spec.kind === 'pdf') return { answer: 'PDF' }
  if (spec.kind === 'reviewers')
    return {
      answer: `${REVIEWERS.length} people with no part in your proposal`,
      parts: partsOf(spec.columns),
    }
  if (spec.kind === 'rows') return { answer: isRequired(spec) ? 'At least one' : '', parts: partsOf(spec.columns) }
  return { answer: answerTo(spec) }
}

function sectionsOf(names: readonly FieldName[]): QuestionSection[] {
  const titles: Readonly<Partial<Record<FieldName, string>>> = SECTION_TITLES
  const starts = names.flatMap((name, index) => (index === 0 || titles[name] !== undefined ? [index] : []))
  return starts.map((start, index) => {
    const [first] = names.slice(start)
    const title = first && titles[first]
    return {
      ...(title !== undefined && { title }),
      questions: names.slice(start, starts[index + 1]).map(questionOf),
    }
  })
}

/** Every question of the application form, by step and section. */
export const questionSteps: readonly QuestionStep[] = STEPS.map((step, index) => ({
  title: `Step ${index + 1}: ${STEP_DETAILS[step].label}`,
  sections: sectionsOf(getFieldNames(step)),
}))
