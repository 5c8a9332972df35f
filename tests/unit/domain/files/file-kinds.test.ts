import { describe, expect, it } from 'vitest'
import { downloadNames } from '@/domain/files/download-names'
import { BUDGET_KINDS, FILE_KINDS, FILE_KIND_LABELS, REPORT_KINDS } from '@/domain/files/file-kinds'
import { REVIEWERS } from '@/domain/people/reviewers'

describe('file kinds', () => {
  it('are eleven and one per reviewer’s report, each with its label', () => {
    const kinds = 11 + REVIEWERS.length
    expect(FILE_KINDS).toHaveLength(kinds)
    expect(new Set(Object.values(FILE_KIND_LABELS)).size).toBe(kinds)
  })

  it('include the file of every report, budget and reviewer', () => {
    const files = [...REPORT_KINDS, ...BUDGET_KINDS].map(({ file }) => file)
    expect(FILE_KINDS).toEqual(expect.arrayContaining([...files, ...REVIEWERS.map(({ kind }) => kind)]))
  })

  it('have the spelling of a report that each call needs', () => {
    expect(REPORT_KINDS.map(({ upload, download, file }) => [upload, download, file])).toEqual([
      ['mid-year', 'mid', 'progress_midyear'],
      ['end-year', 'end', 'progress_endyear'],
      ['final', 'final', 'progress_final'],
    ])
  })
})

describe('download names', () => {
  it('follow the pattern of each file', () => {
    expect(downloadNames.application(12)).toBe('Application_12.pdf')
    expect(downloadNames.report('mid', 12)).toBe('mid_report_12.pdf')
    expect(downloadNames.budget('previous', '12')).toBe('previous_budget_12.pdf')
    expect(downloadNames.agreement(12)).toBe('12_Agreement.pdf')
    expect(downloadNames.document('awardLetter', 12)).toBe('awardLetter_12.pdf')
  })

  it.each([
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', '12_EvaluationReport.docx'],
    ['application/msword', '12_EvaluationReport.docx'],
    ['application/pdf', '12_EvaluationReport.pdf'],
    ['application/octet-stream', '12_EvaluationReport.pdf'],
    ['', '12_EvaluationReport.pdf'],
  ])('of an evaluation report of type "%s" is %s', (contentType, name) => {
    expect(downloadNames.evaluationReport(12, contentType)).toBe(name)
  })
})
