import { useState } from 'react'
import { refusalOr } from '@/api/errors'
import { useServices } from '@/api/services'
import type { Person } from '@/api/session'
import { loginSchema } from '@/domain/people/account-schemas'
import { messages } from '@/domain/texts/messages'
import { AccountEmailField } from '@/features/passwords/account-email-field'
import { Form } from '@/form/form'
import { PasswordField } from '@/form/password-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { Button } from '@/ui/button'
import type { Elements } from '@/ui/elements'

interface LogInAgainFormProps {
  /** The e-mail address of the expected user; empty if it must not be shown. */
  email: string
  onSignedIn: (person: Person) => void
  otherwise?: Elements
}

export function ReauthenticationForm({ email, onSignedIn, otherwise }: LogInAgainFormProps) {
  const { session } = useServices()
  const form = useSchemaForm(loginSchema, { email, password: '' })
  const [failure, setFailure] = useState<unknown>(null)
  const { isSubmitting } = form.formState
  return (
    <Form
      form={form}
      label="Log in again"
      busy={isSubmitting}
      submitError={failure ? refusalOr(failure, messages.form.network) : null}
      onSubmit={async (typed) => {
        setFailure(null)
        await session.logInAgain(typed.email, typed.password).then(onSignedIn, setFailure)
      }}
      actions={
        <>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Login
          </Button>
          {otherwise}
        </>
      }
    >
      <AccountEmailField control={form.control} />
      <PasswordField control={form.control} name="password" label="Password" autoComplete="current-password" />
    </Form>
  )
}
