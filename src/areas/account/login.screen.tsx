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
import { Entrance } from './parts/entrance'
import { logInStateFrom } from './parts/log-in-state'
import { SignedInAlready } from './parts/signed-in-already'

/** Checks the session before the screen renders, because a signed-in person gets no form. */
export const load = ({ session }: Services) => session.checkOnce()

export default function LoginScreen() {
  const { session, mayOpen, openWithReload, fetchPage } = useServices()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const logInState = logInStateFrom(useLocation().state)
  const form = useSchemaForm(loginSchema, { email: logInState?.email ?? '', password: '' })
  const goingTo = ({ role }: Person) => {
    const wanted = getReturnPath(search)
    return mayOpen(role, wanted) ? wanted : paths.dashboard
  }
  const { attempt, send } = useSend(({ email, password }: z.output<typeof loginSchema>) =>
    session.logIn(email, password),
  )

  async function logIn(typed: z.output<typeof loginSchema>) {
    const before = session.owner
    const { reply: person } = await send(typed)
    if (!person) return
    // A reload clears what this tab has in memory of the previous person, whose session has expired.
    if (before && !isSamePerson(before, person)) openWithReload(goingTo(person))
    else await navigate(goingTo(person), { replace: true })
  }
  const known = useSession()
  const { isDirty } = form.formState
  useEffect(() => {
    // Preloads the page while the form is filled in. Opening the page fetches again and reports a failure.
    if (isDirty) fetchPage(getReturnPath(search)).catch(() => {})
  }, [isDirty, fetchPage, search])

  if (known.state === 'valid' && !form.formState.isSubmitting)
    return (
      <Entrance title="Login" picture="archive">
        <SignedInAlready goingTo={goingTo(known.person)} />
      </Entrance>
    )
  return (
    <Entrance title="Login" picture="archive">
      <UntilChecked>
        <div className="grid gap-8">
          {logInState && (
            <Banner tone="success" title={logInState.notice}>
              {logInState.said}
            </Banner>
          )}
          <PasswordForm form={form} attempt={attempt} onSubmit={logIn} submitLabel="Login" busyLabel="Logging in...">
            <AccountEmailField control={form.control} />
            <PasswordField control={form.control} name="password" label="Password" autoComplete="current-password" />
          </PasswordForm>
          <div className="grid gap-3 border-t border-rule pt-6">
            <p>
              <Link to={paths.forgotPassword}>Forgot your password?</Link>
            </p>
            <p>
              <span>No account yet? </span>
              <Link to={paths.signUp + getReturnSearch(search)}>Sign Up</Link>
            </p>
          </div>
        </div>
      </UntilChecked>
    </Entrance>
  )
}
