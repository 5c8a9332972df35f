import { useServices } from '@/api/services'
import { COUNCIL_PAGES } from '@/council-pages'
import type { z } from '@/lib/zod'
import { NEW_ACCOUNT_ROLES, newAccountSchema } from '@/domain/people/account-schemas'
import { emailAdvice } from '@/domain/people/email-address'
import { guidance } from '@/domain/texts/guidance'
import { PasswordForm } from '@/features/password-form'
import { PasswordField } from '@/form/password-field'
import { SelectField } from '@/form/select-field'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import { useAlerts } from '@/ui/alerts'
import { PageHeader } from '@/ui/page-header'
import { useSend } from '@/writes/use-send'

const EMPTY_FORM: z.input<typeof newAccountSchema> = {
  firstName: '',
  lastName: '',
  role: '',
  email: '',
  password: '',
  confirmPassword: '',
}

const formatSignInWarning = (email: string) =>
  `The server has signed you in as ${email}. Log out, and log in as yourself before you go on.`

export default function NewAccountScreen() {
  const { client, session } = useServices()
  const alerts = useAlerts()
  const form = useSchemaForm(newAccountSchema, EMPTY_FORM)
  const { attempt, send } = useSend(client.createAccount)

  async function create(person: z.output<typeof newAccountSchema>) {
    const { result } = await send(person)
    if (!result) return
    // The legacy host signs the caller in as the new user.
    const previousEmail = session.person?.email
    await session.check()
    await alerts.show(result.message || 'Account Created', { tone: 'success' })
    const signedInPerson = session.person
    if (signedInPerson && signedInPerson.email !== previousEmail)
      await alerts.show(formatSignInWarning(signedInPerson.email))
    form.reset(EMPTY_FORM)
  }

  return (
    <div className="mx-auto max-w-reading">
      <PageHeader
        title="New Account"
        lead="For people who work for the council. Researchers make their own account under Sign Up."
      />
      <PasswordForm
        form={form}
        attempt={attempt}
        unconfirmedText={guidance.unconfirmedTexts.createAccount}
        onSubmit={create}
        submitLabel="Create Account"
        busyLabel="Creating..."
      >
        <div className="grid gap-6 sm:grid-cols-2 sm:items-start">
          <TextField control={form.control} name="firstName" label="First Name" autoComplete="off" />
          <TextField control={form.control} name="lastName" label="Last Name" autoComplete="off" />
        </div>
        <SelectField
          control={form.control}
          name="role"
          label="Role"
          placeholder="Select Role"
          options={NEW_ACCOUNT_ROLES.map((role) => ({ value: role, label: COUNCIL_PAGES[role].title }))}
        />
        <TextField
          control={form.control}
          name="email"
          label="Email"
          type="email"
          autoComplete="off"
          advise={emailAdvice}
        />
        <PasswordField
          control={form.control}
          name="password"
          label="Password"
          hint="For the first log-in. Ask the new colleague to choose one of their own under Change Password."
          autoComplete="new-password"
        />
        <PasswordField
          control={form.control}
          name="confirmPassword"
          label="Confirm Password"
          autoComplete="new-password"
        />
      </PasswordForm>
    </div>
  )
}
