import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callQuery } from '@/api/query'
import { useServices, usePerson } from '@/api/services'
import { changePasswordSchema } from '@/domain/people/account-schemas'
import { ROLES } from '@/domain/people/roles'
import { AccountEmailField, PasswordForm } from '@/features/password-form'
import { useSchemaForm } from '@/form/use-schema-form'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { PageHeader } from '@/ui/page-header'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { TextInput } from '@/ui/text-input'
import { useLogOut } from './log-out/log-out'
import { NewPasswordFields, usePasswordChange } from './parts/password-change'
import { ROLE_LABELS } from './role-labels'

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }))

export default function ProfileScreen() {
  const { client } = useServices()
  const person = usePerson()
  const { startLogOut, isLoggingOut } = useLogOut()
  const { data: profile, isPending } = useQuery(callQuery(client, 'getProfile', {}))
  const [isEditing, setEditing] = useState(false)

  // Falls back to the session if the profile cannot be fetched. The client logs the error.
  const email = profile?.email ?? person?.email ?? ''
  const role = profile?.role ?? person?.role ?? ''
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Profile Information"
        actions={
          <>
            {!isEditing && <Button onClick={() => setEditing(true)}>Edit Profile</Button>}
            <Button busy={isLoggingOut} onClick={startLogOut}>
              Logout
            </Button>
          </>
        }
      />
      {isPending ? (
        <Skeleton lines={4} />
      ) : (
        <div className="grid gap-6">
          <div className="grid gap-6 sm:grid-cols-2">
            <ProfileField label="First Name" value={profile?.firstName ?? person?.name ?? ''} />
            <ProfileField label="Last Name" value={profile?.lastName ?? ''} />
          </div>
          <ProfileField label="Email" type="email" value={email} />
          <Field label="Role">
            {(control) => (
              <Select {...control} disabled aria-disabled options={ROLE_OPTIONS} placeholder="No role" value={role} />
            )}
          </Field>
          <p className="text-ink-soft">Ask the council’s office to correct these.</p>
          {isEditing && <NewPasswordForm email={email} onCancel={() => setEditing(false)} />}
        </div>
      )}
    </div>
  )
}

const ProfileField = ({ label, value, type }: { label: string; value: string; type?: 'email' }) => (
  <Field label={label}>{(control) => <TextInput {...control} type={type} value={value} readOnly />}</Field>
)

/** The password is the only part of a profile that the host can save. */
function NewPasswordForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const change = usePasswordChange()
  const form = useSchemaForm(changePasswordSchema, { email, currentPassword: '', newPassword: '' })
  // Profile and session lack the address if `getProfile` fails after a log-in in another tab.
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
