import type { FieldPath, FieldValues } from 'react-hook-form'
import { emailAdvice } from '@/domain/people/email-address'
import { TextField } from '@/form/text-field'
import type { FieldSettings } from '@/form/use-field'

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
