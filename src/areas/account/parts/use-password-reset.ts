import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiErrorOf, hostWords, isAmbiguous } from '@/api/errors'
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

  const report = async (error: unknown, refused: string, reason: string | undefined): Promise<void> => {
    const { kind, detail } = apiErrorOf(error)
    await alerts.show(kind === 'refused' ? refused : messages.passwordReset.network, { tone: 'error', reason, detail })
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
        const { happened } = guidance.ambiguousWrite
        const refused = messages.email.refused(apiErrorOf(error).serverText)
        return report(error, refused, isAmbiguous(error) ? happened : undefined)
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
      return report(error, messages.passwordReset.refused, whyNotReset(error))
    }
    // Not awaited: the new password must leave even if nobody closes the alert.
    void alerts.show(messages.passwordReset.done, { tone: 'success' })
    await send()
  }

  return { stage, reset, resend }
}

function whyNotReset(error: unknown): string | undefined {
  if (isAmbiguous(error)) return guidance.mayBeDone.resetPassword
  if (apiErrorOf(error).kind !== 'refused') return undefined
  return [hostWords(error, messages.passwordReset.refused), guidance.addressToCheck].filter(Boolean).join(' ')
}
