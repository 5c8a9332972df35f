import type { FieldValues } from 'react-hook-form'
import { RadioGroup } from '@/ui/radio-group'
import { asText, useField, type FieldSettings } from './use-field'

interface RadioFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** The `hint` of an option is shown below its label. */
  options: ReadonlyArray<{ value: string; label: string; hint?: string }>
  /** Places options side by side if there is room, as for yes and no. */
  inline?: boolean
}

export function RadioField<In extends FieldValues, Out>(props: RadioFieldProps<In, Out>) {
  const { options, inline } = props
  const { value, bindings, shell } = useField(props)
  const { label, optional, ...around } = shell
  return (
    <RadioGroup
      {...around}
      {...bindings}
      legend={optional ? `${label} (optional)` : label}
      // Radio names are global to the page, and two forms may have a field of the same name.
      name={shell.id}
      value={asText(value)}
      options={options}
      inline={inline ?? false}
    />
  )
}
