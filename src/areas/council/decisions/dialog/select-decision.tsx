import { STATUS } from '@/domain/status/status'
import { useIsUnsettled } from '@/writes/ui/use-write'
import { allowed, permissions } from '@/domain/people/roles'
import { Button } from '@/ui/button'
import { DecisionDialog } from './decision-dialog'
import { applicationLabel } from '@/areas/council/list/row-labels'
import { decisionKey, type ApprovedApplication } from '../decision.write'
import { useRowDialog } from '@/areas/council/list/row-dialog'

export function SelectDecision({ row }: { row: ApprovedApplication }) {
  const isWaiting = useIsUnsettled(decisionKey(row))
  const openDialog = useRowDialog()
  const verdict = isWaiting
    ? 'Your decision is waiting to go out.'
    : permissions.grantOrDeny(row.status, STATUS.granted)
  return (
    <Button
      size="small"
      variant="primary"
      disabledReason={allowed(verdict) ? undefined : verdict}
      onClick={() => openDialog((onClose) => <DecisionDialog opened={row} onClose={onClose} />)}
      about={`status of ${applicationLabel(row)}`}
    >
      Select
    </Button>
  )
}
