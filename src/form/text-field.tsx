import type { FieldValues } from 'react-hook-form'
import type { TextAdvice } from '@/domain/texts/format-warnings'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useAdvice } from './use-advice'
import { asText, useField, type FieldSettings } from './use-field'

interface TextFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** Chooses the keyboard on a phone; the schema checks the text. */
  type?: 'text' | 'email' | 'tel' | 'url'
  /** What the browser may fill in: `email`, `name`, `off`. */
  autoComplete?: string
  /** An example, shown while the field is empty. */
  placeholder?: string
  /** For a value that is shown and sent but cannot be changed. */
  readOnly?: boolean
  /** What looks wrong in a text, said beside it once it is left. */
  advise?: TextAdvice
}

/** A line of text of a form. */
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
