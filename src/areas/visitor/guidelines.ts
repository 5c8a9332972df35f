import { templatePaths, type Template } from '@/features/files/templates'
import { FIELD_NAMES, fieldSpec } from '@/domain/application/application-fields'
import { STEP_DETAILS, STEPS } from '@/domain/application/application-steps'
import { limits } from '@/domain/texts/limits'

/** How an application comes to a decision, in order. */
export const procedure: readonly string[] = [
  'You submit your application while applications are open.',
  'The council reads it and shortlists it, or not.',
  'The Head of Department and the Dean approve a shortlisted one.',
  `External reviewers evaluate it, within ${limits.reviewDays} days.`,
  'The council decides, and writes to you about the grant.',
  'You sign the agreement, and report on your work each year.',
]

export const requiredDocuments: readonly string[] = [
  ...FIELD_NAMES.map(fieldSpec).flatMap(({ kind, label }) => (kind === 'pdf' ? [`${label}, as a PDF`] : [])),
  `Name, e-mail and affiliation of ${limits.reviewers} people who could review it`,
]

const stepNotes: Readonly<Record<(typeof STEPS)[number], string>> = {
  profile: 'who you are, and where you work',
  project: 'the title, earlier grants, facilities',
  supervisors: 'co-investigators and collaborators',
  uploads: 'the four documents',
  reviewers: 'who could review it; then Finish and Submit',
}

export const steps: readonly { readonly name: string; readonly note: string }[] = STEPS.map((step) => ({
  name: STEP_DETAILS[step].label,
  note: stepNotes[step],
}))

export const templates: Readonly<Record<'To apply' | 'Once you have a grant', readonly Template[]>> = {
  'To apply': [
    { label: 'Project Proposal', path: templatePaths.proposal },
    { label: 'Project Budget', path: templatePaths.budget },
  ],
  'Once you have a grant': [
    { label: 'Budget Revision', path: templatePaths.budgetRevision },
    { label: 'Mid Year Report', path: templatePaths['mid-year'] },
    { label: 'End Year Report', path: templatePaths['end-year'] },
    { label: 'Final Report', path: templatePaths.final },
  ],
}
