import { useCallback, useEffect, useRef, useState } from 'react'
import { formatBytes } from '@/lib/bytes'
import { formatCount } from '@/lib/format'
import { LazyPdfPreview } from '@/pdf/lazy-pdf-preview'
import { bindPhotos } from '@/pdf/photos/photos-in-worker'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Dialog, DialogCancel } from '@/ui/dialog'
import { FileDrop } from '@/ui/file-drop'
import { useUnsavedEntry } from '@/ui/unsaved-entries'
import { PhotoPageList } from './photo-page-list'
import { PHOTO_TYPES, usePhotoPages } from './use-photo-pages'

interface PhotosDialogProps {
  chosen: readonly File[]
  /** The field that the PDF is for. */
  label: string
  onUse: (pdf: File) => void
  onClose: () => void
  returnTo: () => HTMLElement | null
}

const pageCount = (pages: number): string => formatCount(pages, 'page', 'pages')

/** Arranges photos as the pages of a PDF, and shows the PDF before it is used. */
export function PhotosDialog({ chosen, label, onUse, onClose, returnTo }: PhotosDialogProps) {
  const photos = usePhotoPages(chosen)
  const { pages, problems, reading } = photos
  const [pdf, setPdf] = useState<File>()
  const [binding, setBinding] = useState<'underWay' | 'failed'>()
  const step = useRef<HTMLElement>(null)
  const adding = useRef<HTMLInputElement>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  // The pressed button is unmounted, so the next step gets the focus.
  const startStep = useCallback((element: HTMLElement | null) => {
    step.current = element
    element?.focus()
  }, [])

  async function preview() {
    const abort = new AbortController()
    stop.current = abort
    setBinding('underWay')
    const bound = await bindPhotos(pages, abort.signal).catch(() => null)
    if (abort.signal.aborted) return
    setBinding(bound ? undefined : 'failed')
    if (bound) setPdf(new File([bound], pdfName(pages[0]?.name ?? label), { type: bound.type }))
  }

  const arrangeButtons = (
    <>
      <DialogCancel />
      <Button
        variant="primary"
        busy={reading !== undefined || binding === 'underWay'}
        disabledReason={pages.length === 0 && reading === undefined ? 'Add a photo first.' : undefined}
        onClick={() => void preview()}
      >
        Preview
      </Button>
    </>
  )
  const previewButtons = pdf && (
    <>
      <Button key="change" onClick={() => setPdf(undefined)}>
        Change pages
      </Button>
      <Button key="use" variant="primary" onClick={() => onUse(pdf)}>
        Use this PDF
      </Button>
    </>
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Photos to PDF"
      description={label}
      size={pdf ? 'wide' : 'regular'}
      focusFirst={() => step.current}
      returnTo={returnTo}
      footer={previewButtons ?? arrangeButtons}
    >
      <Unsaved pages={pages.length} />
      <div
        key={pdf ? 'preview' : 'arrange'}
        ref={startStep}
        tabIndex={-1}
        className="grid gap-6 outline-none focus-visible:shadow-none"
      >
        {pdf ? (
          <>
            <p className="tabular-nums">{`${pdf.name}, ${pageCount(pages.length)}, ${formatBytes(pdf.size)}`}</p>
            <LazyPdfPreview file={pdf} label={label} />
          </>
        ) : (
          <>
            <FileDrop
              ref={adding}
              label="Add photos"
              hint="JPEG, PNG, WebP or GIF. Each becomes a page."
              accept={PHOTO_TYPES.join(',')}
              multiple
              files={[]}
              checking={reading}
              error={problems.length > 0 ? problems.join(' ') : undefined}
              onAdd={photos.add}
              onRemove={() => {}}
            />
            {binding === 'failed' && (
              <Banner tone="error" title="The PDF could not be made.">
                Check your connection and try again, or remove a page.
              </Banner>
            )}
            <div className="grid gap-2">
              <p role="status" className="font-semibold tabular-nums">
                {pages.length === 0 ? 'No pages yet' : pageCount(pages.length)}
              </p>
              <PhotoPageList {...photos} onEmptied={() => adding.current?.focus()} />
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}

/** Rendered inside the dialog, whose context it registers with. */
function Unsaved({ pages }: { pages: number }) {
  useUnsavedEntry(pages > 0)
  return null
}

const pdfName = (photo: string): string => `${photo.replace(/\.[^.]*$/, '')}.pdf`
