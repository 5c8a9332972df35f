import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'

/** Renders the dialog; `onClose` closes it. */
export type RenderDialog = (onClose: () => void) => ReactNode

const RowDialogContext = createContext<((draw: RenderDialog) => void) | null>(null)

/** Opens a dialog from a row. The dialog must track its row itself with `useLiveRow`. */
export function useRowDialog(): (draw: RenderDialog) => void {
  const open = use(RowDialogContext)
  if (!open) throw new Error('useRowDialog needs a <RowDialogProvider> above it')
  return open
}

/**
 * Renders the dialog opened by a row outside of that row: rows change and disappear when the list is refetched, and the
 * text being typed in the dialog must survive that.
 */
export function RowDialogProvider({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ readonly draw: RenderDialog } | null>(null)
  const open = useCallback((draw: RenderDialog) => setOpened({ draw }), [])
  const dialog = useMemo(() => opened?.draw(() => setOpened(null)), [opened])
  return (
    <RowDialogContext value={open}>
      {children}
      {dialog}
    </RowDialogContext>
  )
}
