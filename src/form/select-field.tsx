import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/field'
import { Select, type Option } from '@/ui/select'
import { asText, useField, type FieldSettings } from './use-field'

interface SelectFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** The options by value. */
  options: ReadonlyArray<Option>
  /** The label of the empty option, which means that nothing is selected yet. */
  placeholder?: string
  /** Told after the form has taken the new value: for a list that depends on it. */
  onPicked?: (value: string) => void
  /** Why nothing can be chosen now; stands in place of the hint. */
  disabledReason?: string | undefined
}

/** One of many options, in the native select. */
export function SelectField<In extends FieldValues, Out>(props: SelectFieldProps<In, Out>) {
  const { options, placeholder, onPicked, disabledReason } = props
  const { value, bindings, shell } = useField(props)
  return (
    <Field {...shell} hint={disabledReason ?? shell.hint}>
      {(control) => (
        <Select
          {...bindings}
          {...control}
          value={asText(value)}
          options={disabledReason === undefined ? options : []}
          placeholder={placeholder}
          aria-disabled={disabledReason === undefined ? undefined : true}
          onChange={(event) => {
            bindings.onChange(event)
            onPicked?.(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
