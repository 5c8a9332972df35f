import type { ComponentProps, HTMLInputTypeAttribute } from 'react'
import { controlStyles } from './control-styles'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** A native type of text: `text`, `email`, `search`, `date`. */
  type?: HTMLInputTypeAttribute | undefined
}

/** A line of text. Inside of a Field it has a label; it takes every attribute of an `<input>` besides this. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <input {...rest} type={type} className={controlStyles} />
}
