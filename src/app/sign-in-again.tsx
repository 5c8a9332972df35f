import { lazy, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { useSession } from '@/api/portal'
import type { ReLogin } from './re-login'
import type { QuestionProps } from './sign-in-again-dialog'

/**
 * Stands in for a dialog whose code cannot be fetched: the call fails and says so, and the page stays as it
 * is.
 */
const GiveUp = ({ onAnswer }: QuestionProps) => {
  useEffect(() => onAnswer(false), [onAnswer])
  return null
}

const fetchDialog = (): Promise<{ default: ComponentType<QuestionProps> }> =>
  import('./sign-in-again-dialog').then(
    ({ SignInAgainDialog }) => ({ default: SignInAgainDialog }),
    () => ({ default: GiveUp }),
  )

const SignInAgainDialog = lazy(fetchDialog)

/**
 * The log-in over the page (users 4): what is typed beneath stays, and the refused call goes on when it
 * succeeds. Its code is no part of the first page, and is here before anybody can need it.
 */
export const SignInAgain = ({ reLogin }: { reLogin: ReLogin }) => {
  const { state } = useSession()
  const refused = useSyncExternalStore(reLogin.subscribe, reLogin.waitingFor)

  useEffect(() => {
    if (state === 'valid') void fetchDialog()
  }, [state])

  if (!refused) return null
  return (
    <Suspense>
      <SignInAgainDialog refused={refused} onAnswer={reLogin.answer} />
    </Suspense>
  )
}
