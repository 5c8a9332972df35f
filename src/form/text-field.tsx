import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { asText, useField, type FieldSettings } from './use-field'

interface TextFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number'
  autoComplete?: string
  placeholder?: string
  readOnly?: boolean
}

export function TextField<In extends FieldValues, Out>(props: TextFieldProps<In, Out>) {
  const { type, autoComplete, placeholder, readOnly } = props
  const { value, bindings, shell } = useField(props)
  return (
    <Field {...shell}>
      {(control) => (
        <TextInput
          {...bindings}
          {...control}
          value={asText(value)}
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          readOnly={readOnly}
        />
      )}
    </Field>
  )
}
