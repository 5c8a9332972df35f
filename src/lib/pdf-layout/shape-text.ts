import type { PDFDocument } from 'pdf-lib'
import { visualOrder } from './visual-order'

/** pdf-lib declares fontkit's types but does not export them. */
export type Fontkit = Parameters<PDFDocument['registerFontkit']>[0]
export type Font = ReturnType<Fontkit['create']>
type GlyphRun = ReturnType<Font['layout']>
type Features = NonNullable<Parameters<Font['layout']>[1]>
type Subset = ReturnType<Font['createSubset']>
/** fontkit takes the script as a third argument that neither declaration knows. */
type LayoutInScript = (text: string, features: Features, script: string) => GlyphRun

/** What the Sinhala and Tamil fonts need; a font without a feature passes over it. */
const FEATURES: Features = ['akhn', 'rphf', 'vatu', 'pstf', 'pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'dist']
const SPACE = 0x20

/**
 * fontkit with the shaping of Sinhala and Tamil done right. pdf-lib measures and encodes through
 * `font.layout`, so replacing that one method is enough for shaping. The default script is asked for because
 * it switches fontkit's own, broken shapers off, and the Noto fonts list the same substitutions there.
 */
export function shapingFontkit(fontkit: Fontkit): Fontkit {
  return {
    create(bytes) {
      const font = fontkit.create(bytes)
      const layout: LayoutInScript = font.layout.bind(font)
      font.layout = (text) => withoutJoiners(layout(visualOrder(text), FEATURES, 'DFLT'))
      const createSubset = font.createSubset.bind(font)
      font.createSubset = () => withLongOffsets(createSubset())
      return font
    },
  }
}

/**
 * Drops the joiners, which fontkit replaces by a space of no width (a visible box in a font that has no space), and
 * gives back the widths it takes from every Tamil vowel sign because that font does not say which signs are marks.
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
 * Makes a subset write the places of its glyphs in full. fontkit halves them, as the short form of a TrueType
 * font does, without padding the glyphs to even lengths: every Sinhala glyph after an odd one came out empty.
 */
function withLongOffsets(subset: Subset): Subset {
  let places: object = {}
  Object.defineProperty(subset, 'loca', {
    get: () => places,
    set: (value: object) => {
      places = { ...value, version: 1 }
    },
  })
  return subset
}
