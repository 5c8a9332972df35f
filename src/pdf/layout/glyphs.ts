import type { Face } from './faces'
import type { Level, TextRun } from './text-runs'

/** One glyph with its position, in thousandths of the text size. */
export interface PlacedGlyph {
  /** The glyph's code in its font, in hexadecimal. */
  code: string
  /** The distance to the next glyph. */
  advance: number
  /** The same distance from the font's widths, without shaping. */
  unshapedAdvance: number
  shift: number
  rise: number
}

/** Size and rise of a run, relative to the text size: those of `²` in Noto Sans. */
export const LEVELS: Readonly<Record<Level, { scale: number; rise: number }>> = {
  line: { scale: 1, rise: 0 },
  above: { scale: 0.6, rise: 0.42 },
  below: { scale: 0.6, rise: -0.14 },
}

/** Returns the glyphs of a run in printing order. */
export function placeGlyphs({ text, face }: TextRun): PlacedGlyph[] {
  return face.shapingFont === null ? placeUnshaped(text, face) : placeShaped(text, face, face.shapingFont)
}

function placeUnshaped(text: string, { pdfFont }: Face): PlacedGlyph[] {
  return [...text].map((character) => {
    const unshapedAdvance = pdfFont.widthOfTextAtSize(character, 1000)
    return { code: toHexCodes(pdfFont, character), advance: unshapedAdvance, unshapedAdvance, shift: 0, rise: 0 }
  })
}

function placeShaped(text: string, { pdfFont }: Face, font: NonNullable<Face['shapingFont']>): PlacedGlyph[] {
  const { glyphs, positions } = font.layout(text)
  const scale = 1000 / font.unitsPerEm
  // pdf-lib renumbers the glyphs of a subset but keeps their order, four digits each.
  const codes = toHexCodes(pdfFont, text).match(/.{4}/g) ?? []
  return glyphs.map((glyph, index) => {
    const position = positions[index]
    return {
      code: codes[index] ?? '0000',
      advance: (position?.xAdvance ?? glyph.advanceWidth) * scale,
      unshapedAdvance: glyph.advanceWidth * scale,
      shift: (position?.xOffset ?? 0) * scale,
      rise: (position?.yOffset ?? 0) * scale,
    }
  })
}

function toHexCodes(pdfFont: Face['pdfFont'], text: string): string {
  return pdfFont.encodeText(text).asString()
}

/** In points. Encodes nothing, because encoding would add the glyphs to the font's subset. */
export function measureRun({ text, face, level }: TextRun, textSize: number): number {
  const size = textSize * LEVELS[level].scale
  if (face.shapingFont === null) {
    return [...text].reduce((width, letter) => width + face.pdfFont.widthOfTextAtSize(letter, size), 0)
  }
  const units = face.shapingFont.layout(text).positions.reduce((sum, position) => sum + position.xAdvance, 0)
  return (units * size) / face.shapingFont.unitsPerEm
}

/** Consecutive glyphs of one height, as the array of PDF's TJ operator. */
interface GlyphSegment {
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
    const offset = Math.round(pending - glyph.shift)
    if (offset !== 0) segment.parts += ` ${offset} `
    segment.parts += `<${glyph.code}>`
    pending = glyph.unshapedAdvance - glyph.advance + glyph.shift
  }
  return segments.map(({ rise, parts }) => ({ rise, array: `[${parts.replaceAll('><', '')}]` }))
}
