import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { z } from '@/lib/zod'
import { useServices, useSession, type Services } from '@/api/services'
import { paths, getReturnSearch } from '@/paths'
import { signupSchema } from '@/domain/people/account-schemas'
import { passwordAdvice } from '@/domain/texts/format-warnings'
import { guidance } from '@/domain/texts/guidance'
import { AccountEmailField, PasswordForm } from '@/features/password-form'
import { PasswordField } from '@/form/password-field'
import { UntilChecked } from '@/features/until-checked'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { useSend } from '@/writes/use-send'
import { toLogInState } from './parts/log-in-state'
import { EntranceLayout } from './parts/entrance-layout'
import { SignedInNotice } from './parts/signed-in-notice'

const EMPTY_VALUES = { firstName: '', lastName: '', email: '', password: '', confirmPassword: '' }

/** Checks the session first, because a signed-in person gets no form. */
export const load = ({ session }: Services) => session.checkOnce()

export default function SignUpScreen() {
  const { client } = useServices()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const form = useSchemaForm(signupSchema, EMPTY_VALUES)
  const { attempt, send } = useSend(client.signUp)

  async function signUp(person: z.output<typeof signupSchema>) {
    const { result } = await send(person)
    if (!result) return
    const { firstName, email } = person
    const notice = `${firstName}, your account is ready. Log in.`
    await navigate(paths.login + getReturnSearch(search), {
      state: toLogInState({ notice, hostMessage: result.message, email }),
    })
  }

  if (useSession().state === 'valid')
    return (
      <EntranceLayout title="Sign Up" picture="laboratory">
        <SignedInNotice destination={paths.dashboard} />
      </EntranceLayout>
    )

  return (
    <EntranceLayout title="Sign Up" lead="For applicants." picture="laboratory">
      <UntilChecked>
        <div className="grid gap-8">
          <PasswordForm
            form={form}
            attempt={attempt}
            unconfirmedText={guidance.unconfirmedTexts.signUp}
            onSubmit={signUp}
            submitLabel="Sign Up"
            busyLabel="Signing up..."
            isLeaving={attempt.status === 'sent'}
          >
            <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
              <TextField control={form.control} name="firstName" label="First Name" autoComplete="given-name" />
              <TextField control={form.control} name="lastName" label="Last Name" autoComplete="family-name" />
            </div>
            <AccountEmailField control={form.control} />
            <PasswordField
              control={form.control}
              name="password"
              label="Password"
              advise={passwordAdvice}
              autoComplete="new-password"
            />
            <PasswordField
              control={form.control}
              name="confirmPassword"
              label="Confirm Password"
              autoComplete="new-password"
            />
          </PasswordForm>
          <p className="border-t border-rule pt-6">
            <Link to={paths.login + getReturnSearch(search)}>Login</Link>
          </p>
        </div>
      </UntilChecked>
    </EntranceLayout>
  )
}
