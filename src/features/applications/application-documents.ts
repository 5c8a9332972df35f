import { branding } from '@/branding'
import type { Output } from '@/contract'
import type { HostFile } from '@/wire/contract/php'
import { getDueReports } from '@/domain/council/due-reports'
import { downloadNames } from '@/domain/files/download-names'
import { BUDGET_KINDS, FILE_KIND_LABELS, REPORT_KINDS, type FileKind } from '@/domain/files/file-kinds'
import { reviewBy, REVIEWERS } from '@/domain/people/reviewers'
import { STATUS } from '@/domain/status/status'

export type ApplicationDetails = NonNullable<Output<'getDetails'>>

/** Variant one is /moredetails, variant two /moredetailsc (docs/portal.md#more-details). */
export type DetailsVariant = 'one' | 'two'

export const AGREEMENT_KINDS: readonly FileKind[] = ['agreement', 'agreementurc', 'awardLetter']

/** All documents of an application, in the order in which they are created. */
const GROUPS: readonly { readonly title: string; readonly kinds: readonly FileKind[] }[] = [
  { title: 'Application', kinds: ['proposal', 'cvPrincipalInvestigator', 'cvCoInvestigators'] },
  { title: 'Agreements', kinds: AGREEMENT_KINDS },
  { title: 'Evaluation reports', kinds: REVIEWERS.map(({ kind }) => kind) },
  { title: 'Progress reports', kinds: REPORT_KINDS.map(({ file }) => file) },
  { title: 'Budgets', kinds: BUDGET_KINDS.map(({ file }) => file) },
]

export const isEvaluationReport = (kind: FileKind): boolean => REVIEWERS.some((reviewer) => reviewer.kind === kind)

/** The documents of board pack and ZIP, and of a dossier with agreements. */
export const BOUND_KINDS: readonly FileKind[] = GROUPS.flatMap(({ kinds }) => kinds)

/** The documents that an applicant uploads. */
export const APPLICANT_KINDS: readonly FileKind[] = BOUND_KINDS.filter(
  (kind) => kind !== 'agreementurc' && kind !== 'awardLetter' && !isEvaluationReport(kind),
)

export interface ApplicationDocument {
  readonly kind: FileKind
  readonly label: string
  /** The upload date. Null if the host has none, undefined if the kind never has one. */
  readonly date?: string | null
  readonly fileName: (file: HostFile) => string
}

export interface DocumentGroup {
  readonly title: string
  readonly documents: readonly ApplicationDocument[]
}

/** The file of the council's agreement. In variant two, the award letter is the agreement. */
export const councilAgreement = (variant: DetailsVariant): FileKind =>
  variant === 'one' ? 'agreementurc' : 'awardLetter'

/** Omits a reviewer that some hosts lack (`mayBeAbsent`) and that has neither marks nor a date. */
export const knownReviewers = (details: ApplicationDetails) =>
  REVIEWERS.map((reviewer) => ({ ...reviewer, review: reviewBy(details, reviewer) })).filter(
    ({ mayBeAbsent, review: { marks, date } }) => !mayBeAbsent || Boolean(marks ?? date),
  )

/** The documents that a variant of More Details shows. */
export function applicationDocuments(
  applicationId: string,
  details: ApplicationDetails,
  variant: DetailsVariant,
): DocumentGroup[] {
  const other = councilAgreement(variant === 'one' ? 'two' : 'one')
  const reviewers = knownReviewers(details)
  return GROUPS.map(({ title, kinds }) => ({
    title,
    documents: kinds
      .filter((kind) => kind !== other && (!isEvaluationReport(kind) || reviewers.some((one) => one.kind === kind)))
      .map((kind) => ({
        kind,
        label: FILE_KIND_LABELS[kind === councilAgreement(variant) ? 'agreementurc' : kind],
        ...dateOf(kind, details),
        fileName: (file) => fileNameOf(kind, applicationId, file),
      })),
  }))
}

function dateOf(kind: FileKind, details: ApplicationDetails): Pick<ApplicationDocument, 'date'> {
  const reviewer = REVIEWERS.find((one) => one.kind === kind)
  if (reviewer) return { date: reviewBy(details, reviewer).date ?? null }
  if (kind === 'projectBudget') return { date: details.filesUploadedAt }
  return kind === 'budgetRevision' ? { date: details.budgetUploadedAt } : {}
}

function fileNameOf(kind: FileKind, applicationId: string, { blob }: HostFile): string {
  const report = REPORT_KINDS.find(({ file }) => file === kind)
  if (report) return downloadNames.report(report.download, applicationId)
  const budget = BUDGET_KINDS.find(({ file }) => file === kind)
  if (budget) return downloadNames.budget(budget.download, applicationId)
  if (kind === 'agreement') return downloadNames.agreement(applicationId)
  return isEvaluationReport(kind)
    ? downloadNames.evaluationReport(applicationId, blob.type)
    : downloadNames.document(kind, applicationId)
}

/**
 * Whether a document must be present by now, so that the page names it if it is missing. True if the host did not give
 * the status.
 */
export function isDue(kind: FileKind, details: ApplicationDetails | null, now: Date): boolean {
  if (details === null || details.status === 'unknown') return true
  const { status, startDate, period, budgetUploadedAt } = details
  const isGranted = status === STATUS.granted
  const reviewer = REVIEWERS.find((one) => one.kind === kind)
  if (reviewer) {
    const { marks } = reviewBy(details, reviewer)
    return Boolean(marks) || ((isGranted || status === STATUS.approved) && !reviewer.mayBeAbsent)
  }
  const report = REPORT_KINDS.find(({ file }) => file === kind)
  if (report) {
    const due = getDueReports(startDate, period, now, branding.timeZone.name)
    return isGranted && due.some((one) => one.report === report)
  }
  if (kind === 'budgetRevision') return budgetUploadedAt !== null
  return isGranted || !AGREEMENT_KINDS.includes(kind)
}
