import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useRef } from 'react'
import { scrollWithin } from './open-viewer'

interface PdfThumbnailsProps {
  document: PDFDocumentProxy
  page: number
  onSelect: (page: number) => void
}

/** CSS pixels. */
const THUMBNAIL_WIDTH = 80

/** Small pictures of all pages; each opens its page. */
export function PdfThumbnails({ document, page, onSelect }: PdfThumbnailsProps) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = list.current?.children[page - 1]
    if (list.current && current) scrollWithin(list.current, current)
  }, [page])
  return (
    <nav
      ref={list}
      aria-label="Thumbnails"
      className="flex shrink-0 gap-1 overflow-auto border-rule p-1 max-@xl:border-b @xl:w-30 @xl:flex-col @xl:border-r"
    >
      {Array.from({ length: document.numPages }, (_, index) => index + 1).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onSelect(number)}
          className="grid shrink-0 justify-items-center gap-1 rounded-control p-2 text-sm text-ink-soft tabular-nums hover:bg-rule aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-ink"
        >
          <Thumbnail document={document} number={number} />
          <span>{number}</span>
        </button>
      ))}
    </nav>
  )
}

/** Draws the page while it is in view, and releases it afterwards. */
function Thumbnail({ document, number }: { document: PDFDocumentProxy; number: number }) {
  const setCanvas = useCallback(
    (canvas: HTMLCanvasElement) => {
      let stop = () => {}
      const observer = new IntersectionObserver(([entry]) => {
        stop()
        stop = entry?.isIntersecting ? draw(document, number, canvas) : () => {}
      })
      observer.observe(canvas)
      return () => {
        observer.disconnect()
        stop()
      }
    },
    [document, number],
  )
  return <canvas ref={setCanvas} className="h-28 w-20 border border-rule bg-white object-contain" />
}

/** Returns a function that cancels the rendering and releases the canvas. */
function draw(document: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement): () => void {
  let stop = () => {}
  let isStopped = false
  const render = async () => {
    const page = await document.getPage(number)
    if (isStopped) return
    const scale = (THUMBNAIL_WIDTH * window.devicePixelRatio) / page.getViewport({ scale: 1 }).width
    const viewport = page.getViewport({ scale })
    canvas.width = viewport.width
    canvas.height = viewport.height
    const task = page.render({ canvas, viewport })
    stop = () => task.cancel()
    await task.promise
  }
  // Cancelling rejects too. A page that cannot be drawn stays empty here and is reported in the viewer.
  render().catch(() => undefined)
  return () => {
    isStopped = true
    stop()
    canvas.width = 0
  }
}
