import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getApplicantYears, findListedYear, getStaffYears, getViewYears, parseYear } from '@/domain/dates/years'

describe('year filters', () => {
  it('start in 2023 for applicants, in 2024 for the council, newest first', () => {
    expect(getApplicantYears(2026)).toEqual([2023, 2024, 2025, 2026])
    expect(getStaffYears(2026)).toEqual([2026, 2025, 2024])
  })

  it('always offer 2023 to 2025 on View Applications', () => {
    expect(getViewYears(2024)).toEqual([2023, 2024, 2025])
    expect(getViewYears(2026)).toEqual([2023, 2024, 2025, 2026])
  })

  it('are empty for a year before the council’s first year', () => {
    expect(getStaffYears(2020)).toEqual([])
  })

  it('always contain every year once, up to the current one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2024, max: 2200 }), (year) => {
        expect(getApplicantYears(year)).toHaveLength(year - 2023 + 1)
        expect(getStaffYears(year)).toHaveLength(year - 2024 + 1)
        expect(getStaffYears(year)[0]).toBe(year)
        expect(getApplicantYears(year)[0]).toBe(2023)
      }),
    )
  })
})

describe('the year of a date of the host', () => {
  it.each([
    ['2026-01-01', 2026],
    ['2025-12-31 23:59:59', 2025],
    ['0000-00-00', undefined],
    ['last year', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('of %s is %s', (text, year) => {
    expect(parseYear(text)).toBe(year)
  })
})

describe('the year of the listed applications', () => {
  const listed = (...dates: (string | null)[]) => dates.map((submittedDate) => ({ submittedDate }))

  it.each([
    ['is the newest year of submission', listed('2025-12-31', '2026-11-02', null), 2026],
    ['is the current year of applications submitted in it', listed('2026-11-02', '2027-01-05'), 2027],
    ['is no year that the filter does not offer', listed('2099-01-01', '2023-05-05', 'soon'), 2027],
    ['is the current year of an empty list', [], 2027],
  ])('%s', (_, applications, year) => {
    expect(findListedYear(applications, 2027)).toBe(year)
  })
})
