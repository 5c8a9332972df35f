import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '@/api/services'
import { Button } from '@/ui/button'
import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { Notice } from '@/ui/notice'
import type { Reauthentication } from './reauthentication'
import type { ReauthenticationDialogProps } from './reauthentication-dialog'

/** Fallback if the dialog's code cannot be loaded. The refused call then fails, and the page explains the failure. */
function CancelOnMount({ onResult }: ReauthenticationDialogProps) {
  useEffect(() => onResult(false), [onResult])
  return null
}

const [ReauthenticationDialog, usePreloadDialog] = lazyWithPreload(
  async () => (await import('./reauthentication-dialog')).ReauthenticationDialog,
  CancelOnMount,
)

/**
 * Opens the log-in over the page, which keeps its typed values. Shows a notice while the user types, because a dialog
 * would take the focus.
 */
export function ReauthenticationPrompt({ reauthentication }: { reauthentication: Reauthentication }) {
  const { state } = useSession()
  const { subscribe, getRefusedPerson, isQuiet: getIsQuiet } = reauthentication
  const refused = useSyncExternalStore(subscribe, getRefusedPerson, getRefusedPerson)
  const isQuiet = useSyncExternalStore(subscribe, getIsQuiet, getIsQuiet)
  usePreloadDialog(state === 'valid')
  if (refused && isQuiet)
    return (
      <Notice tone="error" actions={<Button onClick={reauthentication.open}>Log in again</Button>}>
        The server no longer knows your session. What was being sent goes on once you have logged in again.
      </Notice>
    )
  return refused && <ReauthenticationDialog refused={refused} onResult={reauthentication.close} />
}
