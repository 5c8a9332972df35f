import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { asText, useField, type FieldSettings } from './use-field'

interface PasswordFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** Tells a password manager whether to fill in a password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password of a form. */
export function PasswordField<In extends FieldValues, Out>(props: PasswordFieldProps<In, Out>) {
  const { value, bindings, shell } = useField(props)
  return (
    <Field {...shell}>
      {(control) => (
        <PasswordInput {...bindings} {...control} value={asText(value)} autoComplete={props.autoComplete} />
      )}
    </Field>
  )
}
