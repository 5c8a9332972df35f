import { describe, expect, test } from 'vitest'
import { formatMark, isSameMark, summariseMarks } from '@/domain/council/marks'

describe('summariseMarks', () => {
  test('gives mean and spread of the numbers', () => {
    expect(summariseMarks(['93', '87', '90'])).toEqual({
      numbers: [93, 87, 90],
      mean: 90,
      spread: 6,
      missingCount: 0,
      unreadable: [],
    })
  })

  test('counts a mark of 0, and ignores an empty one', () => {
    expect(summariseMarks(['81', '0', null])).toMatchObject({ mean: 40.5, spread: 81, missingCount: 1 })
    expect(summariseMarks([null, '', '  '])).toEqual({
      numbers: [],
      mean: undefined,
      spread: undefined,
      missingCount: 3,
      unreadable: [],
    })
  })

  test('gives no spread for a single number', () => {
    expect(summariseMarks(['78', null])).toMatchObject({ mean: 78, spread: undefined })
  })

  test.each(['A minus', '8/10', '78%', '7e1', '-3', '780', '100.1', '78,5', '.5'])('leaves out the mark %s', (mark) => {
    expect(summariseMarks([mark, '60'])).toMatchObject({ numbers: [60], mean: 60, missingCount: 0, unreadable: [mark] })
  })

  test.each([
    ['100', 100],
    [' 78.5 ', 78.5],
    ['0.0', 0],
  ])('reads %s', (mark, number) => {
    expect(summariseMarks([mark]).numbers).toEqual([number])
  })
})

test.each([
  [85, '85'],
  [256 / 3, '85.3'],
  [0, '0'],
])('%d is shown as %s', (mark, text) => {
  expect(formatMark(mark)).toBe(text)
})

describe('isSameMark', () => {
  test.each([
    ['78', '78.0'],
    ['A minus', ' A minus'],
    [null, ''],
    [undefined, null],
  ])('takes %s and %s for the same', (one, other) => expect(isSameMark(one, other)).toBe(true))

  test.each([
    ['93', '5'],
    ['0', null],
    ['780', '78'],
  ])('distinguishes %s and %s', (one, other) => expect(isSameMark(one, other)).toBe(false))
})
