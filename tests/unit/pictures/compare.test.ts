import { expect, test } from 'vitest'
import { comparePictures } from '@tests/pictures/compare'

type Colour = readonly [number, number, number]
type Shape = readonly [x: number, y: number, width: number, height: number, colour: Colour]

const PAPER: Colour = [251, 248, 241]
const LINE: Colour = [226, 221, 210]
const INK: Colour = [25, 34, 49]
const HALF_INK: Colour = [138, 141, 145]
const ACCENT: Colour = [15, 76, 122]

/** Draws shapes on paper of 160 x 120 px. */
function drawn(...shapes: Shape[]) {
  const metadata = { width: 160, height: 120 }
  const data = new Uint8Array(metadata.width * metadata.height * 4).fill(255)
  for (const [left, top, width, height, colour] of [[0, 0, 160, 120, PAPER] satisfies Shape, ...shapes])
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) data.set(colour, (y * metadata.width + x) * 4)
  return { data, metadata }
}

/** Strokes like those of letters. */
const word = (x: number, y: number, colour: Colour): Shape[] =>
  [0, 4, 8, 12, 16].map((offset) => [x + offset, y, 1, 9, colour])

const rule: Shape = [10, 20, 120, 1, LINE]
const button: Shape = [20, 40, 60, 24, ACCENT]
const movedBy = (dx: number, dy: number): Shape => [20 + dx, 40 + dy, 60, 24, ACCENT]
const page = [rule, button, ...word(100, 60, INK)]

test('a picture equals itself', () => {
  expect(comparePictures(drawn(...page), drawn(...page))).toEqual({ pass: true, diff: null, message: null })
})

test('strokes spread over two columns of pixels are the same letters', () => {
  const spread = word(100, 60, HALF_INK).flatMap(([x, y, , height, colour]): Shape[] => [[x, y, 2, height, colour]])
  expect(comparePictures(drawn(rule, button, ...word(100, 60, INK)), drawn(rule, button, ...spread)).pass).toBe(true)
})

test('a shift by one pixel is no difference', () => {
  expect(comparePictures(drawn(...page), drawn(rule, movedBy(1, 0), ...word(101, 60, INK))).pass).toBe(true)
})

test.each([
  ['a faint line that is gone', [button, ...word(100, 60, INK)]],
  ['a line that is new', [[10, 30, 120, 1, LINE] satisfies Shape, ...page]],
  ['a text in another colour', [rule, button, ...word(100, 60, ACCENT)]],
  ['a button 4 px to the right', [rule, movedBy(4, 0), ...word(100, 60, INK)]],
  ['a button 4 px farther down', [rule, movedBy(0, 4), ...word(100, 60, INK)]],
  ['a missing sign', [rule, button]],
])('%s is a difference, with its place and share', (_, shapes: readonly Shape[]) => {
  const { pass, diff, message } = comparePictures(drawn(...page), drawn(...shapes))
  expect(pass).toBe(false)
  expect(diff).toHaveLength(160 * 120 * 4)
  expect(message).toMatch(/^\d+\.\d{3} % differs: \d+ pixels, most of them near x \d+, y \d+$/)
})

test('pictures of two sizes differ', () => {
  const small = { data: new Uint8Array(4), metadata: { width: 1, height: 1 } }
  expect(comparePictures(drawn(), small).message).toBe('1 x 1 px, not 160 x 120')
})
