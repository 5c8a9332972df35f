import type * as PdfModule from 'pdf-lib'
import type { PDFFont, PDFName, PDFOperator, PDFPage } from 'pdf-lib'
import type { Face, Faces } from './faces'
import type { TextRun } from './text-runs'
import type { TextStyle } from './text-style'
import { toSegments } from './glyph-operators'
import { BOX_WIDTH, countGraphemes, placeGlyphs, widthOfRun } from './glyphs'
import { printable, splitIntoRuns } from './text-runs'
import { wrapText } from './wrap-text'

type PdfLib = typeof PdfModule

/** Measures, breaks and draws text in any mix of scripts. All measures are in points, y grows upwards. */
export class Typesetter {
  readonly #pdf: PdfLib
  readonly #faces: Faces
  readonly #fontNames = new WeakMap<PDFPage, Map<PDFFont, PDFName>>()

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
    let nextX = x
    for (const run of this.#runs(text, style)) {
      const drawn =
        run.face === null
          ? this.#drawBoxes(countGraphemes(run.text), nextX, y, style)
          : this.#drawGlyphs(page, run, run.face, nextX, y, style)
      page.pushOperators(...this.#withActualText(run, drawn))
      nextX += widthOfRun(run, style.size)
    }
  }

  #runs(text: string, style: TextStyle): TextRun[] {
    return splitIntoRuns(printable(text), this.#faces[style.family][style.weight])
  }

  #drawGlyphs(page: PDFPage, run: TextRun, face: Face, x: number, y: number, style: TextStyle): PDFOperator[] {
    const pdf = this.#pdf
    const shown = toSegments(placeGlyphs(run)).flatMap(({ rise, array }) => [
      pdf.setTextRise((rise * style.size) / 1000),
      pdf.PDFOperator.of(pdf.PDFOperatorNames.ShowTextAdjusted, [array]),
    ])
    return [
      pdf.beginText(),
      pdf.setFillingRgbColor(...style.colour),
      pdf.setFontAndSize(this.#fontName(page, face.pdfFont), style.size),
      pdf.setTextMatrix(1, 0, 0, 1, x, y),
      ...shown,
      pdf.endText(),
    ]
  }

  /** Draws an empty box for each character missing in all fonts. */
  #drawBoxes(count: number, x: number, y: number, { size, colour }: TextStyle): PDFOperator[] {
    const pdf = this.#pdf
    const step = (BOX_WIDTH * size) / 1000
    const boxes = Array.from({ length: count }, (_, index) => {
      const sides = [x + index * step + size * 0.06, y, step - size * 0.12, size * 0.7]
      return pdf.PDFOperator.of(
        pdf.PDFOperatorNames.AppendRectangle,
        sides.map((side) => pdf.PDFNumber.of(side)),
      )
    })
    return [pdf.setStrokingRgbColor(...colour), pdf.setLineWidth(size * 0.06), ...boxes, pdf.stroke()]
  }

  /** Adds the original text to boxes and to glyphs in visual order, because copying and reading aloud would fail. */
  #withActualText(run: TextRun, drawn: PDFOperator[]): PDFOperator[] {
    if (!/[^\u0000-\u024F\u2000-\u22FF]/u.test(run.text)) return drawn
    const { PDFHexString, PDFOperator, PDFOperatorNames } = this.#pdf
    const properties = `<</ActualText ${PDFHexString.fromText(run.text).toString()}>>`
    return [
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, ['/Span', properties]),
      ...drawn,
      PDFOperator.of(PDFOperatorNames.EndMarkedContent),
    ]
  }

  #fontName(page: PDFPage, font: PDFFont): PDFName {
    const names = this.#fontNames.get(page) ?? new Map<PDFFont, PDFName>()
    this.#fontNames.set(page, names)
    const name = names.get(font) ?? page.node.newFontDictionary(font.name, font.ref)
    names.set(font, name)
    return name
  }
}
