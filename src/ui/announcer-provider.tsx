import { useCallback, useState } from 'react'
import { AnnounceContext } from './announcer'
import type { Elements } from './elements'

interface AnnouncerProviderProps {
  /** Components that can call `useAnnounce`. */
  children: Elements
}

/** Renders the page's only polite live region; without a role, so that it is not mistaken for a visible status. */
export function AnnouncerProvider({ children }: AnnouncerProviderProps) {
  const [announcement, setMessage] = useState({ text: '', turn: 0 })
  const announce = useCallback((text: string) => setMessage((last) => ({ text, turn: last.turn + 1 })), [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite" className="sr-only">
        {/* A new key re-creates the element, so that a repeated text is announced again. */}
        <span key={announcement.turn}>{announcement.text}</span>
      </div>
    </AnnounceContext>
  )
}
