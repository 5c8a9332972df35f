import { classNames } from '@/lib/class-names'

interface SelectBoxProps {
  label: string
  /** Beside the box; otherwise the label is spoken only. */
  showLabel?: boolean
  checked: boolean
  /** Some, not all, of what the box stands for. */
  mixed?: boolean
  onChange: (checked: boolean) => void
}

/** The box that chooses a row, or all of them; its target is as large as a finger. */
export function SelectBox({ label, showLabel = false, checked, mixed = false, onChange }: SelectBoxProps) {
  return (
    <label
      className={showLabel ? 'inline-flex min-h-11 items-center gap-3' : '-m-3 inline-grid size-11 place-items-center'}
    >
      <input
        // Only a script can say "mixed".
        ref={(box) => {
          if (box !== null) box.indeterminate = mixed
        }}
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 rounded-control"
      />
      <span className={classNames(!showLabel && 'sr-only')}>{label}</span>
    </label>
  )
}
