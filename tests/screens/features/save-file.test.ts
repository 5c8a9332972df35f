import { expect, onTestFinished, test, vi } from 'vitest'
import { safeFileName } from '@/features/files/save-file'
import { objectUrl } from '@/lib/object-url'

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

test.each([
  ['Application_12.pdf', 'application/pdf', 'Application_12.pdf'],
  ['../../etc/passwd', 'application/octet-stream', '_.._etc_passwd'],
  ['a<b>:"c".pdf', 'application/pdf', 'a_b_c_.pdf'],
  ['evil\u202Efdp.exe', 'application/octet-stream', 'evil_fdp.exe'],
  ['...', 'application/pdf', 'document'],
  ['mid_report_12.pdf', WORD, 'mid_report_12.docx'],
  ['mid_report_12.pdf', 'application/octet-stream', 'mid_report_12.pdf'],
])('%j of type %s is saved as %j', (name, type, saved) => {
  expect(safeFileName(name, type)).toBe(saved)
})

test('the address of a file is revoked after a minute', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  const url = objectUrl(new Blob(['%PDF-1.7']))
  vi.advanceTimersByTime(59_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(revoke).toHaveBeenCalledWith(url)
})
