import { useState } from 'react'
import { allowed, can } from '@/domain/roles'
import { Button } from '@/ui/button'
import { GrantDetailsDialog } from './grant-details'
import type { ApprovedCase } from './marks-of'
import { SelectStatus } from './select-status'
import { useDecide, type Decision, type GrantDetails } from './use-decide'

const NOTHING: GrantDetails = { startDate: '', period: '', amount: '' }

/** Select, then Granted with its details, or Deny (spec 2 and 4). */
export function SelectDecision({ row }: { row: ApprovedCase }) {
  const decide = useDecide()
  const [open, setOpen] = useState<'status' | 'grant' | null>(null)
  const [waiting, setWaiting] = useState(false)
  // Kept for after an Undo, or a failure: nobody types it twice.
  const [typed, setTyped] = useState(NOTHING)
  const verdict = waiting ? 'Your decision is waiting to go out.' : can.grantOrDeny(row.Status, '5.1')

  async function settle(decision: Decision) {
    setOpen(null)
    setWaiting(true)
    await decide(row, decision).finally(() => setWaiting(false))
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
          onDeny={() => void settle({ status: '5.2' })}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'grant' && (
        <GrantDetailsDialog
          row={row}
          typed={typed}
          onSave={(details) => {
            setTyped(details)
            void settle({ status: '5.1', details })
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}
