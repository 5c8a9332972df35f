import type { PDFDocumentProxy } from 'pdfjs-dist'

interface Drawing {
  document: PDFDocumentProxy
  number: number
  canvas: HTMLCanvasElement
  /** In CSS pixels. */
  width: number
}

/** Renders a page at the screen's resolution; the returned function cancels. */
export function drawPage({ document, number, canvas, width }: Drawing): () => void {
  let stop = () => {}
  let stopped = false
  const draw = async () => {
    const page = await document.getPage(number)
    if (stopped) return
    const scale = width / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale: scale * window.devicePixelRatio })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    canvas.style.width = `${Math.floor(width)}px`
    canvas.style.height = 'auto'
    const task = page.render({ canvas, viewport })
    stop = () => task.cancel()
    await task.promise
  }
  // Cancelling a render or destroying its document rejects, as expected.
  draw().catch(() => undefined)
  return () => {
    stopped = true
    stop()
  }
}
