import { Download } from 'lucide-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useState } from 'react'
import { createObjectUrl } from '@/lib/save-blob'
import { Banner } from '@/ui/banner'
import { Skeleton } from '@/ui/skeleton'
import { openPdf } from './open-pdf'
import { PdfViewer } from './pdf-viewer'
import { PreviewLoadError } from './preview-load-error'

export interface PdfPreviewProps {
  file: Blob
  /** Names the preview and, for a Blob without a name, the downloaded file. */
  label: string
}

/** Shows a PDF inside the page, also in browsers without a PDF viewer (phones), with a download link. */
export function PdfPreview({ file, label }: PdfPreviewProps) {
  const pdf = usePdf(file)
  const [printUrl, setPrintUrl] = useState<string>()

  function print() {
    const url = createObjectUrl(new Blob([file], { type: 'application/pdf' }))
    if (navigator.pdfViewerEnabled) setPrintUrl(url)
    else openTab(url)
  }

  return (
    <div className="grid min-w-0 gap-3">
      {pdf.status === 'loading' && <Skeleton lines={6} />}
      {pdf.status === 'ready' && <PdfViewer document={pdf.document} label={label} onPrint={print} />}
      {pdf.status === 'not-loaded' && <PreviewLoadError />}
      {pdf.status === 'failed' && (
        <Banner tone="error" title="This document cannot be shown here.">
          It may be damaged or protected with a password. You can still download it.
        </Banner>
      )}
      <DownloadLink file={file} label={label} />
      {printUrl !== undefined && <PrintFrame url={printUrl} />}
    </div>
  )
}

/** Prints with the browser's own viewer. Opens the PDF in a tab if the frame cannot be printed. */
function PrintFrame({ url }: { url: string }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox blocks the browser's PDF viewer
    <iframe
      src={url}
      title="Document to print"
      aria-hidden
      tabIndex={-1}
      className="sr-only"
      onLoad={({ currentTarget }) => {
        try {
          currentTarget.contentWindow?.print()
        } catch {
          openTab(url)
        }
      }}
    />
  )
}

const openTab = (url: string) => window.open(url, '_blank', 'noopener')

function DownloadLink({ file, label }: PdfPreviewProps) {
  // The object URL lives as long as the link. Sets the type, because the file's own type may be wrong.
  const setHref = useCallback(
    (link: HTMLAnchorElement) => {
      const url = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
      link.href = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- `setAddress` sets its href on mount
    <a ref={setHref} download={file instanceof File ? file.name : `${label}.pdf`} className="button justify-self-start">
      <Download aria-hidden className="size-5" />
      <span>{`Download ${label}`}</span>
    </a>
  )
}

type PdfState =
  /** `not-loaded`: the viewer could not be fetched. */
  { status: 'loading' | 'failed' | 'not-loaded' } | { status: 'ready'; document: PDFDocumentProxy }

/** Opens a PDF, and closes it on unmount. A new file resets the state to loading. */
function usePdf(file: Blob): PdfState {
  const [opened, setOpened] = useState<{ file: Blob; state: PdfState }>()

  useEffect(() => {
    const opening = openPdf(file)
    let isMounted = true
    const update = (state: PdfState) => {
      if (isMounted) setOpened({ file, state })
    }
    opening
      .then((pdf) =>
        pdf.document.then(
          (document) => update({ status: 'ready', document }),
          () => update({ status: 'failed' }),
        ),
      )
      .catch(() => update({ status: 'not-loaded' }))
    return () => {
      isMounted = false
      // Failures are reported above.
      opening.then(({ close }) => close()).catch(() => undefined)
    }
  }, [file])

  return opened?.file === file ? opened.state : { status: 'loading' }
}
