import type { PDFPageProxy } from 'pdfjs-dist'

/** How much of a page was drawn. `blank`: only white pixels; the page itself may be blank. */
export type Drawn = 'whole' | 'incomplete' | 'blank' | 'failed'

/** Checks a drawn page. pdf.js omits what it cannot read, without an error. */
export async function checkPage(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<Drawn> {
  const isWhole = await isComplete(page)
  if (isBlank(canvas)) return isWhole ? 'blank' : 'failed'
  return isWhole ? 'whole' : 'incomplete'
}

type PageObjects = PDFPageProxy['objs']

/** Returns the ids of unreadable images and fonts. pdf.js stores null or the error text, and draws the rest. */
const unreadable = (objects: PageObjects): unknown[] =>
  [...objects].flatMap(([id, data]) => (data === null || typeof data === 'string' ? [id] : []))

async function isComplete(page: PDFPageProxy): Promise<boolean> {
  if (unreadable(page.objs).length > 0) return false
  const shared = unreadable(page.commonObjs)
  if (shared.length === 0) return true
  // Fonts and repeated images belong to the document, so this page may not use them.
  const { argsArray } = await page.getOperatorList()
  return !argsArray.flat().some((argument) => shared.includes(argument))
}

const WHITE = 0xffffffff
/** Rows read at a time, because a zoomed page is large and most pages have ink near the top. */
const BAND = 64

function isBlank(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  if (context === null) return true
  for (let top = 0; top < canvas.height; top += BAND) {
    const { data } = context.getImageData(0, top, canvas.width, Math.min(BAND, canvas.height - top))
    if (new Uint32Array(data.buffer).some((pixel) => pixel !== WHITE)) return false
  }
  return true
}
