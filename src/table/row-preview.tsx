import type { ReactNode } from 'react'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import type { Elements } from '@/ui/elements'

interface RowPreviewProps<Row> {
  row: Row
  /** All matching rows, in their order. */
  matchingRows: ReadonlyArray<Row>
  rowLabel: (row: Row) => string
  onOpen: (row: Row) => void
  onClose: () => void
  /** Buttons for the row, at the start of the footer. */
  actions?: ReactNode
  children: Elements
}

/** A dialog that previews one row, with buttons for the previous and the next row. */
export function RowPreview<Row>({
  row,
  matchingRows,
  rowLabel,
  onOpen,
  onClose,
  actions,
  children,
}: RowPreviewProps<Row>) {
  const announce = useAnnounce()
  const rowIndex = matchingRows.indexOf(row)
  // A row that the filters exclude has no neighbours.
  const previousRow = matchingRows[rowIndex - 1]
  const nextRow = rowIndex === -1 ? undefined : matchingRows[rowIndex + 1]

  /** Announces the row, because the focus stays on the button, far from the title. */
  function openRow(target: Row) {
    onOpen(target)
    announce(rowLabel(target))
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
            disabledReason={previousRow === undefined ? 'There is no row before this one.' : undefined}
            onClick={() => previousRow !== undefined && openRow(previousRow)}
          >
            Previous row
          </Button>
          <Button
            size="small"
            disabledReason={nextRow === undefined ? 'There is no row after this one.' : undefined}
            onClick={() => nextRow !== undefined && openRow(nextRow)}
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
