import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wrapText } from '@/pdf/layout/typesetter'

/** Every character has width 1, which is enough to see where lines break. */
const inCharacters = (text: string) => [...text].length
const wrap = (text: string, width: number) => wrapText(text, width, inCharacters)

test('lines break between words', () => {
  expect(wrap('the recovery of mangrove forests', 12)).toEqual(['the recovery', 'of mangrove', 'forests'])
})

test('the writer’s own lines stay, also empty ones', () => {
  expect(wrap('one\n\r\ntwo', 10)).toEqual(['one', '', 'two'])
})

test('an address breaks after its signs, a long word between letters', () => {
  expect(wrap('see https://doi.org/10.1016/abc', 14)).toEqual(['see', 'https://doi.', 'org/10.1016/', 'abc'])
  expect(wrap('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
})

test('a letter and its signs are never separated', () => {
  expect(wrap('කොකොකොකො', 4)).toEqual(['කොකො', 'කොකො'])
})

test('only spaces are lost, and no line is too wide', () => {
  const anyText = fc.string({ unit: 'binary-ascii', maxLength: 200 })
  const anyWidth = fc.integer({ min: 1, max: 40 })
  fc.assert(
    fc.property(anyText, anyWidth, (text, width) => {
      const lines = wrap(text, width)
      expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''))
      expect(Math.max(...lines.map(inCharacters))).toBeLessThanOrEqual(width)
    }),
  )
})
