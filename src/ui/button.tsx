import { useId, type ComponentProps, type ReactNode } from 'react'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles'
import { DisabledReason } from './disabled-reason'
import { Spinner } from './spinner'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'type'> {
  type?: 'button' | 'submit'
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** While true, clicks are ignored; the button keeps its place and the focus. */
  busy?: boolean
  busyLabel?: string
  /** Why the button is disabled. It stays focusable (`aria-disabled`) and is described by this reason. */
  disabledReason?: string | undefined
}

export function Button({
  variant = 'secondary',
  size = 'regular',
  icon,
  busy = false,
  busyLabel,
  disabledReason,
  type,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const blocked = busy || disabledReason !== undefined
  return (
    <DisabledReason id={reasonId} text={disabledReason} always={size === 'regular'}>
      <button
        {...rest}
        type={type === 'submit' ? 'submit' : 'button'}
        aria-disabled={blocked || undefined}
        aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
        // A blocked submit button must not submit either, including by Enter in a field.
        onClick={blocked ? (event) => event.preventDefault() : onClick}
        className={buttonStyles(variant, size, disabledReason !== undefined)}
      >
        {busy ? <Spinner /> : icon}
        {busy ? (busyLabel ?? children) : children}
      </button>
    </DisabledReason>
  )
}
