import type { ComponentProps } from 'react'
import { controlStyles } from './control-styles'

export function TextInput({ type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...rest} type={type} className={controlStyles} />
}
