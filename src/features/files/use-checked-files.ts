import { useEffect, useRef, useState } from 'react'
import { useHoldSubmit } from '@/form/use-hold-submit'
import { uniqueFiles } from '@/lib/unique-files'
import { useAnnounce } from '@/ui/announcer'

interface CheckedFilesSettings<Found extends { ok: true }> {
  /** The current value of the field. */
  files: readonly File[]
  multiple?: boolean
  /** Checks a file. Resolves to its findings, or to a text that says what is wrong. */
  inspect: (file: File) => Promise<Found | { ok: false; text: string }>
  /** Called for each accepted file, before `onChange`. */
  onTake?: (file: File, found: Found) => void
  /** Called with the new value of the field. */
  onChange: (files: File[]) => void
}

/**
 * Checks files before they become the value of a field. During the check others may be chosen: in a field for one file
 * only the newest choice counts, in a field for several each is added to the value of that moment. `onFiles` is for a
 * FileDrop; a submit waits for the checks. `checking` names the files that are being checked.
 */
export function useCheckedFiles<Found extends { ok: true }>(settings: CheckedFilesSettings<Found>) {
  const { files, multiple = false, inspect, onTake, onChange } = settings
  const announce = useAnnounce()
  const holdSubmit = useHoldSubmit()
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

  /** Resolves to whether all of them were accepted. */
  async function add(added: readonly File[]): Promise<boolean> {
    newest.current = added
    setRefusal(undefined)
    setChecking(namesOf(added))
    const checked = await Promise.all(added.map(async (file) => ({ file, found: await inspect(file) })))
    const isNewest = newest.current === added
    if (isNewest) setChecking(undefined)
    else if (!multiple) return true

    const accepted = checked.flatMap(({ file, found }) => (found.ok ? [{ file, found }] : []))
    const refused = checked.flatMap(({ file, found }) => (found.ok ? [] : [{ file, text: found.text }]))
    const [earlierFile] = current.current
    if (accepted.length > 0) {
      accepted.forEach(({ file, found }) => onTake?.(file, found))
      const acceptedFiles = accepted.map(({ file }) => file)
      change(multiple ? uniqueFiles([...current.current, ...acceptedFiles]) : acceptedFiles)
    }
    if (refused.length > 0) {
      const problems = refused.map(({ file, text }) => `${file.name}: ${text}`)
      const stays = !multiple && earlierFile ? [`${earlierFile.name} is still chosen.`] : []
      setRefusal((earlier) => [...(earlier === undefined ? [] : [earlier]), ...problems, ...stays].join(' '))
    }
    announce(
      [
        ...(accepted.length > 0 ? [`${namesOf(accepted.map(({ file }) => file))} chosen.`] : []),
        ...refused.map(({ file, text }) => `${file.name} was not taken. ${text}`),
      ].join(' '),
    )
    return refused.length === 0
  }

  function onFiles(chosen: readonly File[]) {
    const added = chosen.filter((file) => !files.includes(file))
    if (added.length > 0) return holdSubmit(add(added))
    setRefusal(undefined)
    change(current.current.filter((file) => !files.includes(file) || chosen.includes(file)))
  }

  return { onFiles, refusal, checking }
}

const namesOf = (files: readonly File[]): string => files.map(({ name }) => name).join(', ')
