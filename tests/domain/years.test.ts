import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicantYears, staffYears, viewYears, yearOf } from '@/domain/years'

const in2026 = new Date(2026, 5, 15)

describe('year filters', () => {
  it('run from 2023 for applicants, and from 2024 with the newest first for the council', () => {
    expect(applicantYears(in2026)).toEqual([2023, 2024, 2025, 2026])
    expect(staffYears(in2026)).toEqual([2026, 2025, 2024])
  })

  it('always offer 2023 to 2025 on View Applications', () => {
    expect(viewYears(new Date(2024, 0, 1))).toEqual([2023, 2024, 2025])
    expect(viewYears(in2026)).toEqual([2023, 2024, 2025, 2026])
  })

  it('turn with the year', () => {
    expect(applicantYears(new Date(2026, 11, 31, 23, 59, 59)).at(-1)).toBe(2026)
    expect(applicantYears(new Date(2027, 0, 1, 0, 0, 0)).at(-1)).toBe(2027)
  })

  it('are empty for a clock that stands before the council’s first year', () => {
    expect(staffYears(new Date(2020, 0, 1))).toEqual([])
  })

  it('always hold every year once, up to the current one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2024, max: 2200 }), (year) => {
        const now = new Date(year, 6, 1)
        expect(applicantYears(now)).toHaveLength(year - 2023 + 1)
        expect(staffYears(now)).toHaveLength(year - 2024 + 1)
        expect(staffYears(now)[0]).toBe(year)
        expect(applicantYears(now)[0]).toBe(2023)
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
