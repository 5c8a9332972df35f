import type { FieldValues } from 'react-hook-form'
import { countCharacters } from '@/domain/texts/limits'
import { CharacterCounter } from '@/ui/character-counter'
import { Field } from '@/ui/field'
import { TextArea } from '@/ui/text-area'
import { toText, useField, type FieldSettings } from './use-field'

interface TextAreaFieldProps<In extends FieldValues, Out> extends FieldSettings<In, Out> {
  /** The initial height in lines. */
  rows?: number
  /** Shows a character counter. Longer text can be typed; the schema refuses it. */
  max?: number
}

export function TextAreaField<In extends FieldValues, Out>(props: TextAreaFieldProps<In, Out>) {
  const { rows, max } = props
  const { value, bindings, fieldProps } = useField(props)
  const text = toText(value)
  return (
    <Field {...fieldProps}>
      {(control) => (
        <>
          <TextArea {...bindings} {...control} value={text} rows={rows} />
          {max !== undefined && <CharacterCounter length={countCharacters(text)} max={max} />}
        </>
      )}
    </Field>
  )
}
