import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/field'
import { Select, type Option } from '@/ui/select'
import { toText, useField, type FieldSettings } from './use-field'

interface SelectFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  options: ReadonlyArray<Option>
  /** Label of the empty option (value `''`). */
  placeholder?: string
  /** Called once the form has the new value, for dependent lists. */
  onSelected?: (value: string) => void
  /** Why nothing can be chosen now; replaces the hint. */
  disabledReason?: string | undefined
}

export function SelectField<In extends FieldValues, Out>(props: SelectFieldProps<In, Out>) {
  const { options, placeholder, onSelected, disabledReason } = props
  const { value, bindings, fieldProps } = useField(props)
  return (
    <Field {...fieldProps} hint={disabledReason ?? fieldProps.hint}>
      {(control) => (
        <Select
          {...bindings}
          {...control}
          value={toText(value)}
          options={disabledReason === undefined ? options : []}
          placeholder={placeholder}
          aria-disabled={disabledReason === undefined ? undefined : true}
          onChange={(event) => {
            bindings.onChange(event)
            onSelected?.(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
