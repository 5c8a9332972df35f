import type { FieldValues } from 'react-hook-form'
import type { TextAdvice } from '@/domain/format-warnings'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useAdvice } from './use-advice'
import { asText, useField, type FieldSettings } from './use-field'

interface TextFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number'
  autoComplete?: string
  placeholder?: string
  readOnly?: boolean
  /** What looks wrong in a text, said beside it once it is left. */
  advise?: TextAdvice
}

export function TextField<In extends FieldValues, Out>(props: TextFieldProps<In, Out>) {
  const { type, autoComplete, placeholder, readOnly, advise } = props
  const { value, bindings, shell } = useField(props)
  const { advice, begin, end } = useAdvice(asText(value), advise)
  return (
    <Field {...shell} advice={advice}>
      {(control) => (
        <TextInput
          {...bindings}
          {...control}
          value={asText(value)}
          onFocus={begin}
          onBlur={() => {
            bindings.onBlur()
            end()
          }}
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          readOnly={readOnly}
        />
      )}
    </Field>
  )
}
