import { Download } from 'lucide-react'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useState } from 'react'
import { createObjectUrl } from '@/lib/save-blob'
import { Banner } from '@/ui/banner'
import { buttonStyles } from '@/ui/button-styles'
import { Skeleton } from '@/ui/skeleton'
import { openPdf } from './open-pdf'
import { PdfViewer } from './pdf-viewer'
import { PreviewNotLoaded } from './preview-not-loaded'

export interface PdfPreviewProps {
  file: Blob
  /** Names the preview and, for a Blob without a name, the downloaded file. */
  label: string
}

/** Shows a PDF inside the page, also in browsers without a PDF viewer (phones), with a download link. */
export function PdfPreview({ file, label }: PdfPreviewProps) {
  const pdf = usePdf(file)
  const [printed, setPrinted] = useState<string>()

  function print() {
    const address = createObjectUrl(new Blob([file], { type: 'application/pdf' }))
    if (navigator.pdfViewerEnabled) setPrinted(address)
    else openTab(address)
  }

  return (
    <div className="grid min-w-0 gap-3">
      {pdf.status === 'loading' && <Skeleton lines={6} />}
      {pdf.status === 'ready' && <PdfViewer document={pdf.document} label={label} onPrint={print} />}
      {pdf.status === 'not-loaded' && <PreviewNotLoaded />}
      {pdf.status === 'failed' && (
        <Banner tone="error" title="This document cannot be shown here.">
          It may be damaged or protected with a password. You can still download it.
        </Banner>
      )}
      <DownloadLink file={file} label={label} />
      {printed !== undefined && <PrintFrame address={printed} />}
    </div>
  )
}

/** Prints with the browser's own viewer, or opens it in a tab if it cannot be printed from here. */
function PrintFrame({ address }: { address: string }) {
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a sandbox blocks the browser's PDF viewer
    <iframe
      src={address}
      title="Document to print"
      aria-hidden
      tabIndex={-1}
      className="sr-only"
      onLoad={({ currentTarget }) => {
        try {
          currentTarget.contentWindow?.print()
        } catch {
          openTab(address)
        }
      }}
    />
  )
}

const openTab = (address: string) => window.open(address, '_blank', 'noopener')

function DownloadLink({ file, label }: PdfPreviewProps) {
  // The object URL lives as long as the link. The type is set here, because the file's own type may be wrong.
  const setAddress = useCallback(
    (link: HTMLAnchorElement) => {
      const address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
      link.href = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- `setAddress` sets its href on mount
    <a
      ref={setAddress}
      download={file instanceof File ? file.name : `${label}.pdf`}
      className={`${buttonStyles('secondary', 'regular')} justify-self-start`}
    >
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
