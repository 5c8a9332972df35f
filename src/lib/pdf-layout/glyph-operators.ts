import type { PlacedGlyph } from './glyphs'

/** A stretch of glyphs on one height, as the array that PDF's TJ operator takes. */
export interface GlyphSegment {
  /** Above the baseline, in thousandths of the text size. */
  rise: number
  /** For example `[<00010002> 31 <0003>]`: a number moves the pen to the left. */
  array: string
}

/** Writes glyphs with the exact places that shaping gave them; pdf-lib's own text drawing knows only their widths. */
export function toSegments(glyphs: readonly PlacedGlyph[]): GlyphSegment[] {
  const segments: { rise: number; parts: string }[] = []
  // What the pen still has to be moved to the left before the next glyph.
  let owed = 0
  for (const glyph of glyphs) {
    let segment = segments.at(-1)
    if (segment?.rise !== glyph.rise) {
      segment = { rise: glyph.rise, parts: '' }
      segments.push(segment)
    }
    const move = Math.round(owed - glyph.shift)
    if (move !== 0) segment.parts += ` ${move} `
    segment.parts += `<${glyph.code}>`
    owed = glyph.natural - glyph.advance + glyph.shift
  }
  return segments.map(({ rise, parts }) => ({ rise, array: `[${parts.replaceAll('><', '')}]` }))
}
