import type { PDFDocument, PDFPage, rgb } from 'pdf-lib'
import type { TextStyle } from './text-style'
import type { Typesetter } from './typesetter'
import { paper, RULE } from './text-style'

type Rgb = typeof rgb

/** The pages in progress and the current position: `y` is the top of the free space, in points from the bottom. */
export class Sheet {
  readonly typesetter: Typesetter
  y = 0
  readonly #document: PDFDocument
  readonly #rgb: Rgb
  #page: PDFPage

  constructor(document: PDFDocument, typesetter: Typesetter, rgb: Rgb) {
    this.typesetter = typesetter
    this.#document = document
    this.#rgb = rgb
    this.#page = this.startPage()
  }

  get page(): PDFPage {
    return this.#page
  }

  get remainingHeight(): number {
    return this.y - paper.bottom
  }

  get isPageEmpty(): boolean {
    return this.y === paper.height - paper.top
  }

  startPage(): PDFPage {
    this.#page = this.#document.addPage([paper.width, paper.height])
    this.y = paper.height - paper.top
    return this.#page
  }

  /** Starts a page, unless this one is still empty. */
  breakPage(): void {
    if (!this.isPageEmpty) this.startPage()
  }

  /** Starts a page unless `height` still fits on this one. Returns whether it started one. */
  ensureRoom(height: number): boolean {
    if (height <= this.remainingHeight || this.isPageEmpty) return false
    this.startPage()
    return true
  }

  /** Adds space between two blocks, but not at the top of a page. */
  space(height: number): void {
    if (!this.isPageEmpty) this.y -= height
  }

  drawLine(text: string, x: number, style: TextStyle): void {
    // Splits the extra leading above and below the letters.
    const baseline = this.y - (style.leading + style.size * 0.7) / 2
    this.typesetter.drawLine(this.#page, text, x, baseline, style)
    this.y -= style.leading
  }

  drawRule(x: number, width: number, thickness: number, colour: TextStyle['colour'] = RULE): void {
    this.#page.drawLine({
      start: { x, y: this.y },
      end: { x: x + width, y: this.y },
      thickness,
      color: this.#rgb(...colour),
    })
  }
}
