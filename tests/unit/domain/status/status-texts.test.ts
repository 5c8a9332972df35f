import { describe, expect, it } from 'vitest'
import { statusTexts } from '@/domain/status/status-texts'
import { STATUS_CODES } from '@/domain/status/status'

describe('the texts about the state of an application', () => {
  it.each([...STATUS_CODES, 'unknown'] as const)('say where it is and what comes next: %s', (status) => {
    for (const audience of ['applicant', 'staff'] as const) {
      const { where, who, next } = statusTexts(status, audience)
      expect(where).toMatch(/\.$/)
      expect(next).toMatch(/\.$/)
      expect(who).not.toBe('')
    }
  })

  it('ask an applicant to act only where an applicant can', () => {
    const asked = STATUS_CODES.filter((status) => statusTexts(status, 'applicant').todo)
    expect(asked).toEqual(['0', '5.1'])
  })

  it('ask the council to act only while it is the council’s turn', () => {
    const asked = STATUS_CODES.filter((status) => statusTexts(status, 'staff').todo)
    expect(asked).toEqual(['1', '2.1', '3.1', '5.1'])
  })

  it('put the agreement first until it is signed', () => {
    expect(statusTexts('5.1', 'applicant', { agreementToSign: true }).todo).toContain('Sign and upload')
    expect(statusTexts('2.1', 'applicant', { agreementToSign: true })).toEqual(statusTexts('2.1', 'applicant'))
  })

  it.each([
    [[null, null, null], /^See that the reviewers have been invited/],
    [['78', null, null], /^2 marks are still missing/],
    [['78', '0', null], /^One mark is still missing/],
    [['78', '0', 'A minus'], /^All marks are in\. Decide it/],
    [['78', '0', undefined], /^All marks are in\. Decide it/],
    [[], /^See that the reviewers have been invited/],
  ])('name the next step of the council by the marks %j', (marks, todo) => {
    const reviews = marks.map((mark) => ({ marks: mark }))
    expect(statusTexts('3.1', 'staff', { reviews }).todo).toMatch(todo)
    expect(statusTexts('3.1', 'applicant', { reviews })).toEqual(statusTexts('3.1', 'applicant'))
  })

  it.each([
    [null, null, 'See that both have been asked under Request Approval.'],
    ['3.1', null, 'See that the Dean has been asked under Request Approval.'],
    [null, '3.1', 'See that the HOD has been asked under Request Approval.'],
  ])('name who has not answered, by the answers %s and %s', (hod, dean, todo) => {
    const approvals = [
      { approver: 'HOD' as const, decision: hod },
      { approver: 'Dean' as const, decision: dean },
    ]
    expect(statusTexts('2.1', 'staff', { approvals }).todo).toBe(todo)
  })

  it('do not show an applicant internal steps of the council', () => {
    for (const status of STATUS_CODES) {
      expect(Object.values(statusTexts(status, 'applicant')).join(' ')).not.toMatch(/reject|denied|deny/i)
    }
  })
})
