interface CheckBoxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function CheckBox({ label, checked, onChange }: CheckBoxProps) {
  return (
    <label className="inline-flex min-h-11 items-start gap-3 py-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.75 size-5 shrink-0 rounded-control"
      />
      <span>{label}</span>
    </label>
  )
}
