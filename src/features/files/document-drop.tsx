import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { LARGE_FILE } from '@/domain/files/upload-schemas'
import { guidance } from '@/domain/texts/guidance'
import { useDelaySubmit } from '@/form/use-field'
import { copyIntoMemory } from '@/lib/readable-file'
import { removeDuplicates } from '@/lib/unique-files'
import type { PdfWarning } from '@/pdf/inspect-pdf'
import { useAnnounce } from '@/ui/announcer'
import { FileDrop } from '@/ui/file-drop'
import type { DocumentEnding } from './check-document'
import { PhotosDialog } from './photos/photos-dialog'
import { isPhoto, PHOTO_TYPES } from './photos/use-photo-pages'

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
 * A drop zone that checks documents before they are chosen. For a refused document, shows the reason and keeps the
 * earlier choice. If it accepts PDFs, photos become a PDF.
 */
export function DocumentDrop<Found extends { ok: true }>(props: DocumentDropSettings & CheckedDrop<Found>) {
  const { endings, warnings, inspect, onTake, onChange, ...drop } = props
  const { id, label, files, multiple = false } = drop
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

/** Returns warnings about placeholder pages and large files of one field. Undefined if there are none. */
function adviceOn(files: readonly File[], warnings: readonly (PdfWarning | undefined)[]): string | undefined {
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const texts: string[] = [...new Set(warnings)].flatMap((warning) => (warning ? guidance.pdfWarning[warning] : []))
  if (bytes >= LARGE_FILE) texts.push(guidance.largeFile(bytes))
  return texts.length > 0 ? texts.join(' ') : undefined
}

interface CheckedFilesSettings<Found extends { ok: true }> {
  files: readonly File[]
  multiple?: boolean
  /** Resolves to the findings about a file, or to the reason for a refusal. */
  inspect: (file: File) => Promise<Found | { ok: false; text: string }>
  /** Called before `onChange`. */
  onTake: (file: File, found: Found) => void
  onChange: (files: File[]) => void
}

/** Copies and checks files before they become the field's value. A submit waits for the checks in `checking`. */
function useCheckedFiles<Found extends { ok: true }>(settings: CheckedFilesSettings<Found>) {
  const { files, multiple = false, inspect, onTake, onChange } = settings
  const announce = useAnnounce()
  const holdSubmit = useDelaySubmit()
  const [refusal, setRefusal] = useState<string>()
  const [checking, setChecking] = useState<string>()
  const newest = useRef<readonly File[]>([])
  // Two checks may end between two renders, so the value is also stored in a ref.
  const current = useRef(files)
  useEffect(() => {
    current.current = files
  })

  function change(next: File[]) {
    current.current = next
    onChange(next)
  }

  /** Everything after this check reads the copy, which cannot change or disappear. */
  async function check(file: File) {
    const copy = await copyIntoMemory(file).catch(() => null)
    if (copy === null) return { file, found: { ok: false, text: guidance.fileNotRead } as const }
    return { file: copy, found: await inspect(copy) }
  }

  /** Resolves to whether all files were accepted. True if a newer choice has replaced them. */
  async function add(added: readonly File[], folders: readonly string[]): Promise<boolean> {
    const candidates = multiple ? added : added.slice(0, 1)
    setRefusal(undefined)
    if (candidates.length > 0) {
      newest.current = candidates
      setChecking(namesOf(candidates))
    }
    const checked = await Promise.all(candidates.map(check))
    if (newest.current === candidates) setChecking(undefined)
    else if (!multiple && candidates.length > 0) return true

    const accepted = checked.flatMap(({ file, found }) => (found.ok ? [{ file, found }] : []))
    const problems = [
      ...checked.flatMap(({ file, found }) => (found.ok ? [] : [`${file.name}: ${found.text}`])),
      ...added.slice(candidates.length).map(({ name }) => `${name}: ${guidance.oneFileOnly}`),
      ...folders.map((name) => `${name}: ${guidance.folderDropped}`),
      ...(added.length === 0 && folders.length === 0 ? [guidance.nothingDropped] : []),
    ]
    const [earlierFile] = current.current
    const acceptedFiles = accepted.map(({ file }) => file)
    if (accepted.length > 0) {
      accepted.forEach(({ file, found }) => onTake(file, found))
      change(multiple ? removeDuplicates([...current.current, ...acceptedFiles]) : acceptedFiles)
    }
    if (problems.length > 0) {
      const stays = !multiple && accepted.length === 0 && earlierFile ? [`${earlierFile.name} is still chosen.`] : []
      setRefusal((earlier) => [...(earlier === undefined ? [] : [earlier]), ...problems, ...stays].join(' '))
    }
    announce([...(accepted.length > 0 ? [`${namesOf(acceptedFiles)} chosen.`] : []), ...problems].join(' '))
    return problems.length === 0
  }

  const onAdd = (added: readonly File[], folders: readonly string[]) => holdSubmit(add(added, folders))

  function onRemove(removed: File) {
    setRefusal(undefined)
    change(current.current.filter((file) => file !== removed))
  }

  return { onAdd, onRemove, refusal, checking }
}

const namesOf = (files: readonly File[]): string => files.map(({ name }) => name).join(', ')
