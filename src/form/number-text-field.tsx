import type { FieldValues } from 'react-hook-form'
import type { TextAdvice } from '@/domain/texts/format-warnings'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useAdvice } from './use-advice'
import { asText, useField, type FieldSettings } from './use-field'

interface NumberTextFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** Shown before the number, such as a currency. */
  prefix?: string
  inputMode?: 'decimal' | 'numeric'
  /** Advice, shown on blur. */
  advise?: TextAdvice
  /** Normalises the text on blur and on Enter; undefined leaves it unchanged. */
  read?: (typed: string) => string | undefined
}

/** A number as text: `type="number"` drops unparsable text, and changes on wheel and arrow keys. */
export function NumberTextField<In extends FieldValues, Out>(props: NumberTextFieldProps<In, Out>) {
  const { prefix, inputMode = 'decimal', advise, read } = props
  const { value, bindings, shell } = useField(props)
  const text = asText(value)
  const { advice, begin, end } = useAdvice(text, advise)

  function tidy() {
    const plain = read?.(text) ?? text
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
            inputMode={inputMode}
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
