import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Form } from '@/form/form'
import { Button } from '@/ui/button'
import type { usePasswordSubmission } from './use-password-submission'
import type { Elements } from '@/ui/elements'

interface PasswordFormProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>
  submission: ReturnType<typeof usePasswordSubmission<Out>>
  submitLabel: string
  busyLabel: string
  otherActions?: Elements
  children: Elements
}

export function PasswordForm<In extends FieldValues, Out>(props: PasswordFormProps<In, Out>) {
  const { form, submission, submitLabel, busyLabel, otherActions, children } = props
  const { submit, ...failure } = submission
  const busy = form.formState.isSubmitting
  return (
    <Form
      form={form}
      busy={busy}
      onSubmit={submit}
      {...failure}
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
