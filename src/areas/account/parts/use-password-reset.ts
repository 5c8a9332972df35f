import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiErrorOf, isAmbiguous } from '@/api/errors'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { branding } from '@/branding'
import { guidance } from '@/domain/texts/guidance'
import { passwordReset } from '@/domain/texts/emails'
import { messages } from '@/domain/texts/messages'
import { generatePassword } from '@/domain/people/password'
import { useAlerts } from '@/ui/alerts'

type ResetState = 'asking' | 'resetting' | 'sending' | 'not sent'

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/**
 * Resets a forgotten password. Only the closure that e-mails the new password holds it: never state, a cache, a log or
 * storage. Resending calls the same closure.
 */
export function usePasswordReset() {
  const { client } = useServices()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const [stage, setStage] = useState<ResetState>('asking')
  const [resend, setResend] = useState<(() => Promise<void>) | null>(null)

  const report = async (error: unknown, refused: string, mayBeDone: string): Promise<void> => {
    const { kind, detail } = apiErrorOf(error)
    const text = kind === 'refused' ? refused : messages.passwordReset.network
    await alerts.show(text, { tone: 'error', reason: isAmbiguous(error) ? mayBeDone : undefined, detail })
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
        return report(error, messages.email.refused(apiErrorOf(error).serverText), guidance.ambiguousWrite.happened)
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
      return report(error, messages.passwordReset.refused, guidance.mayBeDone.resetPassword)
    }
    await send()
  }

  return { stage, reset, resend }
}
