import { useState } from 'react'
import { allowed, can } from '@/domain/roles'
import { Button } from '@/ui/button'
import { GrantDetailsDialog } from './grant-details'
import type { ApprovedCase } from './marks-of'
import { SelectStatus } from './select-status'
import type { Decision } from './use-decide'
import { useDecidingOf } from './use-deciding'

/** Select, then Granted with its details, or Deny (spec 2 and 4). */
export function SelectDecision({ row }: { row: ApprovedCase }) {
  const { decide, isWaiting, typed } = useDecidingOf(row)
  const [open, setOpen] = useState<'status' | 'grant' | null>(null)
  const verdict = isWaiting ? 'Your decision is waiting to go out.' : can.grantOrDeny(row.Status, '5.1')

  function settle(decision: Decision) {
    setOpen(null)
    void decide(decision)
  }

  return (
    <>
      <Button
        size="small"
        variant="primary"
        disabledReason={allowed(verdict) ? undefined : verdict}
        onClick={() => setOpen('status')}
      >
        Select<span className="sr-only"> status of {row.projectTitle}</span>
      </Button>
      {open === 'status' && (
        <SelectStatus
          row={row}
          onGranted={() => setOpen('grant')}
          onDeny={() => settle({ status: '5.2' })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'grant' && (
        <GrantDetailsDialog
          row={row}
          typed={typed}
          onSave={(details) => settle({ status: '5.1', details })}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
