import { useId, type ComponentProps, type ReactNode } from 'react'
import { DisabledReason } from './disabled-reason'

type NativeButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'children' | 'type'>

interface IconButtonProps extends NativeButtonProps {
  /** Accessible name and tooltip. */
  label: string
  /** Must be `aria-hidden`; the label names the button. */
  icon: ReactNode
  /** Disables the button and explains why; the button stays focusable (`aria-disabled`). */
  disabledReason?: string | undefined
}

/** A button that shows only an icon. Accepts the attributes of `<button>`. */
export function IconButton({ label, icon, disabledReason, onClick, ...buttonProps }: IconButtonProps) {
  const reasonId = useId()
  const isBlocked = disabledReason !== undefined
  return (
    <DisabledReason id={reasonId} text={disabledReason} isAlwaysVisible={false}>
      <button
        {...buttonProps}
        type="button"
        aria-label={label}
        title={label}
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? reasonId : buttonProps['aria-describedby']}
        onClick={isBlocked ? (event) => event.preventDefault() : onClick}
        className="icon-button"
      >
        {icon}
      </button>
    </DisabledReason>
  )
}
