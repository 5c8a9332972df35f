import { useEffect } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useServices, useSession, type Services } from '@/api/services'
import { isSamePerson } from '@/api/same-person'
import type { Person } from '@/api/session'
import { paths, getReturnPath, getReturnSearch } from '@/paths'
import { loginSchema } from '@/domain/people/account-schemas'
import type { z } from '@/lib/zod'
import { AccountEmailField, PasswordForm } from '@/features/password-form'
import { PasswordField } from '@/form/password-field'
import { UntilChecked } from '@/features/until-checked'
import { useSchemaForm } from '@/form/use-schema-form'
import { Banner } from '@/ui/banner'
import { useSend } from '@/writes/use-send'
import { EntranceLayout } from './parts/entrance-layout'
import { parseLogInState } from './parts/log-in-state'
import { SignedInNotice } from './parts/signed-in-notice'

/** Checks the session first, because a signed-in person gets no form. */
export const load = ({ session }: Services) => session.checkOnce()

export default function LoginScreen() {
  const { session, mayOpen, openWithReload, fetchPage } = useServices()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const logInState = parseLogInState(useLocation().state)
  const form = useSchemaForm(loginSchema, { email: logInState?.email ?? '', password: '' })
  const getDestination = ({ role }: Person) => {
    const requestedPath = getReturnPath(search)
    return mayOpen(role, requestedPath) ? requestedPath : paths.dashboard
  }
  const { attempt, send } = useSend(({ email, password }: z.output<typeof loginSchema>) =>
    session.logIn(email, password),
  )

  async function logIn(credentials: z.output<typeof loginSchema>) {
    const previousPerson = session.owner
    const { result: person } = await send(credentials)
    if (!person) return
    // The reload clears the memory of the previous person, whose session has expired.
    if (previousPerson && !isSamePerson(previousPerson, person)) openWithReload(getDestination(person))
    else await navigate(getDestination(person), { replace: true })
  }
  const sessionState = useSession()
  const { isDirty } = form.formState
  useEffect(() => {
    // Preloads the requested page while the user types. Opening it fetches again and reports a failure.
    if (isDirty) fetchPage(getReturnPath(search)).catch(() => {})
  }, [isDirty, fetchPage, search])

  const isLeaving = attempt.status === 'sent'
  if (sessionState.state === 'valid' && !form.formState.isSubmitting && !isLeaving)
    return (
      <EntranceLayout title="Login" picture="archive">
        <SignedInNotice destination={getDestination(sessionState.person)} />
      </EntranceLayout>
    )
  return (
    <EntranceLayout title="Login" picture="archive">
      <UntilChecked>
        <div className="grid gap-8">
          {logInState && (
            <Banner tone="success" title={logInState.notice}>
              {logInState.hostMessage}
            </Banner>
          )}
          <PasswordForm
            form={form}
            attempt={attempt}
            onSubmit={logIn}
            submitLabel="Login"
            busyLabel="Logging in..."
            isLeaving={isLeaving}
          >
            <AccountEmailField control={form.control} />
            <PasswordField control={form.control} name="password" label="Password" autoComplete="current-password" />
          </PasswordForm>
          <p className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-rule pt-6">
            <Link to={paths.forgotPassword}>Forgot password?</Link>
            <Link to={paths.signUp + getReturnSearch(search)}>Sign Up</Link>
          </p>
        </div>
      </UntilChecked>
    </EntranceLayout>
  )
}
