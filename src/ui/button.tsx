import { useId, type ComponentProps, type ReactNode } from 'react'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles'
import { DisabledReason } from './disabled-reason'
import { Spinner } from './spinner'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'type'> {
  type?: 'button' | 'submit'
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Work is under way: the button stays where it is, keeps the focus and does nothing more. */
  busy?: boolean
  busyLabel?: string
  /** Why the button may not be used now. It stays reachable and tells its reason, so it is never silently dead. */
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
        // A blocked submit button must not submit either, also when Enter is pressed in a field.
        onClick={blocked ? (event) => event.preventDefault() : onClick}
        className={buttonStyles(variant, size, disabledReason !== undefined)}
      >
        {busy ? <Spinner /> : icon}
        {busy ? (busyLabel ?? children) : children}
      </button>
    </DisabledReason>
  )
}
