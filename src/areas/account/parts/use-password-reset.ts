import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hostWords } from '@/api/explain'
import type { ApiError } from '@/wire/client/api-error'
import { useServices } from '@/api/services'
import { paths } from '@/paths'
import type { Input } from '@/contract'
import { branding } from '@/branding'
import { guidance } from '@/domain/texts/guidance'
import { passwordReset } from '@/domain/texts/emails'
import { messages } from '@/domain/texts/messages'
import { generatePassword } from '@/domain/people/password'
import { useAlerts } from '@/ui/alerts'
import { useSend } from '@/writes/use-send'

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/**
 * Resets a forgotten password. Only the closure that e-mails the new password holds it: never state, a cache, a log or
 * storage. Resending calls the same closure.
 */
export function usePasswordReset() {
  const { client } = useServices()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const resetting = useSend(client.resetPassword)
  const mailing = useSend((email: Input<'sendEmail'>) => client.sendEmail(email, { asNobody: true }))
  const [resend, setResend] = useState<(() => Promise<void>) | null>(null)

  const report = ({ kind, detail }: ApiError, refused: string, reason: string | undefined): Promise<void> =>
    alerts.show(kind === 'refused' ? refused : messages.passwordReset.network, { tone: 'error', reason, detail })

  const reset = async (email: string): Promise<void> => {
    const password = generatePassword(randomBytes)

    const send = async () => {
      const { subject, html } = passwordReset({ password }, branding)
      const sent = await mailing.send({ email, subject, message: html, attachment: '' })
      if (sent.failure) {
        setResend(() => send)
        const refused = messages.email.refused(sent.failure.serverText)
        return report(sent.failure, refused, sent.mayBeDone ? guidance.ambiguousWrite.happened : undefined)
      }
      setResend(null)
      await alerts.show(guidance.passwordMailed(email), { tone: 'success' })
      await navigate(paths.login)
    }

    const done = await resetting.send({ email, newPassword: password })
    if (done.failure) {
      const { refused } = messages.passwordReset
      return report(done.failure, refused, done.mayBeDone ? guidance.mayBeDone.resetPassword : whyRefused(done.failure))
    }
    // Not awaited: the new password must leave even if nobody closes the alert.
    void alerts.show(messages.passwordReset.done, { tone: 'success' })
    await send()
  }

  const isSending = mailing.attempt.at === 'sending'
  /** `resend` is set while the password is changed and its e-mail is not sent. */
  return { reset, resend, isSending, busy: isSending || resetting.attempt.at === 'sending' }
}

function whyRefused(failure: ApiError): string | undefined {
  if (failure.kind !== 'refused') return undefined
  return [hostWords(failure, messages.passwordReset.refused), guidance.addressToCheck].filter(Boolean).join(' ')
}
