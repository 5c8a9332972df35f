import { expect, it } from 'vitest'
import { formatLkr, plainAmount, readLkr, sumLkr } from '@/domain/money'

it.each([
  ['1250000', 'LKR 1,250,000'],
  [1250000, 'LKR 1,250,000'],
  [' 999 ', 'LKR 999'],
  ['1000.5000', 'LKR 1,000.5000'],
  ['1,250,000', 'LKR 1,250,000'],
  ['two million', 'LKR two million'],
])('the amount %s is shown as %s', (amount, shown) => {
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
])('the amount %s of the host is read as %s', (amount, read) => {
  expect(readLkr(amount)).toBe(read)
})

it('amounts are added up to the cent', () => {
  expect(sumLkr(0.1, 0.2)).toBe(0.3)
  expect(sumLkr(1_250_000.1, -100)).toBe(1_249_900.1)
  expect(sumLkr()).toBe(0)
})

it.each([
  ['12,000', '12000'],
  [' 1,250,000 ', '1250000'],
  ['12 000', '12000'],
  ['12,00,000', '1200000'],
  ['12,000.00', '12000'],
  ['12,000/=', '12000'],
  ['12,000.50', '12000.50'],
  ['12000', '12000'],
  ['', ''],
])('the typed amount "%s" becomes the digits %s', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain)
})

it.each(['12,5', '1,2,3', 'twelve', '12.000,00', '1,000 or 2,000', ','])(
  'the typed amount "%s" stays as it was typed',
  (typed) => {
    expect(plainAmount(typed)).toBe(typed)
  },
)
