import type { PDFDocument } from 'pdf-lib'

/** pdf-lib declares fontkit's types but does not export them. */
export type Fontkit = Parameters<PDFDocument['registerFontkit']>[0]
export type Font = ReturnType<Fontkit['create']>
type GlyphRun = ReturnType<Font['layout']>
type Features = NonNullable<Parameters<Font['layout']>[1]>
type Subset = ReturnType<Font['createSubset']>
/** fontkit takes the script as a third argument, which its types omit. */
type LayoutInScript = (text: string, features: Features, script: string) => GlyphRun

/** The OpenType features that Sinhala and Tamil need; a font without a feature ignores it. */
const FEATURES: Features = ['akhn', 'rphf', 'vatu', 'pstf', 'pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'dist']
const SPACE = 0x20
/** The maximum number of cached texts. */
const MAX_CACHED_RUNS = 5000

/** Caches fonts by their bytes, so that later documents reuse the parsed tables and glyphs. */
const fonts = new WeakMap<Uint8Array, Font>()

/**
 * Returns fontkit with correct shaping of Sinhala and Tamil (decision 8). pdf-lib measures and encodes through
 * `font.layout`, so replacing that method is enough. The default script disables fontkit's own shapers, which are broken
 * for these scripts; the Noto fonts list the same substitutions there.
 */
export function shapingFontkit(fontkit: Fontkit): Fontkit {
  return {
    create(bytes) {
      const cached = fonts.get(bytes)
      if (cached) return cached
      const font = fontkit.create(bytes)
      fonts.set(bytes, font)
      // A glyph keeps the characters of its first use. A full stop first used in `…` would be lost in all other texts.
      for (const code of font.characterSet) font.glyphForCodePoint(code)
      const layout: LayoutInScript = font.layout.bind(font)
      font.layout = cacheRuns((text) => removeJoiners(layout(toVisualOrder(text), FEATURES, 'DFLT')))
      const createSubset = font.createSubset.bind(font)
      font.createSubset = () => forceLongOffsets(createSubset())
      return font
    },
  }
}

/** Caches shaped texts, because each line is measured, encoded and drawn, and the words of a form recur. */
function cacheRuns(layout: (text: string) => GlyphRun): (text: string) => GlyphRun {
  const runs = new Map<string, GlyphRun>()
  return (text) => {
    const run = runs.get(text) ?? layout(text)
    if (runs.size >= MAX_CACHED_RUNS) runs.clear()
    runs.set(text, run)
    return run
  }
}

/**
 * Drops joiners, which fontkit replaces by a zero-width space (a visible box in a font without a space). Restores the
 * widths of Tamil vowel signs, which fontkit sets to 0 because the font does not declare its marks.
 */
function removeJoiners(run: GlyphRun): GlyphRun {
  const keptGlyphs = run.glyphs.flatMap((glyph, index) => {
    const position = run.positions[index]
    if (position === undefined || (position.xAdvance === 0 && glyph.codePoints[0] === SPACE)) return []
    return [{ glyph, position: { ...position, xAdvance: position.xAdvance || glyph.advanceWidth } }]
  })
  run.glyphs = keptGlyphs.map(({ glyph }) => glyph)
  run.positions = keptGlyphs.map(({ position }) => position)
  return run
}

/**
 * Makes a subset write long glyph offsets. fontkit writes the short form of TrueType, which halves them, without
 * padding glyphs to even lengths: every Sinhala glyph after an odd length would be empty.
 */
function forceLongOffsets(subset: Subset): Subset {
  let loca: object = {}
  Object.defineProperty(subset, 'loca', {
    get: () => loca,
    set: (value: object) => {
      loca = { ...value, version: 1 }
    },
  })
  return subset
}

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
function toVisualOrder(text: string): string {
  return text.replace(SINHALA_SYLLABLE, reorderSinhala).replace(TAMIL_SYLLABLE, reorderTamil)
}

function reorderSinhala(_: string, repaya: string | undefined, cluster: string, vowels: string): string {
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

function reorderTamil(_: string, consonant: string, vowels: string): string {
  let before = ''
  let after = ''
  // The canonical decomposition of a two-part vowel is exactly its left and right half.
  for (const vowel of vowels.normalize('NFD')) {
    if (TAMIL_BEFORE.test(vowel)) before += vowel
    else after += vowel
  }
  return before + consonant + after
}
