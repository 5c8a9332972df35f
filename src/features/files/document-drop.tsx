import { useState, type ComponentProps } from 'react'
import { FileDrop } from '@/ui/file-drop'
import type { DocumentEnding } from './check-document'
import { isPhoto, PHOTO_TYPES } from './photos/photo-types'
import { PhotosDialog } from './photos/photos-dialog'

interface DocumentDropProps extends Omit<ComponentProps<typeof FileDrop>, 'accept' | 'selectsSeveral' | 'id'> {
  id: string
  endings: readonly DocumentEnding[]
}

/** A choice with photos. Its other files wait until the photos are a PDF or are given up. */
interface HeldChoice {
  readonly photos: readonly File[]
  readonly others: readonly File[]
  readonly folders: readonly string[]
}

/** A drop zone for documents. Where a PDF is accepted, photos become one. */
export function DocumentDrop({ endings, ...drop }: DocumentDropProps) {
  const { id, label, hint, onAdd } = drop
  const [held, setHeld] = useState<HeldChoice>()
  const accept = endings.map((ending) => `.${ending}`)
  if (!endings.includes('pdf')) return <FileDrop {...drop} accept={accept.join(',')} />

  function hold(added: readonly File[], folders: readonly string[]) {
    const photos = added.filter(isPhoto)
    if (photos.length === 0) onAdd(added, folders)
    else setHeld({ photos, others: added.filter((file) => !photos.includes(file)), folders })
  }

  function release({ others, folders }: HeldChoice, pdf: readonly File[]) {
    setHeld(undefined)
    // The PDF is first, because some fields keep only the first file.
    const files = [...pdf, ...others]
    if (files.length + folders.length > 0) onAdd(files, folders)
  }

  return (
    <>
      <FileDrop
        {...drop}
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
