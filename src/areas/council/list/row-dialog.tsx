import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'

/** Draws the dialog; `onClose` takes it away. */
export type DrawDialog = (onClose: () => void) => ReactNode

const RowDialogContext = createContext<((draw: DrawDialog) => void) | null>(null)

/** Opens a dialog from a row. What it shows of the row it has to follow by itself: see `useLiveRow`. */
export function useRowDialog(): (draw: DrawDialog) => void {
  const open = use(RowDialogContext)
  if (!open) throw new Error('useRowDialog needs a <RowDialogProvider> above it')
  return open
}

/**
 * Holds the dialog that a row of a list has opened. It stands here and not in the row: rows change and go whenever the
 * list is read again, and what somebody is writing, or the e-mail that waits in it, must not go with them.
 */
export function RowDialogProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ readonly draw: DrawDialog } | null>(null)
  const open = useCallback((draw: DrawDialog) => setOpened({ draw }), [])
  const dialog = useMemo(() => opened?.draw(() => setOpened(null)), [opened])
  return (
    <RowDialogContext value={open}>
      {children}
      {dialog}
    </RowDialogContext>
  )
}
