import { downloadNames } from '@/domain/download-names'
import { BUDGET_KINDS, FILE_KIND_LABELS, REPORT_KINDS, type FileKind } from '@/domain/file-kinds'
import { REVIEWERS } from '@/domain/reviewers'
import type { HostFile } from '@/contract/php'
import { hasThirdReviewer, type ApplicationDetails } from './application-timeline'

/** Variant one is /moredetails, variant two /moredetailsc (spec 2, More Details). */
export type DetailsVariant = 'one' | 'two'

export interface ApplicationDocument {
  readonly kind: FileKind
  readonly label: string
  /** Where the host knows when it came; null where it should and does not. */
  readonly date?: string | null
  readonly fileName: (file: HostFile) => string
}

export interface DocumentGroup {
  readonly title: string
  readonly documents: readonly ApplicationDocument[]
}

/** Variant two finds the council's agreement under the award letter (spec 2). */
export const councilAgreement = (variant: DetailsVariant): FileKind =>
  variant === 'one' ? 'agreementurc' : 'awardLetter'

/** Every document of a case, in the order of its life. */
export function applicationDocuments(
  appId: string,
  details: ApplicationDetails,
  variant: DetailsVariant,
): DocumentGroup[] {
  const document = (kind: FileKind): ApplicationDocument => ({
    kind,
    label: FILE_KIND_LABELS[kind],
    fileName: () => downloadNames.document(kind, appId),
  })
  return [
    {
      title: 'Application',
      documents: [document('proposal'), document('cvPrincipalInvestigator'), document('cvCoInvestigators')],
    },
    {
      title: 'Agreements',
      documents: [
        { ...document('agreement'), fileName: () => downloadNames.agreement(appId) },
        { ...document(councilAgreement(variant)), label: FILE_KIND_LABELS.agreementurc },
      ],
    },
    {
      title: 'Evaluation reports',
      documents: REVIEWERS.filter(({ number }) => number < 3 || hasThirdReviewer(details)).map(({ number, kind }) => ({
        ...document(kind),
        date: details[`reviewer${number}_date`] ?? null,
        fileName: ({ blob }) => downloadNames.evaluationReport(appId, blob.type),
      })),
    },
    {
      title: 'Progress reports',
      documents: REPORT_KINDS.map(({ file, download }) => ({
        ...document(file),
        fileName: () => downloadNames.report(download, appId),
      })),
    },
    {
      title: 'Budgets',
      documents: BUDGET_KINDS.map(({ file, download }) => ({
        ...document(file),
        date: download === 'previous' ? details.uploads_uploaded_at : details.budget_uploaded_at,
        fileName: () => downloadNames.budget(download, appId),
      })),
    },
  ]
}

export const isEvaluationReport = (kind: FileKind): boolean => REVIEWERS.some((reviewer) => reviewer.kind === kind)
