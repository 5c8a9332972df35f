import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { BareTexts } from './bare-text'

const texts = new BareTexts(process.cwd())
afterAll(() => texts.close())

const EXAMPLES = 'tests/unit/architecture/bare-text.examples.tsx'

const placesOf = (found: readonly string[]) => [...new Set(found.map((text) => text.split(' ')[0]))]

// Write one template literal as the only child, wrap the text in a span, or type a slot as `Elements`.
it.each(['src/', 'mocks/console/'])(
  'texts in %s that change, or stand beside a change, have an element of their own',
  (folder) => {
    expect(texts.in(folder)).toEqual([])
  },
)

it('each form of such a text is found', () => {
  const lines = readFileSync(EXAMPLES, 'utf8').split('\n')
  const marked = lines.flatMap((line, index) => (/\* reported/.test(line) ? `${EXAMPLES}:${index + 1}` : []))
  expect(placesOf(texts.in(EXAMPLES))).toEqual(marked)
})
