import type { BudgetDownloadType, FileKind, ReportDownloadType } from './file-kinds'

type ApplicationId = string | number

/** The names under which files are saved (spec 9; the agreement's name is from wire 3). */
export const downloadNames = {
  application: (applicationId: ApplicationId) => `Application_${applicationId}.pdf`,
  report: (type: ReportDownloadType, applicationId: ApplicationId) => `${type}_report_${applicationId}.pdf`,
  budget: (type: BudgetDownloadType, applicationId: ApplicationId) => `${type}_budget_${applicationId}.pdf`,
  agreement: (applicationId: ApplicationId) => `${applicationId}_Agreement.pdf`,
  /** A Word file only when the content type says so; everything else is taken for a PDF (spec 7). */
  evaluationReport: (applicationId: ApplicationId, contentType: string) =>
    `${applicationId}_EvaluationReport.${/word/i.test(contentType) ? 'docx' : 'pdf'}`,
  /** Any other document of More Details. The specification leaves this name open. */
  document: (kind: FileKind, applicationId: ApplicationId) => `${kind}_${applicationId}.pdf`,
}
