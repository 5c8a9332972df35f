import { describe, expect, it } from 'vitest'
import { statusTexts } from '@/domain/status-texts'
import { STATUS_CODES } from '@/domain/status'

describe('the words for a case', () => {
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

  it('ask the council to act while the case is with it', () => {
    const asked = STATUS_CODES.filter((status) => statusTexts(status, 'staff').todo)
    expect(asked).toEqual(['1', '2.1', '3.1', '5.1'])
  })

  it('put the agreement first while it waits for a signature', () => {
    expect(statusTexts('5.1', 'applicant', { agreementToSign: true }).todo).toContain('Sign the agreement')
    expect(statusTexts('2.1', 'applicant', { agreementToSign: true })).toEqual(statusTexts('2.1', 'applicant'))
  })

  it('do not tell an applicant what the council does among itself', () => {
    for (const status of STATUS_CODES) {
      expect(Object.values(statusTexts(status, 'applicant')).join(' ')).not.toMatch(/reject|denied|deny/i)
    }
  })
})
