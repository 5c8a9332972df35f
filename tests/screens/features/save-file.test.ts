import { expect, onTestFinished, test, vi } from 'vitest'
import { nameByContent } from '@/features/files/name-by-content'
import { documentFormats, type DocumentFormat } from '@/lib/document-format'
import { createObjectUrl } from '@/lib/save-blob'

const UNKNOWN = 'application/octet-stream'

const nameFor = (wanted: string, type: string, hostName: string | null = null) =>
  nameByContent(wanted, { blob: new Blob([], { type }), name: hostName })

test.each([
  ['Application_12.pdf', 'application/pdf', 'Application_12.pdf'],
  ['../../etc/passwd', UNKNOWN, '_.._etc_passwd'],
  ['a<b>:"c".pdf', 'application/pdf', 'a_b_c_.pdf'],
  ['evil\u202Efdp.exe', UNKNOWN, 'evil_fdp.exe'],
  ['...', UNKNOWN, 'document'],
  ['...', 'application/pdf', 'document.pdf'],
  ['mid_report_12.pdf', UNKNOWN, 'mid_report_12.pdf'],
])('%j of type %s is saved as %j', (name, type, saved) => {
  expect(nameFor(name, type)).toBe(saved)
})

test.each<[wanted: string, format: DocumentFormat, hostName: string | null, saved: string]>([
  ['current_budget_1.pdf', 'xls', null, 'current_budget_1.xls'],
  ['current_budget_1.pdf', 'xlsx', '1_Budget(CurrentBudget).xlsx', 'current_budget_1.xlsx'],
  ['18_EvaluationReport.docx', 'doc', null, '18_EvaluationReport.doc'],
  ['18_EvaluationReport.pdf', 'docx', null, '18_EvaluationReport.docx'],
  ['18_EvaluationReport.pdf', 'rtf', '18_EvaluationReport.doc', '18_EvaluationReport.rtf'],
  ['Criteria 1.docx', 'pdf', 'Criteria 1.docx', 'Criteria 1.pdf'],
  ['Criteria with macros.DOCM', 'docx', null, 'Criteria with macros.DOCM'],
  ['Criteria v1.2', 'docx', null, 'Criteria v1.2.docx'],
  ['Criteria', 'docx', null, 'Criteria.docx'],
  ['mid_report_12.pdf', 'docx', '12_ProgressReport(Mid-year).docm', 'mid_report_12.docm'],
  ['mid_report_12.pdf', 'protected', '12_ProgressReport(Mid-year).xlsx', 'mid_report_12.xlsx'],
  ['mid_report_12.pdf', 'protected', null, 'mid_report_12.docx'],
])('%j with the content of %s, called %j by the host, is saved as %j', (wanted, format, hostName, saved) => {
  expect(nameFor(wanted, documentFormats[format].type, hostName)).toBe(saved)
})

test.each([
  ['current_budget_1.pdf', '1_Budget(CurrentBudget).xls', 'current_budget_1.xls'],
  ['current_budget_1.pdf', '1_Budget(CurrentBudget).exe', 'current_budget_1.pdf'],
])('%j with unknown content, called %j by the host, is saved as %j', (wanted, hostName, saved) => {
  expect(nameFor(wanted, UNKNOWN, hostName)).toBe(saved)
})

test('the address of a file is revoked after a minute', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const url = createObjectUrl(new Blob(['%PDF-1.7']))
  vi.advanceTimersByTime(59_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(revoke).toHaveBeenCalledWith(url)
})
