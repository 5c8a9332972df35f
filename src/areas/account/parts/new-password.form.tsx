import { useState } from 'react'
import { changePasswordSchema } from '@/domain/people/account-schemas'
import { AccountEmailField, PasswordForm } from '@/features/password-form'
import { useSchemaForm } from '@/form/use-schema-form'
import { Button } from '@/ui/button'
import { NewPasswordFields } from './new-password-fields'
import { usePasswordChange } from './use-password-change'

/** The password is the only part of a profile that the host can save. */
export function NewPasswordForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const change = usePasswordChange()
  const form = useSchemaForm(changePasswordSchema, { email, currentPassword: '', newPassword: '' })
  // The profile may lack the address, and session storage lacks it if the log-in was in another tab.
  const [asksForEmail] = useState(email === '')
  return (
    <section className="border-t border-rule pt-8">
      <h2 className="mb-6 text-xl">New password</h2>
      <PasswordForm
        form={form}
        {...change}
        submitLabel="Save Changes"
        busyLabel="Saving..."
        otherActions={<Button onClick={onCancel}>Cancel</Button>}
      >
        {asksForEmail && <AccountEmailField control={form.control} hint="The address you log in with." />}
        <NewPasswordFields control={form.control} />
      </PasswordForm>
    </section>
  )
}
