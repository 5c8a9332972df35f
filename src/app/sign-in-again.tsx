import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '@/api/portal'
import { Button } from '@/ui/button'
import { fetchedSoon } from '@/ui/fetched-soon'
import { Notice } from '@/ui/notice'
import type { ReLogin } from './re-login'
import type { QuestionProps } from './sign-in-again-dialog'

/** Stands in for a dialog whose code cannot be fetched: the call fails and says so, and the page stays as it is. */
function GiveUp({ onAnswer }: QuestionProps) {
  useEffect(() => onAnswer(false), [onAnswer])
  return null
}

const [SignInAgainDialog, useDialogSoon] = fetchedSoon(
  async () => (await import('./sign-in-again-dialog')).SignInAgainDialog,
  GiveUp,
)

/**
 * The log-in over the page: what is typed beneath stays, and the refused call goes on when it succeeds. Whoever is
 * typing is told, and opens it; it takes the keys from nobody.
 */
export function SignInAgain({ reLogin }: { reLogin: ReLogin }) {
  const { state } = useSession()
  const refused = useSyncExternalStore(reLogin.subscribe, reLogin.waitingFor)
  const isQuiet = useSyncExternalStore(reLogin.subscribe, reLogin.isQuiet)
  useDialogSoon(state === 'valid')
  if (refused && isQuiet)
    return (
      <Notice tone="error" actions={<Button onClick={reLogin.open}>Log in again</Button>}>
        The server no longer knows your session. What was being sent goes on once you have logged in again.
      </Notice>
    )
  return refused && <SignInAgainDialog refused={refused} onAnswer={reLogin.answer} />
}
