import type { FieldValues } from 'react-hook-form'
import type { TextAdvice } from '@/domain/texts/format-warnings'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useAdvice } from './use-advice'
import { toText, useField, type FieldSettings } from './use-field'

interface NumberTextFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  inputMode?: 'decimal' | 'numeric'
  /** Advice, shown on blur. */
  advise?: TextAdvice
  /** Normalises the text on blur and on Enter; undefined leaves it unchanged. */
  normalise?: (text: string) => string | undefined
}

/** A text input, because `type="number"` drops unparsable text and changes on wheel and arrow keys. */
export function NumberTextField<In extends FieldValues, Out>(props: NumberTextFieldProps<In, Out>) {
  const { inputMode = 'decimal', advise, normalise } = props
  const { value, bindings, fieldProps } = useField(props)
  const text = toText(value)
  const { advice, startTyping, endTyping } = useAdvice(text, advise)

  function normaliseValue() {
    const normalised = normalise?.(text) ?? text
    if (normalised !== text) bindings.onChange(normalised)
  }

  return (
    <Field {...fieldProps} advice={advice}>
      {(control) => (
        <TextInput
          {...bindings}
          {...control}
          value={text}
          inputMode={inputMode}
          autoComplete="off"
          onFocus={startTyping}
          onBlur={() => {
            normaliseValue()
            bindings.onBlur()
            endTyping()
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') normaliseValue()
          }}
        />
      )}
    </Field>
  )
}
