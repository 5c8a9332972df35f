import { createContext, useCallback, useContext, useState, type ReactNode } from 'react'

const AnnounceContext = createContext<(text: string) => void>(() => {})

/** Says a short text to a screen reader without moving the focus, once the reader is idle. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext)
}

/** Holds the page's one polite live region. It has no role, so that it is never mistaken for a status that is seen. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  const announce = useCallback((text: string) => setSaid((last) => ({ text, turn: last.turn + 1 })), [])
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite" className="sr-only">
        {/* A new key makes the same words a new message, so that they are read again. */}
        <span key={said.turn}>{said.text}</span>
      </div>
    </AnnounceContext>
  )
}
