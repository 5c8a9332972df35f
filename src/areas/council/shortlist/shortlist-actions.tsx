import { STATUS } from '@/domain/status/status'
import { Button } from '@/ui/button'
import { useShortlisting, type ApplicationToShortlist } from './use-shortlisting'
import { ViewApplication } from '../list/view-application'

interface OrderActionsProps {
  row: ApplicationToShortlist
  /** A rejection can be undone on the page below, so the dialog closes. */
  onClose: () => void
}

export function ShortlistActions({ row, onClose }: OrderActionsProps) {
  const { order, disabledReason } = useShortlisting(row)
  return (
    <>
      <ViewApplication applicationId={row.applicationId}>View PDF</ViewApplication>
      <Button size="small" variant="primary" disabledReason={disabledReason} onClick={() => order(STATUS.shortlisted)}>
        Shortlist
      </Button>
      <Button
        size="small"
        variant="danger"
        disabledReason={disabledReason}
        onClick={() => {
          order(STATUS.notShortlisted)
          onClose()
        }}
      >
        Reject
      </Button>
    </>
  )
}
