import { useEffect, useState } from 'react'
import { guidance } from '@/domain/texts/guidance'
import type { PhotoFault, ReadPhoto } from '@/pdf/photos/photo-messages'
import { readPhoto } from '@/pdf/photos/photos-in-worker'
import { getFingerprint, removeDuplicates } from '@/lib/unique-files'
import { useAnnounce } from '@/ui/announcer'

/** The types that a file chooser offers. With these types, phones offer the camera and convert HEIC photos. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const

/** Includes HEIC and TIFF, because the dialog explains how to convert them. */
export const isPhoto = ({ name, type }: File): boolean =>
  /^image\/(jpeg|png|webp|gif|hei[cf]|tiff)$/.test(type) || /\.(jpe?g|png|webp|gif|hei[cf]|tiff?)$/i.test(name)

export interface PhotoPage extends ReadPhoto {
  readonly id: string
  readonly name: string
  /** Clockwise turns by 90°. */
  readonly turns: number
}

const TEXTS: Readonly<Record<PhotoFault | 'unread', string>> = {
  heic: 'Save the photo as JPEG first.',
  tiff: 'This browser cannot open TIFF pictures. Save it as a PDF, and choose that file.',
  broken: 'This photo cannot be opened. Take it again, or save it as JPEG.',
  unread: 'This photo could not be read. Check your connection, and choose it again.',
}

/** The photos of a PDF in order. Reads new ones one by one, so that only one is decoded in memory. */
export function usePhotoPages(chosen: readonly File[]) {
  const announce = useAnnounce()
  const [queue, setQueue] = useState(() => removeDuplicates(chosen))
  const [pages, setPages] = useState<readonly PhotoPage[]>([])
  const [problems, setProblems] = useState<readonly string[]>([])
  const [next] = queue

  useEffect(() => {
    if (!next) return undefined
    const { name } = next
    const id = getFingerprint(next)
    const reading = new AbortController()
    void readPhoto(next, reading.signal)
      .catch(() => 'unread' as const)
      .then((photo) => {
        if (reading.signal.aborted) return
        setQueue((files) => files.filter((file) => file !== next))
        if (typeof photo !== 'string')
          return setPages((all) => [...all.filter((page) => page.id !== id), { ...photo, id, name, turns: 0 }])
        const problem = `${name}: ${TEXTS[photo]}`
        setProblems((all) => [...all, problem])
        announce(problem)
      })
    return () => reading.abort()
  }, [next, announce])

  function add(files: readonly File[], folders: readonly string[]) {
    setProblems(folders.map((name) => `${name}: ${guidance.folderDropped}`))
    setQueue((waiting) => removeDuplicates([...waiting, ...files]))
  }

  function turn(turned: PhotoPage) {
    setPages(pages.map((page) => (page === turned ? { ...page, turns: (page.turns + 1) % 4 } : page)))
    announce(`${turned.name} turned.`)
  }

  function move(moved: PhotoPage, to: number) {
    setPages(pages.filter((page) => page !== moved).toSpliced(to, 0, moved))
    announce(`${moved.name} is now page ${to + 1}.`)
  }

  function remove(removed: PhotoPage) {
    setPages(pages.filter((page) => page !== removed))
    announce(`${removed.name} removed.`)
  }

  return { pages, problems, reading: next?.name, add, turn, move, remove }
}
