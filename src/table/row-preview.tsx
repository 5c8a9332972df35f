import type { ReactNode } from 'react'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { Elements } from '@/ui/elements'

interface RowPreviewProps<Row> {
  row: Row
  /** All matching rows, in their order. */
  found: ReadonlyArray<Row>
  rowLabel: (row: Row) => string
  onOpen: (row: Row) => void
  onClose: () => void
  /** Buttons for the row, at the start of the footer. */
  actions?: ReactNode
  children: Elements
}

/** A dialog that previews one row, with buttons for the previous and the next row. */
export function RowPreview<Row>({ row, found, rowLabel, onOpen, onClose, actions, children }: RowPreviewProps<Row>) {
  const announce = useAnnounce()
  const place = found.indexOf(row)
  // A row that the filters exclude has no neighbours.
  const before = found[place - 1]
  const after = place === -1 ? undefined : found[place + 1]

  /** Announces the row, because the focus stays on the button, far from the title. */
  function goTo(next: Row) {
    onOpen(next)
    announce(rowLabel(next))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={rowLabel(row)}
      size="wide"
      footer={
        <>
          {actions !== undefined && <div className="mr-auto flex flex-wrap gap-3">{actions}</div>}
          <Button
            size="small"
            disabledReason={before === undefined ? 'There is no row before this one.' : undefined}
            onClick={() => before !== undefined && goTo(before)}
          >
            Previous row
          </Button>
          <Button
            size="small"
            disabledReason={after === undefined ? 'There is no row after this one.' : undefined}
            onClick={() => after !== undefined && goTo(after)}
          >
            Next row
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
