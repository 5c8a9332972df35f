import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'

/** Draws the window; `onClose` takes it away. */
type DrawWindow = (onClose: () => void) => ReactNode

const WindowContext = createContext<((draw: DrawWindow) => void) | null>(null)

/** Opens a window from a row. What it shows of the row it has to follow by itself: see `useListedRow`. */
export function useOpenWindow(): (draw: DrawWindow) => void {
  const open = use(WindowContext)
  if (!open) throw new Error('useOpenWindow needs a <WindowOverList> above it')
  return open
}

/**
 * Holds the window that a row of a list has opened. It stands here and not in the row: rows change and go whenever the
 * list is read again, and what somebody is writing, or the mail that waits in it, must not go with them.
 */
export function WindowOverList({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ readonly draw: DrawWindow } | null>(null)
  const open = useCallback((draw: DrawWindow) => setOpened({ draw }), [])
  const window = useMemo(() => opened?.draw(() => setOpened(null)), [opened])
  return (
    <WindowContext value={open}>
      {children}
      {window}
    </WindowContext>
  )
}
