import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useServices } from '@/api/services'
import { branding } from '@/branding'
import type { Input } from '@/contract'
import { forgotPasswordSchema } from '@/domain/people/account-schemas'
import { generatePassword } from '@/domain/people/password'
import { passwordReset } from '@/domain/texts/emails'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { AccountEmailField } from '@/features/password-form'
import { Form } from '@/form/form'
import { useLeaveGuard } from '@/form/use-leave-guard'
import { useSchemaForm } from '@/form/use-schema-form'
import { paths } from '@/paths'
import { useAlerts } from '@/ui/alerts'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { getHostReason } from '@/api/explain'
import { type ApiError } from '@/wire/client/api-error'
import { useSend } from '@/writes/use-send'
import { Entrance } from './parts/entrance'

export default function ForgotPasswordScreen() {
  const form = useSchemaForm(forgotPasswordSchema, { email: '' })
  const { reset, resend, isSending, busy } = usePasswordReset()
  useLeaveGuard(resend !== null, {
    text: 'Leave this page? The new password may not have been sent, and is then lost.',
  })

  return (
    <Entrance title="Forgot Password" lead="We make a new password and send it to you by e-mail." picture="field">
      <div className="grid gap-8">
        {resend ? (
          <NotSent isSending={isSending} onResend={() => void resend()} />
        ) : (
          <Form
            form={form}
            busy={busy}
            submitError={null}
            onSubmit={({ email }) => reset(email)}
            actions={
              <Button type="submit" variant="primary" busy={busy} busyLabel="Resetting...">
                Reset Password
              </Button>
            }
          >
            <AccountEmailField control={form.control} hint="The address you log in with." />
          </Form>
        )}
        <p className="border-t border-rule pt-6">
          <Link to={paths.login}>Back to Login</Link>
        </p>
      </div>
    </Entrance>
  )
}

function NotSent({ isSending, onResend }: { isSending: boolean; onResend: () => void }) {
  const { happened, kept, next } = guidance.passwordChangedButNotMailed
  return (
    <Banner
      tone="warning"
      title={happened}
      actions={
        <Button variant="primary" busy={isSending} busyLabel="Sending..." onClick={onResend}>
          Resend
        </Button>
      }
    >
      <span>{`${kept} ${next}`}</span>
    </Banner>
  )
}

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

/**
 * Resets a forgotten password. Only the closure that e-mails the new password holds it: never state, a cache, a log or
 * storage. Resending calls the same closure.
 */
function usePasswordReset() {
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
  return [getHostReason(failure, messages.passwordReset.refused), guidance.addressToCheck].filter(Boolean).join(' ')
}
