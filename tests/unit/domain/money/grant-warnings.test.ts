import { expect, it } from 'vitest'
import { grantWarnings } from '@/domain/money/grant-warnings'

const SOUND = { startDate: '2027-01-01', period: '2 Years', amount: '1250000' }
const warn = (typed: Partial<typeof SOUND>, submitted: string | null = '2026-02-18 10:36:00') =>
  grantWarnings({ ...SOUND, ...typed }, submitted, '2026-11-20')

it.each([
  {},
  { startDate: '2026-02-18' },
  { startDate: '2028-11-20' },
  { period: 'eighteen months (1.5 years), or 18 Months' },
  { amount: '10,000' },
  { startDate: '', amount: '' },
])('there is no warning about %j', (typed) => {
  expect(warn(typed)).toEqual([])
})

it.each([
  [{ startDate: '1926-01-01' }, 'The start, 1 Jan 1926, is before the application was submitted: 18 Feb 2026.'],
  [{ startDate: '2029-01-01' }, 'The start, 1 Jan 2029, is more than two years ahead.'],
  [
    { period: 'forever' },
    'The period, “forever”, names no months or years, so nobody can tell when the final report is due.',
  ],
  [{ period: '0 months' }, 'The period, “0 months”, is no time at all.'],
  [{ period: '20 Years' }, 'The period, “20 Years”, is longer than ten years.'],
  [{ amount: '0' }, 'The amount is LKR 0: the applicant would be granted no money.'],
  [{ amount: '1250' }, 'The amount, LKR 1,250, is very small. Is a digit missing?'],
  [{ amount: '1250000000' }, 'The amount, LKR 1,250,000,000, is very large. Is a digit too many?'],
])('there is a warning about %j', (typed, warning) => {
  expect(warn(typed)).toEqual([warning])
})

it('the start is compared with today if the submission date is unknown', () => {
  expect(warn({ startDate: '2025-11-19' }, null)).toEqual(['The start, 19 Nov 2025, is more than a year ago.'])
})
