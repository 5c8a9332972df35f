import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { TextAdvice } from '@/domain/texts/format-warnings'
import { DAY_RANGE } from '@/domain/dates/host-date'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useAdvice } from './use-advice'
import { asText, unreadableText, useField, type FieldSettings } from './use-field'

interface DateFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  type?: 'date' | 'time'
  /** Advice, shown on blur. */
  advise?: TextAdvice
}

/** A date as `YYYY-MM-DD` or a time as `HH:MM`, the formats of both the native input and the host. */
export function DateField<In extends FieldValues, Out>(props: DateFieldProps<In, Out>) {
  const { type = 'date', advise } = props
  const { value, bindings, shell } = useField(props)
  const { advice, begin, end } = useAdvice(asText(value), advise)
  const [unreadable, setUnreadable] = useState<string>()
  return (
    <Field {...shell} error={shell.error ?? unreadable} advice={advice}>
      {(control) => (
        <div className="max-w-56">
          <TextInput
            {...bindings}
            {...control}
            {...(type === 'date' && DAY_RANGE)}
            value={asText(value)}
            type={type}
            onFocus={begin}
            onChange={(event) => {
              bindings.onChange(event)
              setUnreadable(undefined)
            }}
            onBlur={({ target }) => {
              setUnreadable(unreadableText(target))
              bindings.onBlur()
              end()
            }}
          />
        </div>
      )}
    </Field>
  )
}
