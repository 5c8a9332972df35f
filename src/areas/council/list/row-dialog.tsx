import { createContext, use, useCallback, useMemo, useState } from 'react'
import type { Elements } from '@/ui/elements'

export type RenderDialog = (onClose: () => void) => Elements

const RowDialogContext = createContext<((renderDialog: RenderDialog) => void) | null>(null)

/** Returns a function that opens a dialog. The dialog must track its row with `useCurrentRow`. */
export function useRowDialog(): (renderDialog: RenderDialog) => void {
  const openRowDialog = use(RowDialogContext)
  if (!openRowDialog) throw new Error('useRowDialog needs a <RowDialogProvider> above it')
  return openRowDialog
}

/** Renders the dialog outside of its row, so that typed text survives a refetch that removes the row. */
export function RowDialogProvider({ children }: { children: Elements }) {
  const [current, setCurrent] = useState<{ readonly renderDialog: RenderDialog } | null>(null)
  const open = useCallback((renderDialog: RenderDialog) => setCurrent({ renderDialog }), [])
  const dialog = useMemo(() => current?.renderDialog(() => setCurrent(null)), [current])
  return (
    <RowDialogContext value={open}>
      {children}
      {dialog}
    </RowDialogContext>
  )
}
