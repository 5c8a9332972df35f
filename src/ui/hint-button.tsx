import { Popover } from '@base-ui/react/popover'
import { Info } from 'lucide-react'
import { IconButton } from './icon-button'
import type { ReactNode } from 'react'

interface HintButtonProps {
  /** Label of the button: "About this page". */
  label: string
  children: ReactNode
}

/** Shows a short help text in a popover, where the page has no room for it. */
export function HintButton({ label, children }: HintButtonProps) {
  return (
    <Popover.Root>
      <Popover.Trigger render={<IconButton label={label} icon={<Info aria-hidden size={18} />} />} />
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="start" collisionPadding={8} className="z-30">
          <Popover.Popup className="max-w-[min(20rem,var(--available-width))] rounded-card border border-rule bg-raised p-4 text-sm text-ink shadow-raised outline-none">
            <Popover.Title className="sr-only">{label}</Popover.Title>
            <div>{children}</div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
