import { expect, it } from 'vitest'
import { formatLkr, plainAmount, readLkr, sumLkr, wholeAmount } from '@/domain/money/money'

it.each([
  ['1250000', 'LKR 1,250,000'],
  [1250000, 'LKR 1,250,000'],
  [' 999 ', 'LKR 999'],
  ['1000.5000', 'LKR 1,000.5000'],
  ['1,250,000', 'LKR 1,250,000'],
  ['12,50,000', 'LKR 1,250,000'],
  ['750000,00', 'LKR 750000,00'],
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
  ['1\u00A0250\u202F000', '1250000'],
  ['12,00,000', '1200000'],
  ['1,25,00,000', '12500000'],
  ['12,000.00', '12000'],
  ['12,000/=', '12000'],
  ['12,000.50', '12000.50'],
  ['1250000.50', '1250000.50'],
  ['1000.5000', '1000.5000'],
  ['12000', '12000'],
  ['007', '7'],
  ['0', '0'],
])('the typed amount "%s" is sent as %s', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain)
})

it.each(
  [
    ['750000,00', '1250000,50', '12,5', '1,25', '1.250', '1.250.000', '12.000,00', '1,2,3', '1,234,56', '123,45,678'],
    ['1,250 000', '1  250', '0,750', '12,000.', '.5', '1,000 or 2,000', ',', '', '12 5', '1e6', '-5', '+5', '٧٥'],
    ['twelve', 'LKR 5', '12x', '1,25O,000', '/=', '5/=/='],
  ].flat(),
)('the typed amount "%s" is refused', (typed) => {
  expect(plainAmount(typed)).toBeUndefined()
  expect(readLkr(typed)).toBeUndefined()
})

it('a row of the application has an amount without cents', () => {
  expect(['1,250,000', '1250000.00', '12.50', '750000,00', ''].map(wholeAmount)).toEqual([
    '1250000',
    '1250000',
    undefined,
    undefined,
    undefined,
  ])
})
