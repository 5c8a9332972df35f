import type { ComponentProps } from 'react'
import { classNames } from '@/lib/class-names'
import { controlStyles } from './control-styles'

/** Grows with its text where the browser supports it; `rows` is its initial height. */
export function TextArea({ rows = 4, ...rest }: Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(controlStyles, 'field-sizing-content max-h-96 resize-y')}
      style={{ minHeight: `calc(${rows} * 1.6em + 1.25rem)` }}
    />
  )
}
