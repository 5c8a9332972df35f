import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { forgotPasswordSchema } from '@/domain/people/account-schemas'
import { guidance } from '@/domain/texts/guidance'
import { AccountEmailField } from '@/features/password-form'
import { Form } from '@/form/form'
import { useLeaveGuard } from '@/form/use-leave-guard'
import { useSchemaForm } from '@/form/use-schema-form'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Entrance } from './parts/entrance'
import { usePasswordReset } from './parts/use-password-reset'

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
