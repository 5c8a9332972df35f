import { classNames } from '@/lib/class-names'

interface CheckBoxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: string
  /** The label is then only spoken: for a box in a table's row. */
  hideLabel?: boolean
}

export function CheckBox({ label, checked, onChange, hint, hideLabel = false }: CheckBoxProps) {
  return (
    <label className="inline-flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.75 size-5 shrink-0 rounded-control"
      />
      <span className={classNames(hideLabel && 'sr-only')}>
        {label}
        {hint !== undefined && <span className="block text-sm text-ink-soft">{hint}</span>}
      </span>
    </label>
  )
}
