import { useEffect, useRef, useState } from 'react'
import { guidance } from '@/domain/texts/guidance'
import { useHoldSubmit } from '@/form/use-hold-submit'
import { copyIntoMemory } from '@/lib/readable-file'
import { uniqueFiles } from '@/lib/unique-files'
import { useAnnounce } from '@/ui/announcer'

export interface CheckedFilesSettings<Found extends { ok: true }> {
  files: readonly File[]
  multiple?: boolean
  /** Checks a file. Resolves to its findings, or to a text that says what is wrong. */
  inspect: (file: File) => Promise<Found | { ok: false; text: string }>
  /** Called before `onChange`. */
  onTake: (file: File, found: Found) => void
  onChange: (files: File[]) => void
}

/** Copies and checks files before they become the field's value. A submit waits for checks, which `checking` names. */
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

  /** Everything after this check reads the copy, which cannot change or disappear. */
  async function check(file: File) {
    const copy = await copyIntoMemory(file).catch(() => null)
    if (copy === null) return { file, found: { ok: false, text: guidance.fileNotRead } as const }
    return { file: copy, found: await inspect(copy) }
  }

  /** Resolves to whether everything was accepted; true if a newer choice has replaced this one. */
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
      change(multiple ? uniqueFiles([...current.current, ...acceptedFiles]) : acceptedFiles)
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
