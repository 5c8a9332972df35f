import { Plus, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFieldArray, type Control, type FieldArray, type FieldArrayPath, type FieldValues } from 'react-hook-form'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { RowContext } from './form-context'
import { useFieldId } from './use-field'

interface RowsFieldProps<In extends FieldValues, Out, Name extends FieldArrayPath<In>> {
  control: Control<In, unknown, Out>
  name: Name
  label: string
  /** Name of a row without its number: "Grant row". */
  rowLabel: string
  addLabel: string
  newRow: FieldArray<In, Name>
  /** Minimum number of rows; defaults to 1. */
  min?: number
  hint?: string
  /** Renders the fields of the row with this index, from 0. */
  children: (index: number) => ReactNode
}

/** Rows of fields to add and remove; the focus moves to each change. */
export function RowsField<In extends FieldValues, Out, Name extends FieldArrayPath<In>>(
  props: RowsFieldProps<In, Out, Name>,
) {
  const { control, name, label, rowLabel, addLabel, newRow, min = 1, hint, children } = props
  const { fields, append, remove } = useFieldArray({ control, name })
  const announce = useAnnounce()
  const id = useFieldId(name, label)
  const fieldset = useRef<HTMLFieldSetElement>(null)

  function focusRow(index: number) {
    const row = fieldset.current?.querySelectorAll<HTMLElement>('[data-row]')[index]
    row?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }

  function addRow() {
    flushSync(() => append(newRow, { shouldFocus: false }))
    focusRow(fields.length)
  }

  function removeRow(index: number) {
    flushSync(() => remove(index))
    announce(`${rowLabel} ${index + 1} removed`)
    focusRow(Math.min(index, fields.length - 2))
  }

  return (
    <fieldset ref={fieldset} id={id} tabIndex={-1} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend className="font-serif text-lg font-semibold">{label}</legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <div className="mt-4 grid gap-6">
        {fields.map((row, index) => (
          <fieldset key={row.id} data-row className="border-l-2 border-rule pl-5">
            <legend className="float-left mb-3 text-ink-soft">{`${rowLabel} ${index + 1}`}</legend>
            {fields.length > min && (
              <div className="float-right -mt-1.5 -mr-3">
                <Button
                  variant="quiet"
                  size="small"
                  icon={<X aria-hidden size={16} />}
                  aria-label={`Remove ${rowLabel.toLowerCase()} ${index + 1}`}
                  onClick={() => removeRow(index)}
                >
                  Remove
                </Button>
              </div>
            )}
            <RowContext value={`${rowLabel.toLowerCase()} ${index + 1}`}>
              <div className="clear-both grid gap-4 sm:grid-cols-2">{children(index)}</div>
            </RowContext>
          </fieldset>
        ))}
      </div>
      <div className="mt-5">
        <Button size="small" icon={<Plus aria-hidden size={16} />} onClick={addRow}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  )
}
