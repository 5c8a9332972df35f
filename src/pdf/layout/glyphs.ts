import type { Face } from './faces'
import type { TextRun } from './text-runs'

/** One glyph with its position, in thousandths of the text size. */
export interface PlacedGlyph {
  /** The glyph's code in its font, in hexadecimal. */
  code: string
  /** The distance to the next glyph. */
  advance: number
  /** The same distance without shaping, from the font's widths. */
  natural: number
  shift: number
  rise: number
}

/** The width of the box for a character missing in all fonts, in thousandths of the text size. */
export const BOX_WIDTH = 640
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function countGraphemes(text: string): number {
  return [...graphemes.segment(text)].length
}

/** Returns the glyphs of a run in printing order; empty if no face covers the run. */
export function placeGlyphs({ text, face }: TextRun): PlacedGlyph[] {
  if (face === null) return []
  return face.shaped === null ? placeStandard(text, face) : placeShaped(text, face, face.shaped)
}

function placeStandard(text: string, { pdfFont }: Face): PlacedGlyph[] {
  return [...text].map((character) => {
    const natural = pdfFont.widthOfTextAtSize(character, 1000)
    return { code: hexOf(pdfFont, character), advance: natural, natural, shift: 0, rise: 0 }
  })
}

function placeShaped(text: string, { pdfFont }: Face, font: NonNullable<Face['shaped']>): PlacedGlyph[] {
  const { glyphs, positions } = font.layout(text)
  const scale = 1000 / font.unitsPerEm
  // pdf-lib renumbers the glyphs of a subset but keeps their order, four digits each.
  const codes = hexOf(pdfFont, text).match(/.{4}/g) ?? []
  return glyphs.map((glyph, index) => {
    const position = positions[index]
    return {
      code: codes[index] ?? '0000',
      advance: (position?.xAdvance ?? glyph.advanceWidth) * scale,
      natural: glyph.advanceWidth * scale,
      shift: (position?.xOffset ?? 0) * scale,
      rise: (position?.yOffset ?? 0) * scale,
    }
  })
}

function hexOf(pdfFont: Face['pdfFont'], text: string): string {
  return pdfFont.encodeText(text).asString()
}

/** In points. Encodes nothing, because encoding would add the glyphs to the font's subset. */
export function widthOfRun({ text, face }: TextRun, size: number): number {
  if (face === null) return (countGraphemes(text) * BOX_WIDTH * size) / 1000
  if (face.shaped === null) {
    return [...text].reduce((width, letter) => width + face.pdfFont.widthOfTextAtSize(letter, size), 0)
  }
  const units = face.shaped.layout(text).positions.reduce((sum, position) => sum + position.xAdvance, 0)
  return (units * size) / face.shaped.unitsPerEm
}
