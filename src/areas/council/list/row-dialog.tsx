import { createContext, use, useCallback, useMemo, useState } from 'react'
import type { Elements } from '@/ui/elements'

export type RenderDialog = (onClose: () => void) => Elements

const RowDialogContext = createContext<((renderDialog: RenderDialog) => void) | null>(null)

/** Opens a dialog from a row. The dialog must track its row itself with `useLiveRow`. */
export function useRowDialog(): (draw: RenderDialog) => void {
  const open = use(RowDialogContext)
  if (!open) throw new Error('useRowDialog needs a <RowDialogProvider> above it')
  return open
}

/** Renders a row's dialog outside of the row: the typed text must survive a refetch that changes or removes the row. */
export function RowDialogProvider({ children }: { children: Elements }) {
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
