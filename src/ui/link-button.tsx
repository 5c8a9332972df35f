import { Link, type LinkProps } from 'react-router-dom'
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles'
import { getAccessibleName, type ControlLabel } from './control-label'
import type { Elements } from './elements'

interface LinkButtonSettings extends Omit<LinkProps, 'className' | 'children'> {
  variant?: ButtonVariant
  /** `small` is for rows and bars; `icon` shows its label only on hover or focus. */
  size?: ButtonSize
  /** Shown before the label; must be `aria-hidden`. */
  icon?: Elements
}

type LinkButtonProps = LinkButtonSettings & ControlLabel

/** A router link styled as a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'regular',
  icon,
  about,
  children,
  ...linkProps
}: LinkButtonProps) {
  return (
    <Link
      {...linkProps}
      aria-label={getAccessibleName(children, about) ?? linkProps['aria-label']}
      className={buttonStyles(variant, size)}
    >
      {icon}
      {size === 'icon' ? (
        <span data-appears className="icon-label">
          {children}
        </span>
      ) : typeof children === 'string' ? (
        <span>{children}</span>
      ) : (
        children
      )}
    </Link>
  )
}
