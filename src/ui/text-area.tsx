import type { ComponentProps } from 'react'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'> {
  /** The initial height in lines. */
  rows?: number | undefined
}

/** A text area that grows with its text where the browser supports it. Accepts the attributes of `<textarea>`. */
export function TextArea({ rows = 4, ...rest }: TextAreaProps) {
  return (
    <textarea
      dir="auto"
      {...rest}
      rows={rows}
      className="control field-sizing-content max-h-96 resize-y"
      style={{ minHeight: `calc(${rows} * 1.6em + 1.25rem)` }}
    />
  )
}
