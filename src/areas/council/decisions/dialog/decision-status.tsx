import { NotEmailed } from '@/areas/council/email/not-emailed'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { STATUS, statusLabel, statusTone } from '@/domain/status/status'
import { Button } from '@/ui/button'
import { OnPaper } from '@/ui/on-paper'
import { StatusBadge } from '@/ui/status-badge'
import { SelectDecision } from './select-decision'
import { decisionKey, sendingOf, type ApprovedApplication, type Decision } from '../decision.write'

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
      <UnsentDecisionEmails row={row} />
    </div>
  )
}

export function UnsentDecisionEmails({ row }: { row: ApprovedApplication }) {
  return (
    <>
      <Unsent row={row} status={STATUS.granted}>
        Granted, but the e-mail did not go out.
      </Unsent>
      <Unsent row={row} status={STATUS.denied}>
        Denied, but the e-mail did not go out.
      </Unsent>
    </>
  )
}

interface UnsentProps {
  row: ApprovedApplication
  status: Decision['status']
  children: string
}

function Unsent({ row, status, children }: UnsentProps) {
  const { write, logKey } = sendingOf(row, status)
  const entry = useEmailLog().unsent(logKey, row.status === status)
  return (
    entry && (
      <NotEmailed entry={entry} kind={write} queueKey={decisionKey(row)} row={row}>
        {children}
      </NotEmailed>
    )
  )
}
