const SINHALA_CONSONANT = '[\\u0D9A-\\u0DC6]'
/** Al-lakuna with a joiner on either side joins two consonants into one form. */
const SINHALA_JOIN = '(?:\\u0DCA\\u200D|\\u200D\\u0DCA)'
const SINHALA_SYLLABLE = new RegExp(
  `(\\u0DBB\\u0DCA\\u200D(?=${SINHALA_CONSONANT}))?` +
    `(${SINHALA_CONSONANT}(?:${SINHALA_JOIN}${SINHALA_CONSONANT})*)` +
    '([\\u0DCF-\\u0DDF\\u0DF2\\u0DF3]*)',
  'gu',
)
const SINHALA_BEFORE = /[\u0DD9\u0DDB]/u
const SINHALA_AROUND = /[\u0DDA\u0DDC-\u0DDE]/u
const KOMBUVA = '\u0DD9'
const NON_JOINER = '\u200C'

const TAMIL_SYLLABLE = /(\u0B95\u0BCD\u0BB7|[\u0B95-\u0BB9])([\u0BBE-\u0BCC\u0BD7]*)/gu
const TAMIL_BEFORE = /[\u0BC6-\u0BC8]/u

/**
 * Puts Sinhala and Tamil text in visual order, which a font's substitutions expect. fontkit's own shapers are off,
 * because they fail on common names (a dotted circle inside පෙරේරා). The tests compare the glyphs with HarfBuzz's.
 */
export function visualOrder(text: string): string {
  return text.replace(SINHALA_SYLLABLE, writeSinhala).replace(TAMIL_SYLLABLE, writeTamil)
}

function writeSinhala(_: string, repaya: string | undefined, cluster: string, vowels: string): string {
  let before = ''
  let after = ''
  for (const vowel of vowels) {
    if (SINHALA_BEFORE.test(vowel)) before += vowel
    else after += vowel
    // The font replaces the whole sign by its right-hand part (feature `pstf`); the left-hand part is the kombuva.
    if (SINHALA_AROUND.test(vowel)) before += KOMBUVA
  }
  // Repaya is typed first and written above the consonant; the non-joiner stops its joiner from joining the next sign.
  return before + cluster + (repaya === undefined ? '' : repaya + NON_JOINER) + after
}

function writeTamil(_: string, consonant: string, vowels: string): string {
  let before = ''
  let after = ''
  // The canonical decomposition of a two-part vowel is exactly its left and right half.
  for (const vowel of vowels.normalize('NFD')) {
    if (TAMIL_BEFORE.test(vowel)) before += vowel
    else after += vowel
  }
  return before + consonant + after
}
