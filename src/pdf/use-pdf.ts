import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf } from './open-pdf'

export type PdfState =
  /** `not-loaded`: the viewer could not be fetched. */
  { status: 'loading' | 'failed' | 'not-loaded' } | { status: 'ready'; document: PDFDocumentProxy }

/** Opens a PDF, and closes it on unmount. A new file resets the state to loading. */
export function usePdf(file: Blob): PdfState {
  const [opened, setOpened] = useState<{ file: Blob; state: PdfState }>()

  useEffect(() => {
    const opening = openPdf(file)
    let shown = true
    const settle = (state: PdfState) => {
      if (shown) setOpened({ file, state })
    }
    opening
      .then((pdf) =>
        pdf.document.then(
          (document) => settle({ status: 'ready', document }),
          () => settle({ status: 'failed' }),
        ),
      )
      .catch(() => settle({ status: 'not-loaded' }))
    return () => {
      shown = false
      // Failures are reported above.
      opening.then(({ close }) => close()).catch(() => undefined)
    }
  }, [file])

  return opened?.file === file ? opened.state : { status: 'loading' }
}
