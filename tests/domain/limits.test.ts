import { expect, it } from 'vitest'
import { limits } from '@/domain/limits'

it('limits have the fixed values', () => {
  expect(limits).toEqual({
    longText: 1000,
    affiliation: 200,
    reviewers: 3,
    minRows: 1,
    slideshowInterval: 5000,
    passwordRedirectDelay: 2000,
    generatedPasswordLength: 8,
    mailBodyRows: 10,
    remarksRows: 3,
    reviewDays: 14,
    progressReportDays: 14,
    agreementDays: 7,
    lowestMark: 0,
    highestMark: 100,
  })
})
