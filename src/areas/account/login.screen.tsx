import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePortal } from '@/api/portal'
import { paths, returnPath, returnSearch } from '@/app/paths'
import { usePasswordSubmission } from '@/areas/shared/use-password-submission'
import { loginSchema } from '@/domain/account-rules'
import { Form } from '@/form/form'
import { PasswordField } from '@/form/password-field'
import { TextField } from '@/form/text-field'
import { usePortalForm } from '@/form/use-portal-form'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Entrance } from './parts/entrance'
import { noticeFrom } from './parts/notice'

/** Logs in and goes to the dashboard, or on to where the person was going (spec 2). */
export default function LoginScreen() {
  const { session } = usePortal()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const notice = noticeFrom(useLocation().state)
  const form = usePortalForm(loginSchema, { email: '', password: '' })
  const { submit, ...failure } = usePasswordSubmission<{ email: string; password: string }>(
    async ({ email, password }) => {
      await session.logIn(email, password)
      await navigate(returnPath(search), { replace: true })
    },
  )

  return (
    <Entrance title="Login" picture="archive">
      <div className="grid gap-8">
        {notice && <Banner tone="success">{notice}</Banner>}
        <Form
          form={form}
          busy={form.formState.isSubmitting}
          onSubmit={submit}
          {...failure}
          actions={
            <Button type="submit" variant="primary" busy={form.formState.isSubmitting} busyLabel="Logging in...">
              Login
            </Button>
          }
        >
          <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
          <PasswordField control={form.control} name="password" label="Password" autoComplete="current-password" />
        </Form>
        <div className="grid gap-3 border-t border-rule pt-6">
          <p>
            <Link to={paths.forgotPassword}>Forgot your password?</Link>
          </p>
          <p>
            No account yet? <Link to={paths.signUp + returnSearch(search)}>Sign Up</Link>
          </p>
        </div>
      </div>
    </Entrance>
  )
}
