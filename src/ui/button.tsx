import { useId, type ComponentProps } from 'react'
import { getAccessibleName, withIcon, type ControlLabel } from './control-label'
import { DisabledReason } from './disabled-reason'
import type { Elements } from './elements'
import { Spinner } from './spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'done'
export type ButtonSize = 'regular' | 'small'

interface ButtonSettings extends Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'type' | 'children'> {
  type?: 'button' | 'submit'
  /** `primary` is the page's main action, `danger` cannot be undone, `done` was sent and can be sent again. */
  variant?: ButtonVariant
  /** `small` shows `disabledReason` only on hover or focus. */
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
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    busy = false,
    busyLabel,
    disabledReason,
    type,
    about,
    children,
    onClick,
    ...rest
  } = props
  const reasonId = useId()
  const isBlocked = busy || disabledReason !== undefined
  const label = busy ? (busyLabel ?? children) : children
  const button = (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-label={getAccessibleName(label, about) ?? rest['aria-label']}
      aria-disabled={isBlocked || undefined}
      aria-describedby={disabledReason === undefined ? rest['aria-describedby'] : reasonId}
      // A blocked submit button must not submit, not even by Enter in a field.
      onClick={isBlocked ? (event) => event.preventDefault() : onClick}
      className="button"
      data-variant={disabledReason === undefined ? variant : 'blocked'}
      data-size={size}
    >
      {withIcon(busy ? <Spinner /> : icon, label)}
    </button>
  )
  // Without the prop there is no frame. With it there always is one: adding it later would remount the button.
  if (!('disabledReason' in props)) return button
  return (
    <DisabledReason id={reasonId} text={disabledReason} isAlwaysVisible={size !== 'small'}>
      {button}
    </DisabledReason>
  )
}
