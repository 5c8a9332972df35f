import type { PDFDocument, PDFFont, StandardFonts } from 'pdf-lib'
import type { Font } from './shape-text'
import { shapingFontkit } from './shape-text'

/** Accents and signs that scripts share, except East Asian signs and emoji, which no font has. */
const COMMON_CHARACTERS = /(?![\u3000-\u33FF\uFE30-\uFFEF\u{1F000}-\u{1FFFF}])[\p{Script=Common}\p{Script=Inherited}]/u

/** The fonts in the order they are tried, each with the characters it is used for. */
const FONTS = {
  latin: /^/,
  vietnamese: /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01A0\u01A1\u01AF\u01B0\u0300-\u0323\u1EA0-\u1EF9]/,
  'latin-ext': /[\u0100-\u02FF\u1D00-\u1EFF\u2020\u20A0-\u20C0\u2113\u2C60-\u2C7F\uA720-\uA7FF]/,
  greek: /[\u0370-\u03FF]/,
  'greek-ext': /[\u1F00-\u1FFF]/,
  cyrillic: /[\u0400-\u045F\u0490\u0491\u04B0\u04B1\u2116]/,
  'cyrillic-ext': /\p{Script=Cyrillic}/u,
  sinhala: /\p{Script=Sinhala}/u,
  tamil: /\p{Script=Tamil}/u,
  math: COMMON_CHARACTERS,
} as const satisfies Record<string, RegExp>

export type FontName = keyof typeof FONTS
export type Weight = 'regular' | 'bold'

/** Loads the bytes of a font: WOFF or TrueType, static, one weight. The same array means the same font. */
export type LoadFont = (name: FontName, weight: Weight) => Promise<Uint8Array>

export interface Face {
  pdfFont: PDFFont
  /** Null for the standard fonts of PDF, which need no shaping. */
  shapingFont: Font | null
  codePoints: ReadonlySet<number>
}

export type Family = 'serif' | 'sans'

/** For each family and weight, the faces to try for a character, in order. */
export type Faces = Record<Family, Record<Weight, readonly Face[]>>

/** Embeds only the fonts needed for `text`, all printable text of the document. */
export async function embedFaces(document: PDFDocument, text: string, loadFont: LoadFont): Promise<Faces> {
  const [{ StandardFonts: names }, { default: plainFontkit }] = await Promise.all([
    import('pdf-lib'),
    import('@pdf-lib/fontkit'),
  ])
  const fontkit = shapingFontkit(plainFontkit)
  document.registerFontkit(fontkit)

  const embed = async (bytes: Uint8Array, isUsedFor: RegExp): Promise<Face> => {
    const shapingFont = fontkit.create(bytes)
    const pdfFont = await document.embedFont(bytes, { subset: true })
    const codePoints = new Set(shapingFont.characterSet.filter((code) => isUsedFor.test(String.fromCodePoint(code))))
    return { pdfFont, shapingFont, codePoints }
  }
  const embedStandard = (name: StandardFonts): Face => {
    const pdfFont = document.embedStandardFont(name)
    return { pdfFont, shapingFont: null, codePoints: new Set(pdfFont.getCharacterSet()) }
  }

  const faces = { regular: [] as Face[], bold: [] as Face[] }
  let uncovered = new Set(text)
  // In sequence, because the embedding order determines the font names in the file, which must be reproducible.
  for (const [name, usedFor] of Object.entries(FONTS) as [FontName, RegExp][]) {
    if (![...uncovered].some((character) => usedFor.test(character))) continue
    const [regularBytes, boldBytes] = await Promise.all([loadFont(name, 'regular'), loadFont(name, 'bold')])
    const regular = await embed(regularBytes, usedFor)
    faces.regular.push(regular)
    faces.bold.push(boldBytes === regularBytes ? regular : await embed(boldBytes, usedFor))
    uncovered = new Set([...uncovered].filter((character) => !regular.codePoints.has(character.codePointAt(0) ?? 0)))
  }

  const times = embedStandard(names.TimesRoman)
  const timesBold = embedStandard(names.TimesRomanBold)
  return {
    serif: { regular: [times, ...faces.regular], bold: [timesBold, ...faces.bold] },
    // Times has a few signs that the others lack, such as ‰.
    sans: { regular: [...faces.regular, times], bold: [...faces.bold, timesBold] },
  }
}
