import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '@/api/portal'
import { fetchedSoon } from '@/ui/fetched-soon'
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

/** The log-in over the page (users 4): what is typed beneath stays, and the refused call goes on when it succeeds. */
export function SignInAgain({ reLogin }: { reLogin: ReLogin }) {
  const { state } = useSession()
  const refused = useSyncExternalStore(reLogin.subscribe, reLogin.waitingFor)
  useDialogSoon(state === 'valid')
  return refused && <SignInAgainDialog refused={refused} onAnswer={reLogin.answer} />
}
