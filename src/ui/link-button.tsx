import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles'

interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  /** As of a button. */
  variant?: ButtonVariant
  /** `small` for rows and bars; `icon` shows its label on hover and focus. */
  size?: ButtonSize
  /** Before the label; must be hidden from screen readers. */
  icon?: ReactNode
}

/** A router link that looks like a button, for use beside buttons. */
export function LinkButton({ variant = 'secondary', size = 'regular', icon, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonStyles(variant, size)}>
      {icon}
      {size === 'icon' ? (
        <span data-appears className="icon-label">
          {children}
        </span>
      ) : (
        children
      )}
    </Link>
  )
}
