import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'

/** How much of a page was drawn. `blank`: only white pixels; the page itself may be blank. */
export type Drawn = 'whole' | 'incomplete' | 'blank' | 'failed'

interface Drawing {
  document: PDFDocumentProxy
  number: number
  canvas: HTMLCanvasElement
  /** In CSS pixels. */
  width: number
  onDrawn: (result: Drawn) => void
}

/** Renders a page at the screen's resolution. Returns a function that cancels. */
export function drawPage({ document, number, canvas, width, onDrawn }: Drawing): () => void {
  let stop = () => {}
  let stopped = false
  const draw = async (): Promise<Drawn> => {
    const page = await document.getPage(number)
    if (stopped) return 'failed'
    const scale = width / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale: scale * window.devicePixelRatio })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    canvas.style.width = `${Math.floor(width)}px`
    canvas.style.height = 'auto'
    const task = page.render({ canvas, viewport })
    stop = () => task.cancel()
    await task.promise
    const isWhole = await isComplete(page)
    if (isBlank(canvas)) return isWhole ? 'blank' : 'failed'
    return isWhole ? 'whole' : 'incomplete'
  }
  // Cancelling a render or destroying its document rejects too.
  void draw()
    .catch((): Drawn => 'failed')
    .then((result) => {
      if (!stopped) onDrawn(result)
    })
  return () => {
    stopped = true
    stop()
  }
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
