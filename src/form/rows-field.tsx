import { Plus, Undo2, X } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import {
  get,
  useFieldArray,
  useWatch,
  type Control,
  type FieldArray,
  type FieldArrayPath,
  type FieldValues,
  type Path,
} from 'react-hook-form'
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
  const { fields, append, insert, remove } = useFieldArray({ control, name })
  const [removedRow, setRemovedRow] = useState<{ index: number; row: FieldArray<In, Name> }>()
  const announce = useAnnounce()
  const id = useFieldId(name, label)
  const fieldset = useRef<HTMLFieldSetElement>(null)

  function focusRow(index: number) {
    const row = fieldset.current?.querySelectorAll<HTMLElement>('[data-row]')[index]
    row?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }

  function addRow() {
    setRemovedRow(undefined)
    flushSync(() => append(newRow, { shouldFocus: false }))
    focusRow(fields.length)
  }

  function removeRow(index: number, row: FieldArray<In, Name>) {
    const isFilled = Object.keys(newRow ?? {}).some((column) => get(row, column) !== get(newRow, column))
    flushSync(() => {
      remove(index)
      setRemovedRow(isFilled ? { index, row } : undefined)
    })
    announce(`${rowLabel} ${index + 1} removed`)
    focusRow(Math.min(index, fields.length - 2))
  }

  function restoreRow({ index, row }: NonNullable<typeof removedRow>) {
    flushSync(() => {
      insert(index, row, { shouldFocus: false })
      setRemovedRow(undefined)
    })
    announce(`${rowLabel} ${index + 1} restored`)
    focusRow(index)
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
                <RemoveButton
                  control={control}
                  path={`${name}.${index}` as Path<In>} // Every row of an array has a path.
                  label={`Remove ${rowLabel.toLowerCase()} ${index + 1}`}
                  onRemove={(row) => removeRow(index, row as FieldArray<In, Name>)}
                />
              </div>
            )}
            <RowContext value={`${rowLabel.toLowerCase()} ${index + 1}`}>
              <div className="clear-both grid gap-4 sm:grid-cols-2">{children(index)}</div>
            </RowContext>
          </fieldset>
        ))}
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {removedRow && (
          <Button
            size="small"
            variant="quiet"
            icon={<Undo2 aria-hidden size={16} />}
            about={`removal of ${rowLabel.toLowerCase()} ${removedRow.index + 1}`}
            onClick={() => restoreRow(removedRow)}
          >
            Undo
          </Button>
        )}
        <Button size="small" icon={<Plus aria-hidden size={16} />} onClick={addRow}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  )
}

interface RemoveButtonProps<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>
  path: Path<In>
  label: string
  /** Receives a copy of the row's values. */
  onRemove: (row: unknown) => void
}

/** Watches its row, so that typing renders this button again and not the fields of all rows. */
function RemoveButton<In extends FieldValues, Out>({ control, path, label, onRemove }: RemoveButtonProps<In, Out>) {
  const row: unknown = useWatch({ control, name: path })
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<X aria-hidden size={16} />}
      aria-label={label}
      onClick={() => onRemove(structuredClone(row))}
    >
      Remove
    </Button>
  )
}
