import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '@/api/services'
import { Button } from '@/ui/button'
import { lazyWithPreload } from '@/ui/lazy-with-preload'
import { Notice } from '@/ui/notice'
import type { Reauthentication } from './reauthentication'
import type { QuestionProps } from './reauthentication-dialog'

/** Fallback if the dialog's code cannot be loaded: the refused call fails and is explained on the page. */
function GiveUp({ onResult }: QuestionProps) {
  useEffect(() => onResult(false), [onResult])
  return null
}

const [ReauthenticationDialog, useDialogSoon] = lazyWithPreload(
  async () => (await import('./reauthentication-dialog')).ReauthenticationDialog,
  GiveUp,
)

/**
 * Keeps typed values: opens over the page. Shows a notice instead while the user types, as a dialog takes the focus.
 */
export function ReauthenticationPrompt({ reauthentication }: { reauthentication: Reauthentication }) {
  const { state } = useSession()
  const { subscribe, waitingFor, isQuiet: quiet } = reauthentication
  const refused = useSyncExternalStore(subscribe, waitingFor, waitingFor)
  const isQuiet = useSyncExternalStore(subscribe, quiet, quiet)
  useDialogSoon(state === 'valid')
  if (refused && isQuiet)
    return (
      <Notice tone="error" actions={<Button onClick={reauthentication.open}>Log in again</Button>}>
        The server no longer knows your session. What was being sent goes on once you have logged in again.
      </Notice>
    )
  return refused && <ReauthenticationDialog refused={refused} onResult={reauthentication.close} />
}
