import type { FieldValues } from 'react-hook-form'
import type { TextAdvice } from '@/domain/format-warnings'
import { plainAmount } from '@/domain/money'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useAdvice } from './use-advice'
import { asText, useField, type FieldSettings } from './use-field'

interface NumberTextFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** What stands before the figure, such as a currency. */
  prefix?: string
  /** What looks wrong in it, said beside it once it is left. */
  advise?: TextAdvice
}

/**
 * Digits typed as text: a number input would swallow what it does not understand. Commas that are there for reading go
 * when the field is left, or the form is sent from it with Enter.
 */
export function NumberTextField<In extends FieldValues, Out>(props: NumberTextFieldProps<In, Out>) {
  const { prefix, advise } = props
  const { value, bindings, shell } = useField(props)
  const text = asText(value)
  const { advice, begin, end } = useAdvice(text, advise)

  function tidy() {
    const plain = plainAmount(text)
    if (plain !== text) bindings.onChange(plain)
  }

  return (
    <Field {...shell} advice={advice}>
      {(control) => (
        <div className="flex max-w-72 items-center gap-3">
          {prefix !== undefined && <span className="text-ink-soft">{prefix}</span>}
          <TextInput
            {...bindings}
            {...control}
            value={text}
            inputMode="numeric"
            autoComplete="off"
            onFocus={begin}
            onBlur={() => {
              tidy()
              bindings.onBlur()
              end()
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') tidy()
            }}
          />
        </div>
      )}
    </Field>
  )
}
