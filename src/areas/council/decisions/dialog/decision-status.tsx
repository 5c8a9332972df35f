import { NotEmailed } from '@/areas/council/email/not-emailed'
import { applicationLabel } from '@/areas/council/list/row-labels'
import { useRowDialog } from '@/areas/council/list/row-dialog'
import { useEmailLeft, useIsUnsettled } from '@/writes/ui/use-write'
import { allowed, permissions } from '@/domain/people/roles'
import { STATUS, statusLabel, statusTone } from '@/domain/status/status'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'
import { StatusBadge } from '@/ui/status-badge'
import { DecisionDialog } from './decision-dialog'
import { decisionKey, denialWrite, type ApprovedApplication } from '../decision.write'

export function DecisionStatus({ row }: { row: ApprovedApplication }) {
  const decided = row.status === STATUS.granted || row.status === STATUS.denied
  return (
    <div className="flex items-center gap-1 @min-[40rem]:max-xl:flex-wrap has-[div]:flex-wrap">
      {decided ? (
        <>
          <Button
            size="small"
            disabledReason={row.status === STATUS.granted ? 'The grant is given.' : 'The application was denied.'}
            about={row.projectTitle}
          >
            {statusLabel(row.status)}
          </Button>
          <OnPaper text={statusLabel(row.status)} />
        </>
      ) : (
        <>
          <StatusBadge tone={statusTone(row.status)}>{statusLabel(row.status)}</StatusBadge>
          <SelectDecision row={row} />
        </>
      )}
      <UnsentDecisionEmail row={row} />
    </div>
  )
}

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

export function UnsentDecisionEmail({ row }: { row: ApprovedApplication }) {
  const key = decisionKey(row)
  const isDenial = useEmailLeft(key)?.write.kind === denialWrite.name
  return <NotEmailed queueKey={key} saved={isDenial ? 'Denied' : 'Granted'} />
}
