import type { Selection } from './use-selection'

interface RowCheckboxProps {
  label: string
  /** Shows the label; otherwise only screen readers announce it. */
  showLabel?: boolean
  checked: boolean
  /** Some, but not all, of the rows are selected. */
  isMixed?: boolean
  onChange: (checked: boolean, isShiftHeld: boolean) => void
}

/** Selects one row, or all of them. `RowsTable` passes clicks on its cell on to it. */
export function RowCheckbox({ label, showLabel = false, checked, isMixed = false, onChange }: RowCheckboxProps) {
  const checkbox = (
    <input
      // `indeterminate` has no attribute, so it is set on the element.
      ref={(element) => {
        if (element !== null) element.indeterminate = isMixed
      }}
      type="checkbox"
      checked={checked}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      aria-label={showLabel ? undefined : label}
      className="block size-5 rounded-control"
    />
  )
  if (!showLabel) return checkbox
  return (
    <label className="inline-flex min-h-11 items-center gap-3">
      {checkbox}
      <span>{label}</span>
    </label>
  )
}

interface PageCheckboxProps<Row> {
  rows: readonly Row[]
  selection: Selection<Row>
  showLabel?: boolean
}

export function PageCheckbox<Row>({ rows, selection, showLabel = false }: PageCheckboxProps<Row>) {
  const { has, select } = selection
  const selectedCount = rows.filter(has).length
  return (
    <RowCheckbox
      label="Select all shown"
      showLabel={showLabel}
      checked={selectedCount === rows.length}
      isMixed={selectedCount > 0 && selectedCount < rows.length}
      onChange={(isSelected) => select(rows, isSelected)}
    />
  )
}
