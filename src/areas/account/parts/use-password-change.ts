import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePortal } from '@/api/portal'
import { paths } from '@/app/paths'
import { usePasswordSubmission } from '@/areas/shared/use-password-submission'
import { limits } from '@/domain/limits'
import { messages } from '@/domain/messages'
import { useAlerts } from '@/ui/alerts'

export interface PasswordChange {
  email: string
  currentPassword: string
  newPassword: string
}

/** Changes the password, says so, and two seconds later goes to /login (spec 8). */
export function usePasswordChange() {
  const { client } = usePortal()
  const navigate = useNavigate()
  const alerts = useAlerts()
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate(paths.login), limits.passwordRedirectDelay)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  return usePasswordSubmission<PasswordChange>(async (change) => {
    await client.changePassword(change)
    setDone(true)
    void alerts.show(messages.passwordChange.done, { tone: 'success' })
  })
}
