import { expect, it } from 'vitest'
import { formatLkr, readLkr, sumLkr } from '@/domain/money'

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

it.each([
  ['1250000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1250000.00', 1_250_000],
  [' 999.5 ', 999.5],
  ['', undefined],
  ['two million', undefined],
  ['1.2.3', undefined],
  ['-5', undefined],
])('reads %s of the host as %s', (amount, read) => {
  expect(readLkr(amount)).toBe(read)
})

it('adds up to the cent', () => {
  expect(sumLkr(0.1, 0.2)).toBe(0.3)
  expect(sumLkr(1_250_000.1, -100)).toBe(1_249_900.1)
  expect(sumLkr()).toBe(0)
})
