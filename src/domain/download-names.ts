import type { BudgetDownloadType, FileKind, ReportDownloadType } from './file-kinds'

type AppId = string | number

/** The names under which files are saved (spec 9; the agreement's name is from wire 3). */
export const downloadNames = {
  application: (appId: AppId) => `Application_${appId}.pdf`,
  report: (type: ReportDownloadType, appId: AppId) => `${type}_report_${appId}.pdf`,
  budget: (type: BudgetDownloadType, appId: AppId) => `${type}_budget_${appId}.pdf`,
  agreement: (appId: AppId) => `${appId}_Agreement.pdf`,
  /** A Word file only when the content type says so; everything else is taken for a PDF (spec 7). */
  evaluationReport: (appId: AppId, contentType: string) =>
    `${appId}_EvaluationReport.${/word/i.test(contentType) ? 'docx' : 'pdf'}`,
  /** Any other document of More Details. The specification leaves this name open. */
  document: (kind: FileKind, appId: AppId) => `${kind}_${appId}.pdf`,
}
