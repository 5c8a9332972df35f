import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainNumber } from '@/domain/money/plain-number'

it.each(['78', '78.5', '78.333', '0.0', '2015', '007'])('%s is a number', (typed) => {
  expect(plainNumber(` ${typed}\u00A0`)).toBe(typed)
})

it.each(['78,5', '1,000', '1 000', '2O15', '7e1', '-3', '.5', '5.', '1.2.3', '٧', '', ' '])(
  '"%s" is no number',
  (typed) => {
    expect(plainNumber(typed)).toBeUndefined()
  },
)

it('no text is altered', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,eO -]{0,8}$/), (typed) =>
      [undefined, typed.trim()].includes(plainNumber(typed)),
    ),
  )
})
