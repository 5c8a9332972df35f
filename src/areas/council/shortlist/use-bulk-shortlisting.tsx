import { useState } from 'react'
import { useServices } from '@/api/services'
import { allowed, permissions } from '@/domain/people/roles'
import { STATUS } from '@/domain/status/status'
import { formatApplicationId } from '@/council-time'
import { formatCount } from '@/lib/format'
import type { BulkAction } from '@/table/bulk-actions'
import { Button } from '@/ui/button'
import { Dialog, DialogCancel } from '@/ui/dialog'
import { isUnsettled } from '@/writes/entry'
import { useWrites } from '@/writes/ui/use-write'
import { useRowDialog } from '../list/row-dialog'
import {
  CHOICE_IS_WAITING,
  getShortlistingKey,
  SHORTLISTING_WRITES,
  type ApplicationToShortlist,
  type Shortlisting,
} from './shortlisting.write'

/** Maximum number of applications to name per reason. */
const NAMED = 20

export function useBulkShortlisting(): readonly BulkAction<ApplicationToShortlist>[] {
  const openDialog = useRowDialog()
  const onChosen =
    (to: Shortlisting, verb: string): BulkAction<ApplicationToShortlist>['onChosen'] =>
    (rows, clear) =>
      openDialog((onClose) => <ShortlistSeveral to={to} verb={verb} rows={rows} onClose={onClose} onQueued={clear} />)
  return [
    { label: 'Shortlist…', onChosen: onChosen(STATUS.shortlisted, 'Shortlist') },
    { label: 'Reject…', tone: 'danger', onChosen: onChosen(STATUS.notShortlisted, 'Reject') },
  ]
}

interface ShortlistSeveralProps {
  to: Shortlisting
  verb: string
  rows: readonly ApplicationToShortlist[]
  onClose: () => void
  /** Called once the writes are queued. */
  onQueued: () => void
}

/** Confirms the choice, and lists the applications that it does not apply to. One Undo reverts all. */
function ShortlistSeveral({ to, verb, rows, onClose, onQueued }: ShortlistSeveralProps) {
  const { writes, now } = useServices()
  const queueAll = useWrites()
  const kind = SHORTLISTING_WRITES[to]
  const done = to === STATUS.shortlisted ? 'shortlisted' : 'rejected'
  // A snapshot of the rows. Each row is read again before it is saved.
  const [{ ready, refused }] = useState(() => {
    const verdictOf = (row: ApplicationToShortlist) => {
      const entry = writes.find(getShortlistingKey(row))
      return entry && isUnsettled(entry) ? CHOICE_IS_WAITING : permissions.order(row.status, to)
    }
    const reasons = new Map<string, ApplicationToShortlist[]>()
    const possible = rows.filter((row) => {
      const verdict = verdictOf(row)
      if (!allowed(verdict)) reasons.set(verdict, [...(reasons.get(verdict) ?? []), row])
      return allowed(verdict)
    })
    return { ready: possible, refused: reasons }
  })

  async function queue() {
    const chosen = ready.map((row) => ({ kind, key: getShortlistingKey(row), row, input: null }))
    await queueAll(chosen, formatCount(ready.length, ...kind.nouns))
    onQueued()
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${verb} ${formatCount(rows.length, 'application', 'applications')}`}
      footer={
        <>
          <DialogCancel />
          <Button
            variant={to === STATUS.shortlisted ? 'primary' : 'danger'}
            disabledReason={ready.length === 0 ? `None of them can be ${done}.` : undefined}
            onClick={() => void queue()}
          >
            {`${verb} ${ready.length}`}
          </Button>
        </>
      }
    >
      <p>{`${ready.length} of ${rows.length} will be ${done}. No e-mail is sent.`}</p>
      {[...refused].map(([reason, some]) => (
        <p key={reason} className="mt-4 wrap-anywhere">
          {`${reason} ${namesOf(some, now())}`}
        </p>
      ))}
    </Dialog>
  )
}

function namesOf(rows: readonly ApplicationToShortlist[], now: Date): string {
  const names = rows.slice(0, NAMED).map(({ applicationId }) => formatApplicationId(applicationId, now))
  return [...names, rows.length > NAMED && `and ${rows.length - NAMED} more`].filter(Boolean).join(', ')
}
