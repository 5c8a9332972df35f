import { Link, type LinkProps } from 'react-router-dom'
import type { ButtonSize, ButtonVariant } from './button'
import { getAccessibleName, withIcon, type ControlLabel } from './control-label'
import type { Elements } from './elements'

interface LinkButtonSettings extends Omit<LinkProps, 'className' | 'children'> {
  variant?: ButtonVariant
  /** `small` is for rows and bars. */
  size?: ButtonSize
  /** Shown before the label; must be `aria-hidden`. */
  icon?: Elements
}

type LinkButtonProps = LinkButtonSettings & ControlLabel

/** A router link styled as a button. */
export function LinkButton({ variant, size, icon, about, children, ...linkProps }: LinkButtonProps) {
  return (
    <Link
      {...linkProps}
      aria-label={getAccessibleName(children, about) ?? linkProps['aria-label']}
      className="button"
      data-variant={variant}
      data-size={size}
    >
      {withIcon(icon, children)}
    </Link>
  )
}
