import { UnsentEmailWarning } from '@/areas/council/email/unsent-email'
import { getApplicationLabel } from '@/areas/council/list/row-labels'
import { useRowDialog } from '@/areas/council/list/row-dialog'
import { useUnsentEmail, useIsUnsettled } from '@/writes/ui/use-write'
import { allowed, permissions } from '@/domain/people/permissions'
import { STATUS, statusLabel, statusTone } from '@/domain/status/status'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'
import { StatusBadge } from '@/ui/status-badge'
import { DecisionDialog } from './decision-dialog'
import { getDecisionKey, denialWrite, type DecisionRow } from '../decision.write'

export function DecisionStatus({ row }: { row: DecisionRow }) {
  const isDecided = row.status === STATUS.granted || row.status === STATUS.denied
  return (
    <div className="flex items-center gap-1 @min-[40rem]:max-xl:flex-wrap has-[div]:flex-wrap">
      {isDecided ? (
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
          <SelectDecisionButton row={row} />
        </>
      )}
      <UnsentDecisionEmail row={row} />
    </div>
  )
}

export function SelectDecisionButton({ row }: { row: DecisionRow }) {
  const isWaiting = useIsUnsettled(getDecisionKey(row))
  const openDialog = useRowDialog()
  const verdict = isWaiting
    ? 'Your decision is waiting to go out.'
    : permissions.grantOrDeny(row.status, STATUS.granted)
  return (
    <Button
      size="small"
      disabledReason={allowed(verdict) ? undefined : verdict}
      onClick={() => openDialog((onClose) => <DecisionDialog openedRow={row} onClose={onClose} />)}
      about={`status of ${getApplicationLabel(row)}`}
    >
      Select
    </Button>
  )
}

export function UnsentDecisionEmail({ row }: { row: DecisionRow }) {
  const key = getDecisionKey(row)
  const isDenial = useUnsentEmail(key)?.write.kind === denialWrite.name
  return <UnsentEmailWarning queueKey={key} savedText={isDenial ? 'Denied' : 'Granted'} />
}
