import { useId, type ComponentProps } from 'react'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles'
import { getAccessibleName, type ControlLabel } from './control-label'
import { DisabledReason } from './disabled-reason'
import type { Elements } from './elements'
import { Spinner } from './spinner'

interface ButtonSettings extends Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'type' | 'children'> {
  type?: 'button' | 'submit'
  /** `primary` is the page's main action, `danger` cannot be undone, `done` was sent and can be sent again. */
  variant?: ButtonVariant
  /** `small` shows `disabledReason` only on hover or focus; `icon` its label too. */
  size?: ButtonSize
  /** Shown before the label; must be `aria-hidden`. */
  icon?: Elements
  /** Ignores clicks while true; the button keeps its place and the focus. */
  busy?: boolean
  /** Label while busy; defaults to `children`. */
  busyLabel?: string
  /** Disables the button and explains why; the button stays focusable (`aria-disabled`). */
  disabledReason?: string | undefined
}

type ButtonProps = ButtonSettings & ControlLabel

/** A button that can be busy, or disabled with a reason. Accepts the attributes of `<button>`. */
export function Button({
  variant = 'secondary',
  size = 'regular',
  icon,
  busy = false,
  busyLabel,
  disabledReason,
  type,
  about,
  children,
  onClick,
  ...buttonProps
}: ButtonProps) {
  const reasonId = useId()
  const isBlocked = busy || disabledReason !== undefined
  const label = busy ? (busyLabel ?? children) : children
  return (
    <DisabledReason id={reasonId} text={disabledReason} isAlwaysVisible={size === 'regular'}>
      <button
        {...buttonProps}
        type={type === 'submit' ? 'submit' : 'button'}
        aria-label={getAccessibleName(label, about) ?? buttonProps['aria-label']}
        aria-disabled={isBlocked || undefined}
        aria-describedby={disabledReason === undefined ? buttonProps['aria-describedby'] : reasonId}
        // A blocked submit button must not submit, not even by Enter in a field.
        onClick={isBlocked ? (event) => event.preventDefault() : onClick}
        className={buttonStyles(variant, size, disabledReason !== undefined)}
      >
        {busy ? <Spinner /> : icon}
        {size === 'icon' ? (
          <span data-appears className="icon-label">
            {label}
          </span>
        ) : typeof label === 'string' ? (
          <span>{label}</span>
        ) : (
          label
        )}
      </button>
    </DisabledReason>
  )
}
