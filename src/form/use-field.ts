import { useContext, useEffect } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { fieldId, FormContext, RowContext } from './form-context'

/** What every field takes. The name is checked against the form by its `control`. */
export interface FieldSettings<In extends FieldValues, Out> {
  /** The `control` of the form. */
  control: Control<In, unknown, Out>
  /** The path of the value in the form: `grantRows.1.amount`. */
  name: FieldPath<In>
  /** Names the field, also in the summary of errors if it stands in a row. */
  label: string
  /** What to enter. */
  hint?: string | undefined
  /** Marks the field as optional; the schema decides whether it is. */
  optional?: boolean
}

/** Gives a field a findable id, and tells the form how to name it in the summary of errors. */
export function useFieldId(name: string, label: string): string {
  const { formId, rowLabels } = useContext(FormContext)
  const row = useContext(RowContext)
  useEffect(() => {
    rowLabels.set(name, row === null ? null : `${label}, ${row}`)
    return () => {
      rowLabels.delete(name)
    }
  }, [rowLabels, name, label, row])
  return fieldId(formId, name)
}

/** Ties a field to its form: its value, and what stands around it (label, hint, error, id). */
export function useField<In extends FieldValues, Out>(settings: FieldSettings<In, Out>) {
  const { control, name, label, hint, optional = false } = settings
  const { field, fieldState } = useController({ control, name })
  const id = useFieldId(name, label)
  const { value: held, ...bindings } = field
  // A form's value is of any type; the fields hold texts and files and look before they believe.
  const value: unknown = held
  return { value, bindings, shell: { id, label, hint, optional, error: fieldState.error?.message } }
}

/** A value shown in a control for text; nothing yet is the empty text. */
export function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
