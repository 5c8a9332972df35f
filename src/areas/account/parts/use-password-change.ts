import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { guidance } from '@/domain/texts/guidance'
import { limits } from '@/domain/texts/limits'
import { messages } from '@/domain/texts/messages'
import { useAlerts } from '@/ui/alerts'
import { useSend } from '@/writes/use-send'
import { useLogOut } from '../log-out'
import { logInState } from './log-in-state'

export interface PasswordChange {
  email: string
  currentPassword: string
  newPassword: string
}

/** Changes the password, shows an alert, logs out, and goes to /login two seconds later. */
export function usePasswordChange() {
  const { client } = useServices()
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { endSession } = useLogOut()
  const [changedFor, setChangedFor] = useState<string | null>(null)

  useEffect(() => {
    if (changedFor === null) return
    const state = logInState({ notice: 'Your password has been changed. Log in with the new one.', email: changedFor })
    const goOn = () => void navigate(paths.login, { replace: true, state })
    const timer = setTimeout(goOn, limits.passwordRedirectDelay)
    return () => clearTimeout(timer)
  }, [changedFor, navigate])

  const { attempt, send } = useSend(client.changePassword)

  async function onSubmit(change: PasswordChange) {
    const { failure } = await send(change)
    if (failure) return
    const read = alerts.show(messages.passwordChange.done, { tone: 'success' })
    if (await endSession(read)) setChangedFor(change.email)
  }

  return { attempt, mayBeDone: guidance.mayBeDone.changePassword, onSubmit }
}
