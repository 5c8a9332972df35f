import { expect, test } from 'vitest'
import { fold } from '@/domain/texts/fold'

/** Text as pasted from Word, a PDF or a web page, and as a person types it. */
test.each([
  ['accents', 'Niño Ångström Šmidt', 'nino angstrom smidt'],
  ['accents as marks of their own', 'Nin\u0303o', 'nino'],
  ['letters without a decomposition', 'Søren Łódź Straße Cæsar Đặng', 'soren lodz strasse caesar dang'],
  ['ligatures', 'eﬃcient ﬁre ﬂood ﬀ ﬆ', 'efficient fire flood ff st'],
  ['curly single quotes', '‘farmers’ ‚low‛ O’Brien', "'farmers' 'low' o'brien"],
  ['curly double quotes', '“soil” „soil‟ «soil»', '"soil" "soil" "soil"'],
  ['primes and a modifier apostrophe', '5′ 6″ oʼbrien 7´', "5' 6\" o'brien 7'"],
  ['hyphens and dashes', 'a‐b a‑b a‒b a–b a—b a―b a−b a－b', 'a-b a-b a-b a-b a-b a-b a-b a-b'],
  ['no-break and other spaces', 'a\u00A0b\u202Fc\u2003d\u3000e\tf', 'a b c d e f'],
  ['soft hyphens', 'man\u00ADgrove', 'mangrove'],
  ['zero-width characters', 'man\u200Bgro\u2060ve\uFEFF', 'mangrove'],
  ['marks of direction', '\u202Amangrove\u202C \u200Erice\u200F \u2066tea\u2069', 'mangrove rice tea'],
  ['full-width text', 'ＡＢＣ１２＿２０２６', 'abc12_2026'],
  ['superscripts and fractions', 'CO₂ m² ½', 'co2 m2 1/2'],
  ['an ellipsis', 'and so on…', 'and so on...'],
  ['signs', '№ 5 ™ 2×3', 'no 5 tm 2x3'],
  ['Sinhala with and without a joiner', 'ශ්‍රී', 'ශ්රී'],
  ['Tamil in its two forms', 'க\u0BCA', 'க\u0BCA'.normalize('NFD')],
])('%s are folded', (_what, pasted, plain) => {
  expect(fold(pasted)).toBe(plain)
  expect(fold(plain), 'what is plain stays').toBe(plain)
})

test('vowel signs of other scripts are kept', () => {
  expect(fold('කි')).not.toBe(fold('ක'))
})
