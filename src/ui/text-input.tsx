import type { ComponentProps } from 'react'
import { controlLook } from './control-look'

export function TextInput({ type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'className'>) {
  return <input {...rest} type={type} className={controlLook} />
}
