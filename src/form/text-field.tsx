import type { FieldValues } from 'react-hook-form'
import type { TextAdvice } from '@/domain/texts/format-warnings'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useAdvice } from './use-advice'
import { toText, useField, type FieldSettings } from './use-field'

interface TextFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** Selects the on-screen keyboard; the schema validates the text. */
  type?: 'text' | 'email' | 'tel' | 'url'
  autoComplete?: string
  placeholder?: string
  readOnly?: boolean
  /** Advice, shown on blur. */
  advise?: TextAdvice
}

export function TextField<In extends FieldValues, Out>(props: TextFieldProps<In, Out>) {
  const { type, autoComplete, placeholder, readOnly, advise } = props
  const { value, bindings, fieldProps } = useField(props)
  const { advice, startTyping, endTyping } = useAdvice(toText(value), advise)
  return (
    // An error about the text says more.
    <Field {...fieldProps} advice={fieldProps.error === undefined ? advice : undefined}>
      {(control) => (
        <TextInput
          {...bindings}
          {...control}
          value={toText(value)}
          onFocus={startTyping}
          onBlur={() => {
            bindings.onBlur()
            endTyping()
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
