import type { ComponentProps, HTMLInputTypeAttribute } from 'react'
import { controlStyles } from './control-styles'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** A native text type: `text`, `email`, `search`, `date`. */
  type?: HTMLInputTypeAttribute | undefined
}

/** A one-line text input, labelled by the Field around it. Accepts the attributes of `<input>`. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <input {...rest} type={type} className={controlStyles} />
}
