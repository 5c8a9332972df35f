import type { FieldValues } from 'react-hook-form'
import type { TextAdvice } from '@/domain/texts/format-warnings'
import { Field } from '@/ui/field'
import { PasswordInput } from '@/ui/password-input'
import { useAdvice } from './use-advice'
import { toText, useField, type FieldSettings } from './use-field'

interface PasswordFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** Makes password managers fill in the password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** Advice, shown on blur. */
  advise?: TextAdvice
}

export function PasswordField<In extends FieldValues, Out>(props: PasswordFieldProps<In, Out>) {
  const { value, bindings, fieldProps } = useField(props)
  const { advice, startTyping, endTyping } = useAdvice(toText(value), props.advise)
  return (
    <Field {...fieldProps} advice={fieldProps.error === undefined ? advice : undefined}>
      {(control) => (
        <PasswordInput
          {...bindings}
          {...control}
          value={toText(value)}
          autoComplete={props.autoComplete}
          onFocus={startTyping}
          onBlur={() => {
            bindings.onBlur()
            endTyping()
          }}
        />
      )}
    </Field>
  )
}
