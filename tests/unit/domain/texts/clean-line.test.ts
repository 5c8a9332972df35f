import { expect, test } from 'vitest'
import { cleanLine } from '@/domain/texts/clean-line'

test.each([
  ['A. B. Silva', 'A. B. Silva'],
  [' Amara\u00A0Silva\u202F', 'Amara Silva'],
  ['\uFEFFAma\u200Bra \u202ASil\u00ADva\u202C', 'Amara Silva'],
  ['\u200EAmara\u200F \u2066Silva\u2069\u2060', 'Amara Silva'],
  ['Ama\u200Dra\u200C', 'Amara'],
  ['Amara\u0000\u0007', 'Amara'],
  ['Amara\tSilva', 'Amara Silva'],
  ['\u200B\u00A0\u200D', ''],
])('%j is cleaned to %j', (pasted, clean) => {
  expect(cleanLine(pasted)).toBe(clean)
  expect(cleanLine(clean)).toBe(clean)
})

test.each(['ශ්‍රීමා', 'Zoë O’Brien-Núñez', 'க்‌ஷ', '李\u{E0100}'])('%s is a name and stays', (name) => {
  expect(cleanLine(name)).toBe(name)
})
