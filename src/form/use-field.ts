import { useContext, useEffect } from 'react'
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { guidance } from '@/domain/texts/guidance'
import { getFieldId, FormContext, RowContext } from './form-context'

/** Props of every field. The type of `control` restricts `name` to fields of the form. */
export interface FieldSettings<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  /** The path of the value in the form: `grantRows.1.amount`. */
  name: FieldPath<In>
  /** Also names the field in the error summary, if it is in a row. */
  label: string
  hint?: string | undefined
  /** Marks the field as optional; the schema decides whether it is. */
  optional?: boolean
}

/** Returns the field's id, and registers its label for the error summary. */
export function useFieldId(name: string, label: string): string {
  const { formId, rowLabels } = useContext(FormContext)
  const row = useContext(RowContext)
  useEffect(() => {
    rowLabels.set(name, row === null ? null : `${label}, ${row}`)
    return () => {
      rowLabels.delete(name)
    }
  }, [rowLabels, name, label, row])
  return getFieldId(formId, name)
}

/** Binds a field to its form: returns its value, its handlers and the props of its Field. */
export function useField<In extends FieldValues, Out>(settings: FieldSettings<In, Out>) {
  const { control, name, label, hint, optional = false } = settings
  const { field, fieldState } = useController({ control, name })
  const id = useFieldId(name, label)
  const { value: uncheckedValue, ...bindings } = field
  // Form values may have any type, so each field checks its own.
  const value: unknown = uncheckedValue
  return { value, bindings, fieldProps: { id, label, hint, optional, error: fieldState.error?.message } }
}

/** Returns a value as text for a control; an empty string unless it is a text or a number. */
export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** Returns the error for a date or time input with `badInput`; undefined for any other input. */
export function getBadInputError(input: Element): string | undefined {
  if (!(input instanceof HTMLInputElement) || !input.validity.badInput) return undefined
  return input.type === 'time' ? guidance.timeFormat : guidance.dayFormat
}

/** Returns a function that delays submits until a field's check settles. */
export function useDelaySubmit() {
  const { pendingChecks } = useContext(FormContext)
  return (check: Promise<boolean>): void => {
    pendingChecks.add(check)
    void check.finally(() => pendingChecks.delete(check))
  }
}
