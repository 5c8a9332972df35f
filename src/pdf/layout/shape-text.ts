import type { PDFDocument } from 'pdf-lib'
import { visualOrder } from './visual-order'

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
const REMEMBERED = 5000

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
      const known = fonts.get(bytes)
      if (known) return known
      const font = fontkit.create(bytes)
      fonts.set(bytes, font)
      // A glyph keeps the characters of its first use; the full stop in `…` has none, and would be none in every text.
      for (const code of font.characterSet) font.glyphForCodePoint(code)
      const layout: LayoutInScript = font.layout.bind(font)
      font.layout = remembered((text) => withoutJoiners(layout(visualOrder(text), FEATURES, 'DFLT')))
      const createSubset = font.createSubset.bind(font)
      font.createSubset = () => withLongOffsets(createSubset())
      return font
    },
  }
}

/** Caches shaped texts, because each line is measured, encoded and drawn, and the words of a form recur. */
function remembered(layout: (text: string) => GlyphRun): (text: string) => GlyphRun {
  const runs = new Map<string, GlyphRun>()
  return (text) => {
    const run = runs.get(text) ?? layout(text)
    if (runs.size >= REMEMBERED) runs.clear()
    runs.set(text, run)
    return run
  }
}

/**
 * Drops joiners, which fontkit replaces by a zero-width space (a visible box in a font without a space). Restores the
 * widths of Tamil vowel signs, which fontkit sets to 0 because the font does not declare its marks.
 */
function withoutJoiners(run: GlyphRun): GlyphRun {
  const kept = run.glyphs.flatMap((glyph, index) => {
    const position = run.positions[index]
    if (position === undefined || (position.xAdvance === 0 && glyph.codePoints[0] === SPACE)) return []
    return [{ glyph, position: { ...position, xAdvance: position.xAdvance || glyph.advanceWidth } }]
  })
  run.glyphs = kept.map(({ glyph }) => glyph)
  run.positions = kept.map(({ position }) => position)
  return run
}

/**
 * Makes a subset write long glyph offsets. fontkit writes the short form of TrueType, which halves them, without
 * padding glyphs to even lengths: every Sinhala glyph after an odd length would be empty.
 */
function withLongOffsets(subset: Subset): Subset {
  let loca: object = {}
  Object.defineProperty(subset, 'loca', {
    get: () => loca,
    set: (value: object) => {
      loca = { ...value, version: 1 }
    },
  })
  return subset
}
