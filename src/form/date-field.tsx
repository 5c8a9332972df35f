import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { TextAdvice } from '@/domain/texts/format-warnings'
import { DAY_RANGE } from '@/domain/dates/host-date'
import { afterPress } from '@/lib/after-press'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { useAdvice } from './use-advice'
import { toText, getBadInputError, useField, type FieldSettings } from './use-field'

interface DateFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  type?: 'date' | 'time'
  /** Advice, shown on blur. */
  advise?: TextAdvice
}

/** A date as `YYYY-MM-DD` or a time as `HH:MM`, the formats of both the native input and the host. */
export function DateField<In extends FieldValues, Out>(props: DateFieldProps<In, Out>) {
  const { type = 'date', advise } = props
  const { value, bindings, fieldProps } = useField(props)
  const { advice, startTyping, endTyping } = useAdvice(toText(value), advise)
  const [badInputError, setBadInputError] = useState<string>()
  return (
    <Field {...fieldProps} error={fieldProps.error ?? badInputError} advice={advice}>
      {(control) => (
        <div className="max-w-56">
          <TextInput
            {...bindings}
            {...control}
            {...(type === 'date' && DAY_RANGE)}
            value={toText(value)}
            type={type}
            onFocus={startTyping}
            onChange={(event) => {
              bindings.onChange(event)
              setBadInputError(undefined)
            }}
            onBlur={({ target }) => {
              afterPress(() => setBadInputError(getBadInputError(target)))
              bindings.onBlur()
              endTyping()
            }}
          />
        </div>
      )}
    </Field>
  )
}
