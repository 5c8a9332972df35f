import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { callQuery } from '@/api/query'
import { paths } from '@/paths'
import { branding } from '@/branding'
import { ROLES } from '@/domain/people/roles'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { PageHeader } from '@/ui/page-header'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { TextInput } from '@/ui/text-input'
import { useLogOut } from './log-out'
import { NewPasswordForm } from './parts/new-password.form'
import { ROLE_LABELS } from './role-labels'

const ROLE_OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }))

export default function ProfileScreen() {
  const { client } = useServices()
  const session = useSession()
  const { startLogOut, isLoggingOut } = useLogOut()
  const { data: profile, isPending } = useQuery(callQuery(client, 'getProfile', {}))
  const [isEditing, setEditing] = useState(false)

  // Falls back to the log-in data if the profile cannot be fetched. The client logs that error.
  const person = session.state === 'valid' ? session.person : null
  const email = profile?.email ?? person?.email ?? ''
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
            <Known label="First Name" value={profile?.firstName ?? person?.name ?? ''} />
            <Known label="Last Name" value={profile?.lastName ?? ''} />
          </div>
          <Known label="Email" type="email" value={email} />
          <Field label="Role" hint="Set by the council’s office; you cannot change it here.">
            {(control) => (
              <Select
                {...control}
                disabled
                aria-disabled
                options={ROLE_OPTIONS}
                placeholder="No role"
                value={person?.role ?? ''}
              />
            )}
          </Field>
          <p className="text-ink-soft">
            To have your name or e-mail address corrected, ask the office of the {branding.council}.
          </p>
          <p>
            <Link to={paths.deviceData}>What this device keeps of you</Link>
          </p>
          {isEditing && <NewPasswordForm email={email} onCancel={() => setEditing(false)} />}
        </div>
      )}
    </div>
  )
}

const Known = ({ label, value, type }: { label: string; value: string; type?: 'email' }) => (
  <Field label={label}>{(control) => <TextInput {...control} type={type} value={value} readOnly />}</Field>
)
