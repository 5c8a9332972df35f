import { useId, type ComponentProps, type ReactNode } from 'react'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles'
import { nameWithAbout, type ControlLabel } from './control-label'
import { DisabledReason } from './disabled-reason'
import { Spinner } from './spinner'

interface ButtonSettings extends Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'type' | 'children'> {
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit'
  /** `primary` for the main action of a page, `danger` for what cannot be undone, `done` for what can be sent again. */
  variant?: ButtonVariant
  /**
   * `small` for rows and bars: its reason when disabled is shown only on hover or focus. `icon` shows its icon alone, and
   * its label on hover and focus.
   */
  size?: ButtonSize
  /** Before the label; must be hidden from screen readers. */
  icon?: ReactNode
  /** While true, clicks are ignored; the button keeps its place and the focus. */
  busy?: boolean
  /** The label while busy; the usual one by default. */
  busyLabel?: string
  /** Why the button is disabled. It stays focusable (`aria-disabled`) and is described by this reason. */
  disabledReason?: string | undefined
}

type ButtonProps = ButtonSettings & ControlLabel

/** A button that can be busy, or disabled with a reason. It takes every attribute of a `<button>` besides these. */
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
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const blocked = busy || disabledReason !== undefined
  const label = busy ? (busyLabel ?? children) : children
  return (
    <DisabledReason id={reasonId} text={disabledReason} always={size === 'regular'}>
      <button
        {...rest}
        type={type === 'submit' ? 'submit' : 'button'}
        aria-label={nameWithAbout(label, about) ?? rest['aria-label']}
        aria-disabled={blocked || undefined}
        aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
        // A blocked submit button must not submit either, including by Enter in a field.
        onClick={blocked ? (event) => event.preventDefault() : onClick}
        className={buttonStyles(variant, size, disabledReason !== undefined)}
      >
        {busy ? <Spinner /> : icon}
        {size === 'icon' ? (
          <span data-appears className="icon-label">
            {label}
          </span>
        ) : (
          label
        )}
      </button>
    </DisabledReason>
  )
}
