import type { BudgetDownloadType, FileKind, ReportDownloadType } from './file-kinds'

type ApplicationId = string | number

export const downloadNames = {
  application: (applicationId: ApplicationId) => `Application_${applicationId}.pdf`,
  report: (type: ReportDownloadType, applicationId: ApplicationId) => `${type}_report_${applicationId}.pdf`,
  budget: (type: BudgetDownloadType, applicationId: ApplicationId) => `${type}_budget_${applicationId}.pdf`,
  agreement: (applicationId: ApplicationId) => `${applicationId}_Agreement.pdf`,
  /** `.docx` only if the content type is Word; every other type is saved as a PDF. */
  evaluationReport: (applicationId: ApplicationId, contentType: string) =>
    `${applicationId}_EvaluationReport.${/word/i.test(contentType) ? 'docx' : 'pdf'}`,
  /** Any other document of More Details. */
  document: (kind: FileKind, applicationId: ApplicationId) => `${kind}_${applicationId}.pdf`,
}
