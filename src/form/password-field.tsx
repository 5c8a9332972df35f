import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { asText, useField, type FieldSettings } from './use-field'

interface PasswordFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField<In extends FieldValues, Out>(props: PasswordFieldProps<In, Out>) {
  const { field, shell } = useField(props)
  return (
    <Field {...shell}>
      {control => (
        <PasswordInput {...field} {...control} value={asText(field.value)} autoComplete={props.autoComplete} />
      )}
    </Field>
  )
}
