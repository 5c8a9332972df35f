import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles'
import { nameWithAbout, type ControlLabel } from './control-label'

interface LinkButtonSettings extends Omit<LinkProps, 'className' | 'children'> {
  /** As of a button. */
  variant?: ButtonVariant
  /** `small` for rows and bars; `icon` shows its label on hover and focus. */
  size?: ButtonSize
  /** Before the label; must be hidden from screen readers. */
  icon?: ReactNode
}

type LinkButtonProps = LinkButtonSettings & ControlLabel

/** A router link that looks like a button, for use beside buttons. */
export function LinkButton({
  variant = 'secondary',
  size = 'regular',
  icon,
  about,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link
      {...rest}
      aria-label={nameWithAbout(children, about) ?? rest['aria-label']}
      className={buttonStyles(variant, size)}
    >
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
