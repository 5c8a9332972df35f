import { useServices } from '@/api/services'
import { paths } from '@/app/paths'
import { changePasswordSchema } from '@/domain/account-schemas'
import { Form } from '@/form/form'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { Button } from '@/ui/button'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { NewPasswordFields } from './parts/new-password-fields'
import { usePasswordChange } from './parts/use-password-change'

export default function ChangePasswordScreen() {
  const { session } = useServices()
  const { submit, ...failure } = usePasswordChange()
  const form = useSchemaForm(changePasswordSchema, {
    email: session.person?.email ?? '',
    currentPassword: '',
    newPassword: '',
  })

  return (
    <div className="mx-auto max-w-reading">
      <PageHeader title="Change Password" lead="You will be asked to log in with the new one." />
      <Form
        form={form}
        busy={form.formState.isSubmitting}
        onSubmit={submit}
        {...failure}
        actions={
          <>
            <Button type="submit" variant="primary" busy={form.formState.isSubmitting} busyLabel="Saving...">
              Change Password
            </Button>
            <LinkButton to={paths.dashboard} variant="quiet">
              Cancel
            </LinkButton>
          </>
        }
      >
        <TextField control={form.control} name="email" label="Email" type="email" autoComplete="username" />
        <NewPasswordFields control={form.control} />
      </Form>
    </div>
  )
}
