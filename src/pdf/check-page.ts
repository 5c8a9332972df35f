import type { PDFPageProxy } from 'pdfjs-dist'

/** `incomplete`: an image or font is missing. `blank`: only white pixels; the page itself may be blank. */
export type RenderResult = 'whole' | 'incomplete' | 'blank' | 'failed'

/** Checks a rendered page, because pdf.js omits unreadable images and fonts without an error. */
export async function checkPage(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<RenderResult> {
  const isWhole = await isComplete(page)
  if (isBlank(canvas)) return isWhole ? 'blank' : 'failed'
  return isWhole ? 'whole' : 'incomplete'
}

type PageObjects = PDFPageProxy['objs']

/** Returns the ids of unreadable images and fonts. pdf.js stores null or the error text, and draws the rest. */
const findUnreadableIds = (objects: PageObjects): unknown[] =>
  [...objects].flatMap(([id, data]) => (data === null || typeof data === 'string' ? [id] : []))

async function isComplete(page: PDFPageProxy): Promise<boolean> {
  if (findUnreadableIds(page.objs).length > 0) return false
  const unreadableShared = findUnreadableIds(page.commonObjs)
  if (unreadableShared.length === 0) return true
  // Fonts and repeated images belong to the document, so this page may not use them.
  const { argsArray } = await page.getOperatorList()
  return !argsArray.flat().some((argument) => unreadableShared.includes(argument))
}

const WHITE = 0xffffffff
/** Reads a few pixel rows at a time: a zoomed page is large, and most pages have ink near the top. */
const ROWS_PER_READ = 64

function isBlank(canvas: HTMLCanvasElement): boolean {
  const context = canvas.getContext('2d')
  if (context === null) return true
  for (let top = 0; top < canvas.height; top += ROWS_PER_READ) {
    const { data } = context.getImageData(0, top, canvas.width, Math.min(ROWS_PER_READ, canvas.height - top))
    if (new Uint32Array(data.buffer).some((pixel) => pixel !== WHITE)) return false
  }
  return true
}
