import { expect, it } from 'vitest'
import { countCharacters, limits } from '@/domain/texts/limits'

it('limits have the fixed values', () => {
  expect(limits).toEqual({
    longText: 1000,
    affiliation: 200,
    remarks: 10_000,
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
    firstYear: 2000,
    lastYear: 2099,
    lowestMark: 0,
    highestMark: 100,
  })
})

it.each([
  ['', 0],
  ['abc', 3],
  ['𝐀𝐁', 2],
  ['ශ්‍රී', 5],
  ['👩‍🔬', 3],
  ['\uD800x', 2],
])('"%s" has the number of characters that a database counts', (text, characters) => {
  expect(countCharacters(text)).toBe(characters)
})
