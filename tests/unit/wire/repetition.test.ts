import { expect, it } from 'vitest'
import { findRepetition } from '@/wire/conformance/repetition'

const NOTICE = '<br />\n<b>Warning</b>: Undefined array key "x" in [a]<br />\n'

it.each([
  ['{"a":1}{"a":1}', 'the same response twice'],
  ['{"a":1}\r\n{"a":1}\n', 'the same response twice'],
  ['[][]', 'the same response twice'],
  [`${NOTICE}{"a":1}${NOTICE}{"a":1}`, 'the same response twice'],
  ['%PDF-1.4 a%PDF-1.4 a', 'the same response twice'],
  [`${NOTICE}${NOTICE}{"a":[1]}`, 'the same notice twice, before the JSON'],
  [`${NOTICE}{"a":1}`, null],
  ['{"a":1}{"a":2}', null],
  ['1111', null],
  ['"abab"', null],
  ['', null],
])('%j: %s', (body, expected) => {
  expect(findRepetition(body)).toBe(expected)
})
