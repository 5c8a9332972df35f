import type { ComponentProps, HTMLInputTypeAttribute } from 'react'

interface TextInputProps extends Omit<ComponentProps<'input'>, 'className'> {
  /** A native text type: `text`, `email`, `search`, `date`. */
  type?: HTMLInputTypeAttribute | undefined
}

/** Types whose text may be in any script. */
const FREE_TEXTS: readonly HTMLInputTypeAttribute[] = ['text', 'search']

/** A one-line text input, labelled by the Field around it. Accepts the attributes of `<input>`. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <input dir={FREE_TEXTS.includes(type) ? 'auto' : undefined} {...rest} type={type} className="control" />
}
