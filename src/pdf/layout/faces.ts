import type { PDFDocument, PDFFont, StandardFonts } from 'pdf-lib'
import type { Font } from './shape-text'
import { shapingFontkit } from './shape-text'

export type Script = 'latin' | 'latin-ext' | 'sinhala' | 'tamil'
export type Weight = 'regular' | 'bold'

/** Loads the bytes of a font: WOFF or TrueType, static, one weight. */
export type LoadFont = (script: Script, weight: Weight) => Promise<Uint8Array>

export interface Face {
  pdfFont: PDFFont
  /** Absent for the standard fonts of PDF, which are encoded byte by byte and need no shaping. */
  shaped: Font | null
  covers: ReadonlySet<number>
}

export type Family = 'serif' | 'sans'

/** For each family and weight, the faces to try for a character, in order. */
export type Faces = Record<Family, Record<Weight, readonly Face[]>>

/** Returns the scripts that a text needs. Latin is always included, for digits and punctuation. */
function scriptsOf(text: string): Script[] {
  const scripts: Script[] = ['latin']
  if (/[^\u0000-\u00FF\p{Script=Sinhala}\p{Script=Tamil}]/u.test(text)) scripts.push('latin-ext')
  if (/\p{Script=Sinhala}/u.test(text)) scripts.push('sinhala')
  if (/\p{Script=Tamil}/u.test(text)) scripts.push('tamil')
  return scripts
}

/** Embeds the fonts that `text` (all text of the document) needs, and no others. */
export async function embedFaces(document: PDFDocument, text: string, loadFont: LoadFont): Promise<Faces> {
  const [{ StandardFonts: names }, { default: plainFontkit }] = await Promise.all([
    import('pdf-lib'),
    import('@pdf-lib/fontkit'),
  ])
  const fontkit = shapingFontkit(plainFontkit)
  document.registerFontkit(fontkit)

  const scripts = scriptsOf(text)
  const embedWeight = async (weight: Weight): Promise<Face[]> => {
    const files = await Promise.all(scripts.map((script) => loadFont(script, weight)))
    const faces: Face[] = []
    // In sequence, because the embedding order determines the font names in the file, which must be reproducible.
    for (const bytes of files) {
      const shaped = fontkit.create(bytes)
      const pdfFont = await document.embedFont(bytes, { subset: true })
      faces.push({ pdfFont, shaped, covers: new Set(shaped.characterSet) })
    }
    return faces
  }
  const standard = (name: StandardFonts): Face => {
    const pdfFont = document.embedStandardFont(name)
    return { pdfFont, shaped: null, covers: new Set(pdfFont.getCharacterSet()) }
  }

  const regular = await embedWeight('regular')
  const bold = await embedWeight('bold')
  return {
    serif: {
      regular: [standard(names.TimesRoman), ...regular],
      bold: [standard(names.TimesRomanBold), ...bold],
    },
    sans: { regular, bold },
  }
}
