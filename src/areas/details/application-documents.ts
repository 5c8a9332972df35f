import { downloadNames } from '@/domain/files/download-names'
import { BUDGET_KINDS, FILE_KIND_LABELS, REPORT_KINDS, type FileKind } from '@/domain/files/file-kinds'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { HostFile } from '@/contract/php'
import { knownReviewers, type ApplicationDetails } from './application-timeline'

/** Variant one is /moredetails, variant two /moredetailsc (docs/portal.md#more-details). */
export type DetailsVariant = 'one' | 'two'

export interface ApplicationDocument {
  readonly kind: FileKind
  readonly label: string
  /** When it was uploaded; null if the host has no date, undefined for kinds without one. */
  readonly date?: string | null
  readonly fileName: (file: HostFile) => string
}

export interface DocumentGroup {
  readonly title: string
  readonly documents: readonly ApplicationDocument[]
}

/** The file of the council's agreement; in variant two it is the award letter. */
export const councilAgreement = (variant: DetailsVariant): FileKind =>
  variant === 'one' ? 'agreementurc' : 'awardLetter'

/** All documents of an application, in the order in which they are created. */
export function applicationDocuments(
  applicationId: string,
  details: ApplicationDetails,
  variant: DetailsVariant,
): DocumentGroup[] {
  const document = (kind: FileKind): ApplicationDocument => ({
    kind,
    label: FILE_KIND_LABELS[kind],
    fileName: () => downloadNames.document(kind, applicationId),
  })
  return [
    {
      title: 'Application',
      documents: [document('proposal'), document('cvPrincipalInvestigator'), document('cvCoInvestigators')],
    },
    {
      title: 'Agreements',
      documents: [
        { ...document('agreement'), fileName: () => downloadNames.agreement(applicationId) },
        { ...document(councilAgreement(variant)), label: FILE_KIND_LABELS.agreementurc },
      ],
    },
    {
      title: 'Evaluation reports',
      documents: knownReviewers(details).map(({ kind, review }) => ({
        ...document(kind),
        date: review.date ?? null,
        fileName: ({ blob }) => downloadNames.evaluationReport(applicationId, blob.type),
      })),
    },
    {
      title: 'Progress reports',
      documents: REPORT_KINDS.map(({ file, download }) => ({
        ...document(file),
        fileName: () => downloadNames.report(download, applicationId),
      })),
    },
    {
      title: 'Budgets',
      documents: BUDGET_KINDS.map(({ file, download }) => ({
        ...document(file),
        date: download === 'previous' ? details.filesUploadedAt : details.budgetUploadedAt,
        fileName: () => downloadNames.budget(download, applicationId),
      })),
    },
  ]
}

export const isEvaluationReport = (kind: FileKind): boolean => REVIEWERS.some((reviewer) => reviewer.kind === kind)
