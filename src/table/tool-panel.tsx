import { Popover } from '@base-ui/react/popover'
import { Button } from '@/ui/button'
import type { Elements } from '@/ui/elements'

interface PanelProps {
  label: string
  icon: Elements
  /** The current setting, after the label: "2 hidden". */
  note?: string | undefined
  children: Elements
}

const LOOK =
  'max-h-(--available-height) w-88 max-w-(--available-width) overflow-y-auto rounded-card border border-rule ' +
  'bg-raised p-5 text-ink shadow-raised outline-none'

/** A button that opens a popover with settings of the table. */
export function ToolPanel({ label, icon, note, children }: PanelProps) {
  return (
    <Popover.Root>
      <Popover.Trigger
        render={
          <Button size="tool" variant="quiet" icon={icon}>
            {`${label}${note !== undefined ? `: ${note}` : ''}`}
          </Button>
        }
      />
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="end" collisionPadding={8} className="z-30">
          <Popover.Popup className={LOOK}>
            <Popover.Title className="sr-only">{label}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
