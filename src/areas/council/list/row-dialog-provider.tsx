import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { RowDialogContext, type RenderDialog } from './row-dialog'

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
