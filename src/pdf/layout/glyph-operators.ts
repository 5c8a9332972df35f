import type { PlacedGlyph } from './glyphs'

/** Consecutive glyphs of one height, as the array of PDF's TJ operator. */
export interface GlyphSegment {
  /** Above the baseline, in thousandths of the text size. */
  rise: number
  /** For example `[<00010002> 31 <0003>]`: a number moves the next glyph left, in thousandths of the text size. */
  array: string
}

/** Writes glyphs at the exact positions from shaping; pdf-lib's own text drawing uses only their widths. */
export function toSegments(glyphs: readonly PlacedGlyph[]): GlyphSegment[] {
  const segments: { rise: number; parts: string }[] = []
  // The left shift to write before the next glyph.
  let pending = 0
  for (const glyph of glyphs) {
    let segment = segments.at(-1)
    if (segment?.rise !== glyph.rise) {
      segment = { rise: glyph.rise, parts: '' }
      segments.push(segment)
    }
    const move = Math.round(pending - glyph.shift)
    if (move !== 0) segment.parts += ` ${move} `
    segment.parts += `<${glyph.code}>`
    pending = glyph.natural - glyph.advance + glyph.shift
  }
  return segments.map(({ rise, parts }) => ({ rise, array: `[${parts.replaceAll('><', '')}]` }))
}
