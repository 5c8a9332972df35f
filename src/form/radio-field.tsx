import type { FieldValues } from 'react-hook-form'
import { RadioGroup } from '@/ui/radio-group'
import { asText, useField, type FieldSettings } from './use-field'

interface RadioFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** The hint of an option explains it, below its label. */
  options: ReadonlyArray<{ value: string; label: string; hint?: string }>
  /** Options side by side if there is room, e.g. for yes and no. */
  inline?: boolean
}

/** One of a few options, all of them visible. */
export function RadioField<In extends FieldValues, Out>(props: RadioFieldProps<In, Out>) {
  const { options, inline } = props
  const { value, bindings, shell } = useField(props)
  const { label, optional, ...around } = shell
  return (
    <RadioGroup
      {...around}
      {...bindings}
      legend={optional ? `${label} (optional)` : label}
      // Radios are grouped by name in the whole page, and two forms may use the same one.
      name={shell.id}
      value={asText(value)}
      options={options}
      inline={inline ?? false}
    />
  )
}
