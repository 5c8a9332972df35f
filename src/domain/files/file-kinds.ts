import type { FileField } from '../application/application-form'
import { REVIEWERS, type ReviewerKind } from '../people/reviewers'

/** The host's names of each progress report. Upload, download and file check use different ones. */
export const REPORT_KINDS = [
  { upload: 'mid-year', download: 'mid', file: 'progress_midyear', label: 'Mid-year progress report' },
  { upload: 'end-year', download: 'end', file: 'progress_endyear', label: 'Year-end progress report' },
  { upload: 'final', download: 'final', file: 'progress_final', label: 'Final progress report' },
] as const

export type ReportKind = (typeof REPORT_KINDS)[number]
export type ReportUploadType = ReportKind['upload']
export type ReportDownloadType = ReportKind['download']

export function reportKind(type: ReportUploadType): ReportKind {
  const [first] = REPORT_KINDS
  return REPORT_KINDS.find(({ upload }) => upload === type) ?? first
}

/** The submitted budget, and the revision that the applicant sends after the grant. */
export const BUDGET_KINDS = [
  { download: 'previous', file: 'projectBudget', label: 'Previous Budget' },
  { download: 'current', file: 'budgetRevision', label: 'Current Budget' },
] as const

export type BudgetKind = (typeof BUDGET_KINDS)[number]
export type BudgetDownloadType = BudgetKind['download']

/** The host's names of every file that can be checked and downloaded for an application. */
export const FILE_KINDS = [
  'proposal',
  'cvPrincipalInvestigator',
  'cvCoInvestigators',
  'agreement',
  'awardLetter',
  'agreementurc',
  ...REVIEWERS.map(({ kind }) => kind),
  'progress_midyear',
  'progress_endyear',
  'progress_final',
  'projectBudget',
  'budgetRevision',
] as const

export type FileKind = (typeof FILE_KINDS)[number]

const reviewerLabels = Object.fromEntries(
  REVIEWERS.map(({ kind, number }) => [kind, `Evaluation report of reviewer ${number}`]),
) as Record<ReviewerKind, string> // `fromEntries` loses the key types.

export const FILE_KIND_LABELS: Record<FileKind, string> = {
  proposal: 'Project proposal',
  cvPrincipalInvestigator: 'CV of the principal investigator',
  cvCoInvestigators: 'CVs of the co-investigators',
  agreement: 'Signed agreement from the applicant',
  awardLetter: 'Award letter',
  agreementurc: 'Agreement from the URC',
  ...reviewerLabels,
  progress_midyear: 'Mid-year progress report',
  progress_endyear: 'Year-end progress report',
  progress_final: 'Final progress report',
  projectBudget: 'Submitted budget',
  budgetRevision: 'Budget uploaded after approval',
}

/** The file kind under which each uploaded PDF can be downloaded. */
export const FIELD_KINDS = {
  projectProposal: 'proposal',
  projectBudget: 'projectBudget',
  projectCV: 'cvPrincipalInvestigator',
  coInvestigatorsCVs: 'cvCoInvestigators',
} as const satisfies Record<FileField, FileKind>
