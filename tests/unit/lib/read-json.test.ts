import { expect, it } from 'vitest'
import { readJson } from '@/lib/read-json'

it.each([
  ['{"a":1}', { a: 1 }],
  ['0', 0],
  [null, null],
  ['', null],
  ['{"a":', null],
])('reads %s as %j', (text, value) => {
  expect(readJson(text)).toEqual(value)
})
