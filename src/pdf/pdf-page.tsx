import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Banner } from '@/ui/banner'
import { Skeleton } from '@/ui/skeleton'
import { drawPage, type Drawn } from './draw-page'

interface PdfPageProps {
  document: PDFDocumentProxy
  number: number
  /** 1 fits the page to the available width. */
  zoom: number
  label: string
}

const NOTICES: Readonly<Record<Drawn | 'drawing', ReactNode>> = {
  // Overlays the empty page, because decoding a scan can take seconds.
  drawing: (
    <div className="absolute inset-x-0 top-0 animate-after-a-moment bg-sunk p-4">
      <Skeleton lines={1} />
    </div>
  ),
  whole: null,
  incomplete: (
    <Banner tone="error" title="Something on this page cannot be shown here.">
      Download the document and open it in another program to see the whole page.
    </Banner>
  ),
  failed: (
    <Banner tone="error" title="This page cannot be shown here.">
      Download the document and open it in another program.
    </Banner>
  ),
  blank: (
    <Banner tone="warning" title="This page is blank here.">
      If something should be on it, download the document and open it in another program.
    </Banner>
  ),
}

/** Renders a page on a canvas, with its text for users who cannot see it. */
export function PdfPage({ document, number, zoom, label }: PdfPageProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const width = useWidth(frame)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState<{ document: PDFDocumentProxy; number: number; result: Drawn }>()
  const [text, setText] = useState('')
  const result = drawn?.document === document && drawn.number === number ? drawn.result : 'drawing'

  useEffect(() => {
    const target = canvas.current
    if (target === null || width === 0) return undefined
    return drawPage({
      document,
      number,
      canvas: target,
      width: width * zoom,
      onDrawn: (next) => setDrawn({ document, number, result: next }),
    })
  }, [document, number, width, zoom])

  useEffect(() => {
    let shown = true
    void readText(document, number).then((read) => {
      if (shown) setText(read)
    })
    return () => {
      shown = false
    }
  }, [document, number])

  return (
    <>
      <section
        ref={setFrame}
        // A zoomed page is wider than its frame and must be scrollable with the keyboard too.
        {...(zoom > 1 ? { tabIndex: 0 } : {})}
        aria-label={label}
        className="relative overflow-x-auto rounded-card border border-rule bg-sunk"
      >
        {NOTICES[result]}
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${label}, as a picture`}
          hidden={result === 'blank' || result === 'failed'}
          className="block w-full bg-white"
        />
      </section>
      <details className="text-sm">
        <summary className="min-h-6 cursor-pointer py-2 text-accent">Text of this page</summary>
        <p className="max-w-reading whitespace-pre-wrap text-ink-soft">
          {text || 'This page holds no text that can be read.'}
        </p>
      </details>
    </>
  )
}

/** Returns the inner width of an element in CSS pixels; 0 until it is known. */
function useWidth(element: HTMLElement | null): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return width
}

async function readText(document: PDFDocumentProxy, number: number): Promise<string> {
  try {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    return items
      .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
      .join('')
      .trim()
  } catch {
    return ''
  }
}
