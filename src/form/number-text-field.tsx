import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { asText, useField, type FieldSettings } from './use-field'

interface NumberTextFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** What stands before the figure, such as a currency. */
  prefix?: string
}

/** Digits typed as text (spec 5: "digits only or empty"): a number input would swallow what it does not understand. */
export function NumberTextField<In extends FieldValues, Out>(props: NumberTextFieldProps<In, Out>) {
  const { prefix } = props
  const { value, bindings, shell } = useField(props)
  return (
    <Field {...shell}>
      {(control) => (
        <div className="flex max-w-72 items-center gap-3">
          {prefix !== undefined && <span className="text-ink-soft">{prefix}</span>}
          <TextInput {...bindings} {...control} value={asText(value)} inputMode="numeric" autoComplete="off" />
        </div>
      )}
    </Field>
  )
}
