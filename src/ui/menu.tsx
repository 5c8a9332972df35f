import { Menu as BaseMenu } from '@base-ui/react/menu'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '@/lib/class-names'
import { Button, type ButtonSize, type ButtonVariant } from './button'
import { getAccessibleName } from './control-label'
import { IconButton } from './icon-button'
import type { Elements } from './elements'

interface MenuItem {
  label: string
  onSelect?: () => void
  to?: string
  tone?: 'danger'
}

interface MenuProps {
  label: string
  /** Appended to the accessible name if several menus have the same label. */
  about?: string
  /** Labels must be unique. Each item has either `onSelect` (an action) or `to` (a link). */
  items: MenuItem[]
  icon?: Elements
  /** Shows only `icon`; the label is the accessible name. */
  iconOnly?: boolean
  size?: ButtonSize
  variant?: ButtonVariant
  /** Label while an action is in progress; the menu then stays closed. */
  busyLabel?: string | null
  disabledReason?: string | undefined
}

const ITEM_STYLES = 'block min-h-11 w-full rounded-control px-3 py-2 text-left text-sm no-underline outline-none'

function MenuEntry({ item }: { item: MenuItem }) {
  if (item.to !== undefined) {
    return (
      <BaseMenu.LinkItem closeOnClick render={<Link to={item.to} />} className={ITEM_STYLES}>
        {item.label}
      </BaseMenu.LinkItem>
    )
  }
  return (
    <BaseMenu.Item
      onClick={item.onSelect}
      className={classNames(ITEM_STYLES, item.tone === 'danger' && 'text-refused')}
    >
      {item.label}
    </BaseMenu.Item>
  )
}

/** A button that opens a short list of actions. */
export function Menu(props: MenuProps) {
  const {
    label,
    about,
    items,
    icon,
    iconOnly = false,
    size = 'regular',
    variant,
    busyLabel = null,
    disabledReason,
  } = props
  const [isOpen, setOpen] = useState(false)
  const isBlocked = disabledReason !== undefined || busyLabel !== null
  return (
    <BaseMenu.Root open={isOpen} onOpenChange={(open) => setOpen(open && !isBlocked)}>
      <BaseMenu.Trigger
        render={
          iconOnly ? (
            <IconButton label={label} icon={icon} disabledReason={disabledReason} />
          ) : (
            <Button
              icon={icon}
              size={size}
              {...(variant && { variant })}
              busy={busyLabel !== null}
              {...(busyLabel !== null && { busyLabel })}
              disabledReason={disabledReason}
              aria-label={getAccessibleName(busyLabel ?? label, about)}
            >
              <span>{label}</span>
              {disabledReason === undefined && <ChevronDown aria-hidden size={16} />}
            </Button>
          )
        }
      />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={4} align="end" className="z-30">
          <BaseMenu.Popup className="max-w-[min(20rem,var(--available-width))] min-w-48 rounded-card border border-rule bg-raised p-1 text-ink shadow-raised outline-none">
            {items.map((item) => (
              <MenuEntry key={item.label} item={item} />
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
