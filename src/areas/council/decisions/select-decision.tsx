import { useIsUnsettled } from '@/features/outbox/use-send'
import { allowed, can } from '@/domain/roles'
import { Button } from '@/ui/button'
import { DecisionWindow } from './decision-window'
import type { ApprovedCase } from './marks-of'
import { caseName } from '../list/row-names'
import { decisionKey } from './use-decide'
import { useOpenWindow } from '../list/window-over-list'

/** Select, then Granted with its details, or Deny (spec 2 and 4). */
export function SelectDecision({ row }: { row: ApprovedCase }) {
  const isWaiting = useIsUnsettled(decisionKey(row))
  const openWindow = useOpenWindow()
  const verdict = isWaiting ? 'Your decision is waiting to go out.' : can.grantOrDeny(row.Status, '5.1')
  return (
    <Button
      size="small"
      variant="primary"
      disabledReason={allowed(verdict) ? undefined : verdict}
      onClick={() => openWindow((onClose) => <DecisionWindow opened={row} onClose={onClose} />)}
    >
      Select<span className="sr-only"> status of {caseName(row.projectTitle, row.Id)}</span>
    </Button>
  )
}
