import type { ComponentProps } from 'react'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple'> {
  options: ReadonlyArray<Option>
  /** Label of the empty option (value `''`). */
  placeholder?: string | undefined
}

/** A native select, which works everywhere, especially on phones. Accepts the attributes of `<select>`. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <select {...rest} className="control">
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
