import {
  emptyCoInvestigator,
  FILE_FIELDS,
  type ApplicationFiles,
  type ApplicationForm,
  type CoInvestigator,
  type FileField,
  type FundingRow,
  type GrantRow,
  type RowListName,
  type TextFieldName,
} from './application-form'
import { FIELD_LABELS, ROW_LABELS, STEPS, type Step } from './application-steps'
import { REVIEWERS } from './reviewers'
import { guidance } from './guidance'
import { limits } from './limits'
import { messages } from './messages'

/** The new-application wizard, or the tabs that edit a saved application. */
export type FormVariant = 'new' | 'edit'

/** The path of one answer, as form libraries write it. */
export type FieldPath =
  | TextFieldName
  | FileField
  | `grantRows.${number}.${keyof GrantRow}`
  | `fundingRows.${number}.${keyof FundingRow}`
  | `co_investigators.${number}.${keyof CoInvestigator}`

/** One thing that keeps a step from passing. `row` counts from 1, and `label` names it too: "Amount, grant row 2". */
export interface Problem {
  step: Step
  field: FieldPath
  label: string
  message: string
  row?: number
}

type Found = Omit<Problem, 'step'>

/**
 * What spec 5 finds wrong with a step, in the order of its fields, with the exact texts. An empty list
 * passes. The portal and the mock host read the same rules.
 */
export function validateStep(
  step: Step,
  form: ApplicationForm,
  files: ApplicationFiles,
  variant: FormVariant,
): Problem[] {
  return rules[step](form, files, variant).map((found) => ({ step, ...found }))
}

/** Every step's problems, in the order of the steps. */
export function validateAll(form: ApplicationForm, files: ApplicationFiles, variant: FormVariant): Problem[] {
  return STEPS.flatMap((step) => validateStep(step, form, files, variant))
}

const rules: Record<Step, (form: ApplicationForm, files: ApplicationFiles, variant: FormVariant) => Found[]> = {
  profile: (form, _files, variant) => profileProblems(form, variant),
  project: (form) => projectProblems(form),
  supervisors: (form) => supervisorProblems(form),
  uploads: (_form, files) =>
    FILE_FIELDS.filter((field) => !files[field]).map((field) => problem(field, messages.uploadsStep[field])),
  reviewers: (form) => reviewerProblems(form),
}

/** What the messages of the profile step call its fields; the page may ask in fuller words. */
const profileNames = [
  ['title', 'Title'],
  ['name', 'Name'],
  ['faculty', 'Faculty'],
  ['department', 'Department'],
  ['email', 'Email'],
  ['phone', 'Phone number'],
  ['position', 'Position'],
  ['degree', 'Degree'],
  ['university', 'University'],
  ['year', 'Year'],
  ['field', 'Field'],
  ['Leave_Get', 'Leave Get'],
] as const

const leaveNames = [
  ['Leave_Date', 'Leave Date'],
  ['Leave_Duration', 'Leave Duration'],
] as const

/** A leave's date and duration: the edit tabs ask for them even where there is no leave. */
export const asksForLeave = ({ Leave_Get }: Pick<ApplicationForm, 'Leave_Get'>, rules: FormVariant): boolean =>
  rules === 'edit' || Leave_Get === 'yes'

function profileProblems(form: ApplicationForm, rules: FormVariant): Found[] {
  return [...profileNames, ...(asksForLeave(form, rules) ? leaveNames : [])].flatMap(([field, name]) =>
    required(form, field, messages.profileStep.required(name)),
  )
}

function projectProblems(form: ApplicationForm): Found[] {
  const shownFundingRows = form.outsidegrants === 'yes' ? form.fundingRows : []
  return [
    ...required(form, 'projectTitle', messages.projectStep.title),
    ...tooLong(form, 'projectTitle', limits.longText),
    ...form.grantRows.flatMap(({ amount }, index) =>
      isAmount(amount) ? [] : [amountProblem(`grantRows.${index}.amount`, 'grantRows', index)],
    ),
    ...required(form, 'projectInvolved', messages.projectStep.involvement),
    ...required(form, 'outsidegrants', messages.projectStep.outsideGrants),
    ...shownFundingRows.flatMap(({ fundingAmount: amount }, index) =>
      isAmount(amount) ? [] : [amountProblem(`fundingRows.${index}.fundingAmount`, 'fundingRows', index)],
    ),
    ...required(form, 'researchFacilities', messages.projectStep.facilities),
    ...tooLong(form, 'researchFacilities', limits.longText),
  ]
}

const amountProblem = (field: FieldPath, list: RowListName, index: number): Found =>
  rowProblem(field, 'Amount', list, index, messages.projectStep.amount)

function supervisorProblems(form: ApplicationForm): Found[] {
  const first = form.co_investigators[0] ?? emptyCoInvestigator()
  const { name, departmentUniversity } = messages.supervisorsStep
  const long = guidance.tooLong(ROW_LABELS.co_investigators.columns.departmentUniversity, limits.affiliation)
  return [
    ...(isBlank(first.name) ? [coInvestigatorProblem('name', 0, name)] : []),
    ...(isBlank(first.departmentUniversity)
      ? [coInvestigatorProblem('departmentUniversity', 0, departmentUniversity)]
      : []),
    ...form.co_investigators.flatMap((row, index) =>
      row.departmentUniversity.length > limits.affiliation
        ? [coInvestigatorProblem('departmentUniversity', index, long)]
        : [],
    ),
    ...tooLong(form, 'foreign_collaborator_departmentUniversity', limits.affiliation),
  ]
}

function coInvestigatorProblem(column: keyof CoInvestigator, index: number, message: string): Found {
  const label = ROW_LABELS.co_investigators.columns[column]
  return rowProblem(`co_investigators.${index}.${column}`, label, 'co_investigators', index, message)
}

function reviewerProblems(form: ApplicationForm): Found[] {
  return REVIEWERS.flatMap(({ number }) => {
    const affiliation = `reviewer${number}Affiliation` as const
    return [
      ...required(form, `reviewer${number}Name`, messages.reviewersStep.required(number, 'Name')),
      ...required(form, `reviewer${number}Email`, messages.reviewersStep.required(number, 'Email')),
      ...required(form, affiliation, messages.reviewersStep.required(number, 'Affiliation')),
      ...tooLong(form, affiliation, limits.affiliation),
    ]
  })
}

const isBlank = (text: string) => text.trim() === ''

/** Digits only, or nothing (spec 5). */
const isAmount = (text: string) => /^\d*$/.test(text.trim())

const problem = (field: TextFieldName | FileField, message: string): Found => ({
  field,
  label: FIELD_LABELS[field],
  message,
})

const rowProblem = (field: FieldPath, column: string, list: RowListName, index: number, message: string): Found => ({
  field,
  label: `${column}, ${ROW_LABELS[list].row} ${index + 1}`,
  message,
  row: index + 1,
})

const required = (form: ApplicationForm, field: TextFieldName, message: string): Found[] =>
  isBlank(form[field]) ? [problem(field, message)] : []

const tooLong = (form: ApplicationForm, field: TextFieldName, limit: number): Found[] =>
  form[field].length > limit ? [problem(field, guidance.tooLong(FIELD_LABELS[field], limit))] : []
