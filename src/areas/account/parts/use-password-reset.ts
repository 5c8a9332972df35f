import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiErrorOf, isAmbiguous, type ApiError } from '@/api/errors'
import { useServices } from '@/api/services'
import { paths } from '@/app/paths'
import { branding } from '@/branding'
import { guidance } from '@/domain/guidance'
import { passwordReset } from '@/domain/emails'
import { messages } from '@/domain/messages'
import { generatePassword } from '@/domain/password'
import { useAlerts } from '@/ui/alerts'

type Stage = 'asking' | 'resetting' | 'sending' | 'not sent'

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/**
 * Resets a forgotten password. Only one closure, which sends it, has the new password: it is never in state, a cache, a
 * log or storage. If its email fails, the same closure sends the same password again.
 */
export function usePasswordReset() {
  const { client } = useServices()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>('asking')
  const [resend, setResend] = useState<(() => Promise<void>) | null>(null)

  const tell = async ({ kind, detail }: ApiError, refused: string, reason?: string): Promise<void> => {
    const text = kind === 'refused' ? refused : messages.passwordReset.network
    await alerts.show(text, { tone: 'error', reason, detail })
  }

  const reset = async (email: string): Promise<void> => {
    const password = generatePassword(randomBytes)

    const send = async () => {
      setStage('sending')
      try {
        const { subject, html } = passwordReset({ password }, branding)
        await client.sendEmail({ email, subject, message: html, attachment: '' }, { asNobody: true })
      } catch (error) {
        setResend(() => send)
        setStage('not sent')
        const failure = apiErrorOf(error)
        return tell(failure, messages.email.refused(failure.serverText))
      }
      setStage('asking')
      await alerts.show(guidance.passwordMailed(email), { tone: 'success' })
      await navigate(paths.login)
    }

    setStage('resetting')
    try {
      await client.resetPassword({ email, newPassword: password })
    } catch (error) {
      setStage('asking')
      const reason = isAmbiguous(error) ? guidance.mayBeDone.resetPassword : undefined
      return tell(apiErrorOf(error), messages.passwordReset.refused, reason)
    }
    await send()
  }

  return { stage, reset, resend }
}
