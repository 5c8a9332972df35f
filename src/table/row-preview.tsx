import type { ReactNode } from 'react'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

interface RowPreviewProps<Row> {
  row: Row
  found: readonly Row[]
  rowLabel: (row: Row) => string
  onOpen: (row: Row) => void
  onClose: () => void
  /** What can be done to the row, at the other end of the buttons that go to its neighbours. */
  actions?: ReactNode
  children: ReactNode
}

/** One row over the list, which keeps its place beneath; the rows before and after it are a press away. */
export function RowPreview<Row>({ row, found, rowLabel, onOpen, onClose, actions, children }: RowPreviewProps<Row>) {
  const announce = useAnnounce()
  const place = found.indexOf(row)
  // A row that the filters leave out has no neighbours.
  const before = found[place - 1]
  const after = place === -1 ? undefined : found[place + 1]

  /** The focus stays on the button, far from the title that says which row it is now. */
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
