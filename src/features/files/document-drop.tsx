import { useState, type ComponentProps } from 'react'
import { guidance } from '@/domain/texts/guidance'
import { LARGE_FILE } from '@/domain/files/upload-schemas'
import type { PdfWarning } from '@/pdf/inspect-pdf'
import { FileDrop } from '@/ui/file-drop'
import type { DocumentEnding } from './check-document'
import { PhotosDialog } from './photos/photos-dialog'
import { isPhoto, PHOTO_TYPES } from './photos/use-photo-pages'
import { useCheckedFiles, type CheckedFilesSettings } from './use-checked-files'

type CheckedDrop<Found extends { ok: true }> = CheckedFilesSettings<Found> &
  Omit<
    ComponentProps<typeof FileDrop>,
    | 'accept'
    | 'selectsSeveral'
    | 'id'
    | 'checking'
    | 'advice'
    | 'onAdd'
    | 'onRemove'
    | keyof CheckedFilesSettings<Found>
  >

interface DocumentDropSettings {
  id: string
  endings: readonly DocumentEnding[]
  /** What the checks of the chosen files have found. */
  warnings: readonly (PdfWarning | undefined)[]
}

/** A choice with photos. Its other files wait until the photos are a PDF or are given up. */
interface HeldChoice {
  readonly photos: readonly File[]
  readonly others: readonly File[]
  readonly folders: readonly string[]
}

/**
 * A drop zone for documents, which are checked before they are chosen. For a refused one, shows the reason and keeps
 * the earlier choice. Where a PDF is accepted, photos become one.
 */
export function DocumentDrop<Found extends { ok: true }>(props: DocumentDropSettings & CheckedDrop<Found>) {
  const { endings, warnings, inspect, onTake, onChange, ...drop } = props
  const { id, label, hint, files, multiple = false } = drop
  const { refusal, checking, onAdd, onRemove } = useCheckedFiles({ files, multiple, inspect, onTake, onChange })
  const [held, setHeld] = useState<HeldChoice>()
  const accept = endings.map((ending) => `.${ending}`)
  const shown = { ...drop, error: refusal ?? drop.error, advice: adviceOn(files, warnings), checking, onRemove }
  if (!endings.includes('pdf')) return <FileDrop {...shown} accept={accept.join(',')} onAdd={onAdd} />

  function hold(added: readonly File[], folders: readonly string[]) {
    const photos = added.filter(isPhoto)
    if (photos.length === 0) onAdd(added, folders)
    else setHeld({ photos, others: added.filter((file) => !photos.includes(file)), folders })
  }

  function release({ others, folders }: HeldChoice, pdf: readonly File[]) {
    setHeld(undefined)
    // The PDF is first, because some fields keep only the first file.
    const released = [...pdf, ...others]
    if (released.length + folders.length > 0) onAdd(released, folders)
  }

  return (
    <>
      <FileDrop
        {...shown}
        accept={['application/pdf', ...accept, ...PHOTO_TYPES].join(',')}
        selectsSeveral
        hint={[hint, 'Photos of the pages work too.'].filter(Boolean).join(' ')}
        onAdd={hold}
      />
      {held && (
        <PhotosDialog
          chosen={held.photos}
          label={label}
          onUse={(pdf) => release(held, [pdf])}
          onClose={() => release(held, [])}
          returnTo={() => document.getElementById(id)}
        />
      )}
    </>
  )
}

/** Returns warnings about the chosen files of one field: placeholder pages and large files. Undefined if none. */
function adviceOn(files: readonly File[], warnings: readonly (PdfWarning | undefined)[]): string | undefined {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const texts: string[] = [...new Set(warnings)].flatMap((warning) => (warning ? guidance.pdfWarning[warning] : []))
  if (bytes >= LARGE_FILE) texts.push(guidance.largeFile(bytes))
  return texts.length > 0 ? texts.join(' ') : undefined
}
