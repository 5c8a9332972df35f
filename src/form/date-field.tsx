import type { FieldValues } from 'react-hook-form'
import { Field } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { asText, useField, type FieldSettings } from './use-field'

interface DateFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** A day or a time of day. */
  type?: 'date' | 'time'
}

/** A day as `YYYY-MM-DD`, or a time as `HH:MM`: what the browser's own input holds and the host takes. */
export function DateField<In extends FieldValues, Out>(props: DateFieldProps<In, Out>) {
  const { type = 'date' } = props
  const { value, bindings, shell } = useField(props)
  return (
    <Field {...shell}>
      {(control) => (
        <div className="max-w-56">
          <TextInput {...bindings} {...control} value={asText(value)} type={type} />
        </div>
      )}
    </Field>
  )
}
