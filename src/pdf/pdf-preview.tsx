import type { PDFDocumentProxy } from 'pdfjs-dist'
import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Banner } from '@/ui/banner'
import { buttonStyles } from '@/ui/button-styles'
import { IconButton } from '@/ui/icon-button'
import { Skeleton } from '@/ui/skeleton'
import { PdfPage } from './pdf-page'
import { PreviewNotLoaded } from './preview-not-loaded'
import { usePdf } from './use-pdf'

export interface PdfPreviewProps {
  file: Blob
  /** Names the preview and, for a Blob without a name, the downloaded file. */
  label: string
}

const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const FITS_WIDTH = ZOOM_STEPS.indexOf(1)

/** Shows a PDF inside the page, also in browsers without a PDF viewer (phones), with a download link. */
export function PdfPreview({ file, label }: PdfPreviewProps) {
  const pdf = usePdf(file)
  return (
    <div className="grid min-w-0 gap-3">
      {pdf.status === 'loading' && <Skeleton lines={6} />}
      {pdf.status === 'ready' && <Pages document={pdf.document} label={label} />}
      {pdf.status === 'not-loaded' && <PreviewNotLoaded />}
      {pdf.status === 'failed' && (
        <Banner tone="error" title="This document cannot be shown here.">
          It may be damaged or protected with a password. You can still download it.
        </Banner>
      )}
      <DownloadLink file={file} label={label} />
    </div>
  )
}

function Pages({ document, label }: { document: PDFDocumentProxy; label: string }) {
  const [number, setNumber] = useState(1)
  const [step, setStep] = useState(FITS_WIDTH)
  const last = document.numPages
  const zoom = ZOOM_STEPS[step] ?? 1
  const place = `Page ${number} of ${last}`
  return (
    <>
      <div role="group" aria-label={`${label}: pages and size`} className="flex flex-wrap items-center gap-1">
        <IconButton
          label="Previous page"
          icon={<ChevronLeft aria-hidden />}
          disabledReason={number === 1 ? 'This is the first page.' : undefined}
          onClick={() => setNumber(number - 1)}
        />
        <p role="status" className="px-1 text-sm tabular-nums">
          {place}
        </p>
        <IconButton
          label="Next page"
          icon={<ChevronRight aria-hidden />}
          disabledReason={number === last ? 'This is the last page.' : undefined}
          onClick={() => setNumber(number + 1)}
        />
        <IconButton
          label="Zoom out"
          icon={<ZoomOut aria-hidden />}
          disabledReason={step === 0 ? 'The page cannot be made smaller.' : undefined}
          onClick={() => setStep(step - 1)}
        />
        <p role="status" className="min-w-14 text-center text-sm tabular-nums">
          {Math.round(zoom * 100)} %
        </p>
        <IconButton
          label="Zoom in"
          icon={<ZoomIn aria-hidden />}
          disabledReason={step === ZOOM_STEPS.length - 1 ? 'The page cannot be made larger.' : undefined}
          onClick={() => setStep(step + 1)}
        />
      </div>
      <PdfPage document={document} number={number} zoom={zoom} label={`${label}, ${place.toLowerCase()}`} />
    </>
  )
}

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
      Download {label}
    </a>
  )
}
