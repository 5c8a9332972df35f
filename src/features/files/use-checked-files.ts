import { useEffect, useRef, useState } from 'react'
import { useHoldSubmit } from '@/form/use-hold-submit'
import { uniqueFiles } from '@/lib/unique-files'
import { useAnnounce } from '@/ui/announcer'

interface CheckedFilesSettings<Found extends { ok: true }> {
  /** What is chosen now. */
  files: readonly File[]
  multiple?: boolean
  /** Looks into a file: what was found in it, or in words what is wrong with it. */
  inspect: (file: File) => Promise<Found | { ok: false; text: string }>
  /** Told of each file that was found to be good, before `onChange`. */
  onTake?: (file: File, found: Found) => void
  /** Told all the files that are now chosen. */
  onChange: (files: File[]) => void
}

/**
 * Files that are looked into before they are taken. That takes its time, and others may be chosen meanwhile: where
 * there can be one only the newest counts, and where there can be several each is added to those that are there by then.
 * `onFiles` is for a FileDrop; a submit waits until it is known what can be taken.
 */
export function useCheckedFiles<Found extends { ok: true }>(settings: CheckedFilesSettings<Found>) {
  const { files, multiple = false, inspect, onTake, onChange } = settings
  const announce = useAnnounce()
  const holdSubmit = useHoldSubmit()
  const [refusal, setRefusal] = useState<string>()
  const [looking, setLooking] = useState<string>()
  const newest = useRef<readonly File[]>([])
  // Two looks may end between two drawings of the page, so what is chosen is also known without one.
  const current = useRef(files)
  useEffect(() => {
    current.current = files
  })

  function put(next: File[]) {
    current.current = next
    onChange(next)
  }

  /** Whether all of them can be taken. */
  async function take(added: readonly File[]): Promise<boolean> {
    newest.current = added
    setRefusal(undefined)
    setLooking(namesOf(added))
    const looked = await Promise.all(added.map(async (file) => ({ file, found: await inspect(file) })))
    const isNewest = newest.current === added
    if (isNewest) setLooking(undefined)
    else if (!multiple) return true

    const taken = looked.flatMap(({ file, found }) => (found.ok ? [{ file, found }] : []))
    const refused = looked.flatMap(({ file, found }) => (found.ok ? [] : [{ file, text: found.text }]))
    const [kept] = current.current
    if (taken.length > 0) {
      taken.forEach(({ file, found }) => onTake?.(file, found))
      const good = taken.map(({ file }) => file)
      put(multiple ? uniqueFiles([...current.current, ...good]) : good)
    }
    if (refused.length > 0) {
      const problems = refused.map(({ file, text }) => `${file.name}: ${text}`)
      const stays = !multiple && kept ? [`${kept.name} is still chosen.`] : []
      setRefusal((earlier) => [...(earlier === undefined ? [] : [earlier]), ...problems, ...stays].join(' '))
    }
    announce(
      [
        ...(taken.length > 0 ? [`${namesOf(taken.map(({ file }) => file))} chosen.`] : []),
        ...refused.map(({ file, text }) => `${file.name} was not taken. ${text}`),
      ].join(' '),
    )
    return refused.length === 0
  }

  function onFiles(chosen: readonly File[]) {
    const added = chosen.filter((file) => !files.includes(file))
    if (added.length > 0) return holdSubmit(take(added))
    setRefusal(undefined)
    put(current.current.filter((file) => !files.includes(file) || chosen.includes(file)))
  }

  return { onFiles, refusal, looking }
}

const namesOf = (files: readonly File[]): string => files.map(({ name }) => name).join(', ')
