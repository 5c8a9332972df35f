import { Button } from '@/ui/button'
import { useOrderingOf, type CaseToOrder } from './use-ordering'
import { ViewApplication } from '../list/view-application'

interface OrderActionsProps {
  row: CaseToOrder
  /** A rejection waits behind Undo on the page beneath, so the window makes room for it. */
  onClose: () => void
}

/** Reading an application and deciding about it, in the window that was opened over the list. */
export function OrderActions({ row, onClose }: OrderActionsProps) {
  const { order, whyNot } = useOrderingOf(row)
  return (
    <>
      <ViewApplication appId={row.app_ID}>View PDF</ViewApplication>
      <Button size="small" variant="primary" disabledReason={whyNot} onClick={() => order('2.1')}>
        Shortlist
      </Button>
      <Button
        size="small"
        variant="danger"
        disabledReason={whyNot}
        onClick={() => {
          order('2.2')
          onClose()
        }}
      >
        Reject
      </Button>
    </>
  )
}
