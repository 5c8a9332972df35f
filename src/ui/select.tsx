import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'
import { controlStyles } from './control-styles'

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
    <div className="relative">
      <select {...rest} className={classNames(controlStyles, 'appearance-none truncate pr-9!')}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={18}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-ink-soft"
      />
    </div>
  )
}
