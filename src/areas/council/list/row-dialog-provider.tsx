import { useCallback, useMemo, useState } from 'react'
import { RowDialogContext, type RenderDialog } from './row-dialog'
import type { Elements } from '@/ui/elements'

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
