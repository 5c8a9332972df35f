import { createContext, use } from 'react'
import type { Elements } from '@/ui/elements'

export type RenderDialog = (onClose: () => void) => Elements

export const RowDialogContext = createContext<((draw: RenderDialog) => void) | null>(null)

/** Opens a dialog from a row. The dialog must track its row itself with `useLiveRow`. */
export function useRowDialog(): (draw: RenderDialog) => void {
  const open = use(RowDialogContext)
  if (!open) throw new Error('useRowDialog needs a <RowDialogProvider> above it')
  return open
}
