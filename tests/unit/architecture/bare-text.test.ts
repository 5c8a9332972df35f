import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { BareTexts } from './bare-text'

const texts = new BareTexts(process.cwd())
afterAll(() => texts.close())

const EXAMPLES = 'tests/unit/architecture/bare-text.examples.tsx'

const listPlaces = (texts: readonly string[]) => [...new Set(texts.map((text) => text.split(' ')[0]))]

// Write one template literal as the only child, wrap the text in a span, or type a slot as `Elements`.
it.each(['src/', 'mocks/console/'])(
  'every text in %s that changes, or has a changing sibling, is the only child of an element',
  (folder) => {
    expect(texts.findIn(folder)).toEqual([])
  },
)

it('every reported text of the examples is found', () => {
  const lines = readFileSync(EXAMPLES, 'utf8').split('\n')
  const marked = lines.flatMap((line, index) => (/\* reported/.test(line) ? `${EXAMPLES}:${index + 1}` : []))
  expect(listPlaces(texts.findIn(EXAMPLES))).toEqual(marked)
})
