import { expect, it } from 'vitest'
import { compareTexts, formatAndList, formatOrList, formatCount, formatNumber } from '@/lib/format'

it('numbers are grouped in thousands', () => {
  expect([0, 999, 1000, 1_250_000].map(formatNumber)).toEqual(['0', '999', '1,000', '1,250,000'])
})

it('a count uses the singular for one alone', () => {
  expect([0, 1, 2, 1250].map((count) => formatCount(count, 'row', 'rows'))).toEqual([
    '0 rows',
    '1 row',
    '2 rows',
    '1,250 rows',
  ])
})

it('lists end in "and" or "or"', () => {
  expect(formatAndList(['a', 'b', 'c'])).toBe('a, b, and c')
  expect(formatOrList(['.pdf', '.doc'])).toBe('.pdf or .doc')
})

it('texts are sorted with numeric order, ignoring case and accents', () => {
  expect(['row 10', 'Émile', 'row 9', 'eva'].toSorted(compareTexts)).toEqual(['Émile', 'eva', 'row 9', 'row 10'])
  expect(compareTexts('Resumé', 'resume')).toBe(0)
})
