import { useEffect, useState } from 'react'
import type { Control } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useServices } from '@/api/services'
import type { changePasswordSchema } from '@/domain/people/account-schemas'
import { passwordAdvice } from '@/domain/texts/format-warnings'
import { guidance } from '@/domain/texts/guidance'
import { limits } from '@/domain/texts/limits'
import { messages } from '@/domain/texts/messages'
import { PasswordField } from '@/form/password-field'
import type { z } from '@/lib/zod'
import { paths } from '@/paths'
import { useAlerts } from '@/ui/alerts'
import { useSend } from '@/writes/use-send'
import { useLogOut } from '../log-out/log-out'
import { toLogInState } from './log-in-state'

type Values = z.input<typeof changePasswordSchema>

/** Changes the password, shows an alert, logs out, and opens /login two seconds later. */
export function usePasswordChange() {
  const { client } = useServices()
  const navigate = useNavigate()
  const alerts = useAlerts()
  const { endSession } = useLogOut()
  const [changedEmail, setChangedEmail] = useState<string | null>(null)

  useEffect(() => {
    if (changedEmail === null) return
    const state = toLogInState({
      notice: 'Your password has been changed. Log in with the new one.',
      email: changedEmail,
    })
    const goToLogin = () => void navigate(paths.login, { replace: true, state })
    const timer = setTimeout(goToLogin, limits.passwordRedirectDelay)
    return () => clearTimeout(timer)
  }, [changedEmail, navigate])

  const { attempt, send } = useSend(client.changePassword)

  async function onSubmit(change: Values) {
    const { failure } = await send(change)
    if (failure) return
    const alertDismissal = alerts.show(messages.passwordChange.done, { tone: 'success' })
    if (await endSession(alertDismissal)) setChangedEmail(change.email)
  }

  return { attempt, unconfirmedText: guidance.unconfirmedTexts.changePassword, onSubmit }
}

export function NewPasswordFields({ control }: { control: Control<Values, unknown, Values> }) {
  return (
    <>
      <PasswordField
        control={control}
        name="currentPassword"
        label="Current Password"
        autoComplete="current-password"
      />
      <PasswordField
        control={control}
        name="newPassword"
        label="New Password"
        autoComplete="new-password"
        advise={passwordAdvice}
      />
    </>
  )
}
