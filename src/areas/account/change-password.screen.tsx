import { useServices } from '@/api/services'
import { paths } from '@/paths'
import { changePasswordSchema } from '@/domain/people/account-schemas'
import { AccountEmailField, PasswordForm } from '@/features/password-form'
import { useSchemaForm } from '@/form/use-schema-form'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { NewPasswordFields, usePasswordChange } from './parts/password-change'

export default function ChangePasswordScreen() {
  const { session } = useServices()
  const change = usePasswordChange()
  const form = useSchemaForm(changePasswordSchema, {
    email: session.person?.email ?? '',
    currentPassword: '',
    newPassword: '',
  })

  return (
    <div className="mx-auto max-w-reading">
      <PageHeader title="Change Password" lead="You will be asked to log in with the new one." />
      <PasswordForm
        form={form}
        {...change}
        submitLabel="Change Password"
        busyLabel="Saving..."
        otherActions={
          <LinkButton to={paths.dashboard} variant="quiet">
            Cancel
          </LinkButton>
        }
      >
        <AccountEmailField control={form.control} />
        <NewPasswordFields control={form.control} />
      </PasswordForm>
    </div>
  )
}
