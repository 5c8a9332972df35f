import { expect, it } from 'vitest'
import { formatLkr } from '@/domain/money'

it.each([
  ['1250000', 'LKR 1,250,000'],
  [1250000, 'LKR 1,250,000'],
  [' 999 ', 'LKR 999'],
  ['1000.5000', 'LKR 1,000.5000'],
  ['1,250,000', 'LKR 1,250,000'],
  ['two million', 'LKR two million'],
])('shows %s as %s', (amount, shown) => {
  expect(formatLkr(amount)).toBe(shown)
})
