import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

interface RowPreviewProps<Row> {
  row: Row
  found: readonly Row[]
  label: string
  onOpen: (row: Row) => void
  onClose: () => void
  children: ReactNode
}

/** One row over the list, which keeps its place beneath; the rows before and after it are a press away. */
export function RowPreview<Row>({ row, found, label, onOpen, onClose, children }: RowPreviewProps<Row>) {
  const place = found.indexOf(row)
  // A row that the filters leave out has no neighbours.
  const before = found[place - 1]
  const after = place === -1 ? undefined : found[place + 1]
  return (
    <Dialog
      open
      onClose={onClose}
      title={label}
      size="wide"
      footer={
        <>
          <Button
            disabledReason={before === undefined ? 'There is no row before this one.' : undefined}
            onClick={() => before !== undefined && onOpen(before)}
          >
            Previous row
          </Button>
          <Button
            disabledReason={after === undefined ? 'There is no row after this one.' : undefined}
            onClick={() => after !== undefined && onOpen(after)}
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
