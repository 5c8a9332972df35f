import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicantYears, staffYears, viewYears, yearOf } from '@/domain/years'

describe('year filters', () => {
  it('start in 2023 for applicants, and in 2024 with the newest first for the council', () => {
    expect(applicantYears(2026)).toEqual([2023, 2024, 2025, 2026])
    expect(staffYears(2026)).toEqual([2026, 2025, 2024])
  })

  it('always offer 2023 to 2025 on View Applications', () => {
    expect(viewYears(2024)).toEqual([2023, 2024, 2025])
    expect(viewYears(2026)).toEqual([2023, 2024, 2025, 2026])
  })

  it('are empty for a year before the council’s first year', () => {
    expect(staffYears(2020)).toEqual([])
  })

  it('always contain every year once, up to the current one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2024, max: 2200 }), (year) => {
        expect(applicantYears(year)).toHaveLength(year - 2023 + 1)
        expect(staffYears(year)).toHaveLength(year - 2024 + 1)
        expect(staffYears(year)[0]).toBe(year)
        expect(applicantYears(year)[0]).toBe(2023)
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
    expect(yearOf(text)).toBe(year)
  })
})
