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
  /** The options by value; a disabled one cannot be chosen. */
  options: ReadonlyArray<Option>
  /** The label of the empty option (value `''`), which means that nothing is selected yet. */
  placeholder?: string | undefined
}

/**
 * The native select, because it works everywhere, especially on phones. It takes every attribute of a `<select>` besides
 * these.
 */
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
