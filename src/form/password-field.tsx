import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { toText, useField, type FieldSettings } from './use-field'

interface PasswordFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** Makes password managers fill in the password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField<In extends FieldValues, Out>(props: PasswordFieldProps<In, Out>) {
  const { value, bindings, fieldProps } = useField(props)
  return (
    <Field {...fieldProps}>
      {(control) => (
        <PasswordInput {...bindings} {...control} value={toText(value)} autoComplete={props.autoComplete} />
      )}
    </Field>
  )
}
