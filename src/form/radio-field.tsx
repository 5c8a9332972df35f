import type { FieldValues } from 'react-hook-form'
import { RadioGroup } from '@/ui/radio-group'
import { toText, useField, type FieldSettings } from './use-field'

interface RadioFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** The `hint` of an option is shown below its label. */
  options: ReadonlyArray<{ value: string; label: string; hint?: string }>
  /** Places options side by side if there is room, as for yes and no. */
  inline?: boolean
}

export function RadioField<In extends FieldValues, Out>(props: RadioFieldProps<In, Out>) {
  const { options, inline } = props
  const { value, bindings, fieldProps } = useField(props)
  const { label, optional, ...groupProps } = fieldProps
  return (
    <RadioGroup
      {...groupProps}
      {...bindings}
      legend={optional ? `${label} (optional)` : label}
      // Radio names are global to the page, and two forms may have a field of the same name.
      name={fieldProps.id}
      value={toText(value)}
      options={options}
      inline={inline ?? false}
    />
  )
}
