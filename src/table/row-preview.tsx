import type { ReactNode } from 'react'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

interface RowPreviewProps<Row> {
  /** The row that is shown. */
  row: Row
  /** All matching rows, in their order. */
  found: ReadonlyArray<Row>
  /** The title of the dialog. */
  rowLabel: (row: Row) => string
  /** Called with the previous or the next row. */
  onOpen: (row: Row) => void
  /** Called by Escape and the Close button. */
  onClose: () => void
  /** The row's action buttons, at the opposite end of the footer from Previous and Next. */
  actions?: ReactNode
  /** The content of the row. */
  children: ReactNode
}

/** A dialog with one row above the list, with buttons that open the previous and the next row. */
export function RowPreview<Row>({ row, found, rowLabel, onOpen, onClose, actions, children }: RowPreviewProps<Row>) {
  const announce = useAnnounce()
  const place = found.indexOf(row)
  // A row that the filters exclude has no neighbours.
  const before = found[place - 1]
  const after = place === -1 ? undefined : found[place + 1]

  /** Announces the row, as the focus stays on the button, far from the title that says which row it is now. */
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
