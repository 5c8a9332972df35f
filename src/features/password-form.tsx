import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { emailAdvice } from '@/domain/people/email-address'
import { Form } from '@/form/form'
import { TextField } from '@/form/text-field'
import type { FieldSettings } from '@/form/use-field'
import { Button } from '@/ui/button'
import type { Elements } from '@/ui/elements'
import { getFormError, type FormAttempt } from '@/writes/use-send'

interface PasswordFormProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>
  attempt: FormAttempt
  /** Shown below the error if the host may have executed the write. A log-in has none. */
  unconfirmedText?: string
  onSubmit: (values: Out) => Promise<void>
  submitLabel: string
  busyLabel: string
  /** Keeps the form busy until the next page is shown. */
  isLeaving?: boolean
  otherActions?: Elements
  children: Elements
}

export function PasswordForm<In extends FieldValues, Out>(props: PasswordFormProps<In, Out>) {
  const { form, attempt, unconfirmedText, onSubmit, submitLabel, busyLabel, otherActions, children } = props
  const busy = form.formState.isSubmitting || props.isLeaving === true
  return (
    <Form
      form={form}
      busy={busy}
      onSubmit={onSubmit}
      {...getFormError(attempt, unconfirmedText)}
      actions={
        <>
          <Button type="submit" variant="primary" busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
          {otherActions}
        </>
      }
    >
      {children}
    </Form>
  )
}

type AccountEmailFieldProps<In extends FieldValues & { email: string }, Out> = Pick<
  FieldSettings<In, Out>,
  'control' | 'hint'
>

export const AccountEmailField = <In extends FieldValues & { email: string }, Out>(
  props: AccountEmailFieldProps<In, Out>,
) => (
  <TextField
    {...props}
    name={'email' as FieldPath<In>}
    label="Email"
    type="email"
    autoComplete="username"
    advise={emailAdvice}
  />
)
