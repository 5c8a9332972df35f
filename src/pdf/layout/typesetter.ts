import type * as PdfModule from 'pdf-lib'
import type { PDFFont, PDFName, PDFOperator, PDFPage } from 'pdf-lib'
import type { Faces } from './faces'
import { LEVELS, placeGlyphs, toSegments, measureRun } from './glyphs'
import { type TextRun, toPrintable, splitIntoRuns } from './text-runs'
import type { TextStyle } from './text-style'

type PdfLib = typeof PdfModule

/** Measures, breaks and draws text in any mix of scripts. All measures are in points, y grows upwards. */
export class Typesetter {
  readonly #pdf: PdfLib
  readonly #faces: Faces
  readonly #unprintable = new Set<string>()
  readonly #fontNames = new WeakMap<PDFPage, Map<PDFFont, PDFName>>()

  constructor(pdf: PdfLib, faces: Faces) {
    this.#pdf = pdf
    this.#faces = faces
  }

  /** The names of the unprintable characters drawn so far. */
  get unprintable(): readonly string[] {
    return [...this.#unprintable]
  }

  /** Whether Times, which has only the letters of Western Europe, can print all of a text. */
  isSerifPrintable(text: string): boolean {
    const [times] = this.#faces.serif.regular
    return [...toPrintable(text)].every((character) => times?.codePoints.has(character.codePointAt(0) ?? 0))
  }

  measure(text: string, style: TextStyle): number {
    return this.#runs(text, style).reduce((width, run) => width + measureRun(run, style.size), 0)
  }

  wrapLines(text: string, style: TextStyle, width: number): string[] {
    return wrapText(text, width, (part) => this.measure(part, style))
  }

  /** Draws one line whose baseline starts at (x, y). */
  drawLine(page: PDFPage, text: string, x: number, y: number, style: TextStyle): void {
    let nextX = x
    for (const run of this.#runs(text, style)) {
      if (run.unprintable !== undefined) this.#unprintable.add(run.unprintable)
      page.pushOperators(...this.#withActualText(run, this.#drawGlyphs(page, run, nextX, y, style)))
      nextX += measureRun(run, style.size)
    }
  }

  #runs(text: string, style: TextStyle): TextRun[] {
    return splitIntoRuns(toPrintable(text), this.#faces[style.family][style.weight])
  }

  #drawGlyphs(page: PDFPage, run: TextRun, x: number, y: number, style: TextStyle): PDFOperator[] {
    const pdf = this.#pdf
    const level = LEVELS[run.level]
    const size = style.size * level.scale
    const glyphOperators = toSegments(placeGlyphs(run)).flatMap(({ rise, array }) => [
      pdf.setTextRise((rise * size) / 1000 + level.rise * style.size),
      pdf.PDFOperator.of(pdf.PDFOperatorNames.ShowTextAdjusted, [array]),
    ])
    return [
      pdf.beginText(),
      pdf.setFillingRgbColor(...style.colour),
      pdf.setFontAndSize(this.#fontName(page, run.face.pdfFont), size),
      pdf.setTextMatrix(1, 0, 0, 1, x, y),
      ...glyphOperators,
      pdf.endText(),
    ]
  }

  /** Adds the source text for copying and reading aloud, which replacements and visual order would garble. */
  #withActualText(run: TextRun, operators: PDFOperator[]): PDFOperator[] {
    if (run.text === run.sourceText && !/[\p{Script=Sinhala}\p{Script=Tamil}]/u.test(run.text)) return operators
    const { PDFHexString, PDFOperator, PDFOperatorNames } = this.#pdf
    const properties = `<</ActualText ${PDFHexString.fromText(run.sourceText).toString()}>>`
    return [
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, ['/Span', properties]),
      ...operators,
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

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** A long URL may break after these characters. */
const BREAKS_AFTER = /(?<=[/\-_.?&=@,])/u

/**
 * Breaks a text into lines of at most `width`. Keeps line breaks in the text. A word wider than a line is broken after
 * one of `BREAKS_AFTER`, or else between two letters.
 */
export function wrapText(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split(/\r\n|\r|\n/u).flatMap((paragraph) => wrapParagraph(paragraph, width, measure))
}

function wrapParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  const add = (piece: string, gap: string): boolean => {
    const longer = line === '' ? piece : line + gap + piece
    if (measure(longer) > width) return false
    line = longer
    return true
  }
  const startLine = (piece: string) => {
    if (line !== '') lines.push(line)
    line = piece
  }
  for (const word of paragraph.split(/\s+/u).filter(Boolean)) {
    if (add(word, ' ')) continue
    if (measure(word) <= width) {
      startLine(word)
      continue
    }
    startLine('')
    for (const piece of breakWord(word, width, measure)) if (!add(piece, '')) startLine(piece)
  }
  return [...lines, line]
}

function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  return word.split(BREAKS_AFTER).flatMap((part) => {
    if (measure(part) <= width) return [part]
    return [...graphemes.segment(part)].map(({ segment }) => segment)
  })
}
