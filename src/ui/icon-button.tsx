import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
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
        className={classNames(
          'inline-grid size-11 shrink-0 place-items-center rounded-control transition-colors duration-150 ease-quiet',
          isBlocked ? 'text-ink-soft opacity-70' : 'text-ink-soft hover:bg-sunk hover:text-ink',
        )}
      >
        {icon}
      </button>
    </DisabledReason>
  )
}
