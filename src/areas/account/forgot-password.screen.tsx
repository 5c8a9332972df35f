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
import { EntranceLayout } from './parts/entrance-layout'

export default function ForgotPasswordScreen() {
  const form = useSchemaForm(forgotPasswordSchema, { email: '' })
  const { reset, resend, isSending, busy } = usePasswordReset()
  useLeaveGuard(resend !== null, {
    text: 'Leave this page? The new password may not have been sent, and is then lost.',
  })

  return (
    <EntranceLayout title="Forgot Password" lead="We send you a new one by e-mail." picture="field">
      <div className="grid gap-8">
        {resend ? (
          <EmailNotSent isSending={isSending} onResend={() => void resend()} />
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
            <AccountEmailField control={form.control} />
          </Form>
        )}
        <p className="border-t border-rule pt-6">
          <Link to={paths.login}>Back to Login</Link>
        </p>
      </div>
    </EntranceLayout>
  )
}

function EmailNotSent({ isSending, onResend }: { isSending: boolean; onResend: () => void }) {
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
 * Resets a forgotten password. Only the closure `sendEmail` holds the new one: never state, a cache, a log or storage.
 * Resending calls the same closure.
 */
function usePasswordReset() {
  const { client } = useServices()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const resetCall = useSend(client.resetPassword)
  const emailCall = useSend((email: Input<'sendEmail'>) => client.sendEmail(email, { isAnonymous: true }))
  const [resend, setResend] = useState<(() => Promise<void>) | null>(null)

  const showFailure = async ({ kind, detail }: ApiError, refusalText: string, reason: string | undefined) => {
    const text = kind === 'refused' ? refusalText : messages.passwordReset.network
    await alerts.show(text, { tone: 'error', reason, detail })
  }

  const reset = async (email: string): Promise<void> => {
    const password = generatePassword(randomBytes)

    const sendEmail = async () => {
      const { subject, html } = passwordReset({ password }, branding)
      const emailResult = await emailCall.send({ email, subject, message: html, attachment: '' })
      if (emailResult.failure) {
        setResend(() => sendEmail)
        const refusalText = messages.email.refused(emailResult.failure.serverText)
        return showFailure(
          emailResult.failure,
          refusalText,
          emailResult.mayBeDone ? guidance.ambiguousWrite.happened : undefined,
        )
      }
      setResend(null)
      await alerts.show(guidance.passwordMailed(email), { tone: 'success' })
      await navigate(paths.login)
    }

    const resetResult = await resetCall.send({ email, newPassword: password })
    if (resetResult.failure) {
      const { refused } = messages.passwordReset
      return showFailure(
        resetResult.failure,
        refused,
        resetResult.mayBeDone ? guidance.unconfirmedTexts.resetPassword : formatRefusalReason(resetResult.failure),
      )
    }
    // Not awaited, because the e-mail must be sent even if nobody closes the alert.
    void alerts.show(messages.passwordReset.done, { tone: 'success' })
    await sendEmail()
  }

  const isSending = emailCall.attempt.status === 'sending'
  /** `resend` is set if the password was changed but its e-mail was not sent. */
  return { reset, resend, isSending, busy: isSending || resetCall.attempt.status === 'sending' }
}

function formatRefusalReason(failure: ApiError): string | undefined {
  if (failure.kind !== 'refused') return undefined
  return [getHostReason(failure, messages.passwordReset.refused), guidance.addressToCheck].filter(Boolean).join(' ')
}
