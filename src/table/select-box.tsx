import type { Selection } from './use-selection'

interface SelectBoxProps {
  label: string
  /** Shows the label; otherwise only screen readers announce it. */
  showLabel?: boolean
  checked: boolean
  /** Indeterminate: some, but not all, of the rows are selected. */
  mixed?: boolean
  /** `shift`: the Shift key was held. */
  onChange: (checked: boolean, shift: boolean) => void
}

/** The checkbox that selects a row, or all of them; its target is large enough for touch. */
export function SelectBox({ label, showLabel = false, checked, mixed = false, onChange }: SelectBoxProps) {
  return (
    <label className={showLabel ? 'inline-flex min-h-11 items-center gap-3' : '-m-3 grid size-11 place-items-center'}>
      <input
        // `indeterminate` has no attribute, so it is set on the element.
        ref={(box) => {
          if (box !== null) box.indeterminate = mixed
        }}
        type="checkbox"
        checked={checked}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        aria-label={showLabel ? undefined : label}
        className="size-5 rounded-control"
      />
      {showLabel && <span>{label}</span>}
    </label>
  )
}

interface SelectPageProps<Row> {
  rows: readonly Row[]
  selection: Selection<Row>
  showLabel?: boolean
}

export function SelectPage<Row>({ rows, selection, showLabel = false }: SelectPageProps<Row>) {
  const { has, choose } = selection
  const chosen = rows.filter(has).length
  return (
    <SelectBox
      label="Select all shown"
      showLabel={showLabel}
      checked={chosen === rows.length}
      mixed={chosen > 0 && chosen < rows.length}
      onChange={(all) => choose(rows, all)}
    />
  )
}
