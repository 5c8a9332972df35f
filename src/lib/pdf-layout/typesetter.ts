import type { PDFFont, PDFName, PDFOperator, PDFPage } from 'pdf-lib'
import type { Faces } from './faces'
import type { PlacedGlyph } from './glyphs'
import type { TextRun } from './text-runs'
import type { TextStyle } from './text-style'
import { BOX_WIDTH, countGraphemes, placeGlyphs, widthOfRun } from './glyphs'
import { printable, splitIntoRuns } from './text-runs'
import { wrapText } from './wrap-text'

type PdfLib = typeof import('pdf-lib')

/** Measures, breaks and draws text in any mix of scripts. All sizes are in points, y grows upwards. */
export class Typesetter {
  readonly #pdf: PdfLib
  readonly #faces: Faces
  readonly #fontKeys = new WeakMap<PDFPage, Map<PDFFont, PDFName>>()

  constructor(pdf: PdfLib, faces: Faces) {
    this.#pdf = pdf
    this.#faces = faces
  }

  widthOf(text: string, style: TextStyle): number {
    return this.#runs(text, style).reduce((width, run) => width + widthOfRun(run, style.size), 0)
  }

  linesOf(text: string, style: TextStyle, width: number): string[] {
    return wrapText(text, width, (part) => this.widthOf(part, style))
  }

  /** Draws one line whose baseline starts at (x, y). */
  drawLine(page: PDFPage, text: string, x: number, y: number, style: TextStyle): void {
    let pen = x
    for (const run of this.#runs(text, style)) {
      page.pushOperators(...this.#spoken(run, this.#drawRun(page, run, pen, y, style)))
      pen += widthOfRun(run, style.size)
    }
  }

  #runs(text: string, style: TextStyle): TextRun[] {
    return splitIntoRuns(printable(text), this.#faces[style.family][style.weight])
  }

  #drawRun(page: PDFPage, run: TextRun, x: number, y: number, style: TextStyle): PDFOperator[] {
    return run.face === null
      ? this.#drawBoxes(countGraphemes(run.text), x, y, style)
      : this.#drawGlyphs(placeGlyphs(run), this.#fontKey(page, run.face.pdfFont), x, y, style)
  }

  #drawGlyphs(glyphs: PlacedGlyph[], font: PDFName, x: number, y: number, style: TextStyle): PDFOperator[] {
    const { pdf } = { pdf: this.#pdf }
    const operators = [
      pdf.beginText(),
      pdf.setFillingRgbColor(...style.colour),
      pdf.setFontAndSize(font, style.size),
      pdf.setTextMatrix(1, 0, 0, 1, x, y),
    ]
    let rise = 0
    for (const glyph of glyphs) {
      if (glyph.rise !== rise) operators.push(pdf.setTextRise((glyph.rise * style.size) / 1000))
      rise = glyph.rise
      operators.push(this.#showGlyph(glyph))
    }
    if (rise !== 0) operators.push(pdf.setTextRise(0))
    return [...operators, pdf.endText()]
  }
}
