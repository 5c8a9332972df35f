import { useServices } from '@/api/services'
import type { Person } from '@/api/session'
import { loginSchema } from '@/domain/people/account-schemas'
import type { z } from '@/lib/zod'
import { AccountEmailField } from '@/features/password-form'
import { Form } from '@/form/form'
import { PasswordField } from '@/form/password-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { Button } from '@/ui/button'
import { getFormError, useSend } from '@/writes/use-send'
import type { Elements } from '@/ui/elements'

interface ReauthenticationFormProps {
  /** The e-mail address of the expected user; empty if it must not be shown. */
  email: string
  onSignedIn: (person: Person) => void
  cancelButton?: Elements
}

export function ReauthenticationForm({ email, onSignedIn, cancelButton }: ReauthenticationFormProps) {
  const { session } = useServices()
  const form = useSchemaForm(loginSchema, { email, password: '' })
  const { attempt, send } = useSend(({ email, password }: z.output<typeof loginSchema>) =>
    session.logInAgain(email, password),
  )
  const { isSubmitting } = form.formState
  return (
    <Form
      form={form}
      label="Log in again"
      busy={isSubmitting}
      {...getFormError(attempt)}
      onSubmit={async (values) => {
        const { result: person } = await send(values)
        if (person) onSignedIn(person)
      }}
      actions={
        <>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Login
          </Button>
          {cancelButton}
        </>
      }
    >
      <AccountEmailField control={form.control} />
      <PasswordField control={form.control} name="password" label="Password" autoComplete="current-password" />
    </Form>
  )
}
