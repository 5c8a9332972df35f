import { useState } from 'react'
import { useServices } from '@/api/services'
import { allowed, permissions } from '@/domain/people/permissions'
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
const MAX_NAMES = 20

export function useBulkShortlisting(): readonly BulkAction<ApplicationToShortlist>[] {
  const openDialog = useRowDialog()
  const createHandler =
    (status: Shortlisting, verb: string): BulkAction<ApplicationToShortlist>['onChosen'] =>
    (rows, clear) =>
      openDialog((onClose) => (
        <BulkShortlistDialog status={status} verb={verb} rows={rows} onClose={onClose} onQueued={clear} />
      ))
  return [
    { label: 'Shortlist…', onChosen: createHandler(STATUS.shortlisted, 'Shortlist') },
    { label: 'Reject…', tone: 'danger', onChosen: createHandler(STATUS.notShortlisted, 'Reject') },
  ]
}

interface BulkShortlistDialogProps {
  status: Shortlisting
  verb: string
  rows: readonly ApplicationToShortlist[]
  onClose: () => void
  /** Called once the writes are queued. */
  onQueued: () => void
}

/** Confirms the choice, and lists the applications that cannot be changed. One Undo reverts all. */
function BulkShortlistDialog({ status, verb, rows, onClose, onQueued }: BulkShortlistDialogProps) {
  const { writes, now } = useServices()
  const queueAll = useWrites()
  const kind = SHORTLISTING_WRITES[status]
  const outcome = status === STATUS.shortlisted ? 'shortlisted' : 'rejected'
  // Each row is read again before it is saved.
  const [{ readyRows, refusedRows }] = useState(() => {
    const verdictOf = (row: ApplicationToShortlist) => {
      const entry = writes.find(getShortlistingKey(row))
      return entry && isUnsettled(entry) ? CHOICE_IS_WAITING : permissions.order(row.status, status)
    }
    const rowsByReason = new Map<string, ApplicationToShortlist[]>()
    const possible = rows.filter((row) => {
      const verdict = verdictOf(row)
      if (!allowed(verdict)) rowsByReason.set(verdict, [...(rowsByReason.get(verdict) ?? []), row])
      return allowed(verdict)
    })
    return { readyRows: possible, refusedRows: rowsByReason }
  })

  async function queue() {
    const newWrites = readyRows.map((row) => ({ kind, key: getShortlistingKey(row), row, input: null }))
    await queueAll(newWrites, formatCount(readyRows.length, ...kind.nouns))
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
            variant={status === STATUS.shortlisted ? 'primary' : 'danger'}
            disabledReason={readyRows.length === 0 ? `None of them can be ${outcome}.` : undefined}
            onClick={() => void queue()}
          >
            {`${verb} ${readyRows.length}`}
          </Button>
        </>
      }
    >
      <p>{`${readyRows.length} of ${rows.length} will be ${outcome}. No e-mail is sent.`}</p>
      {[...refusedRows].map(([reason, reasonRows]) => (
        <p key={reason} className="mt-4 wrap-anywhere">
          {`${reason} ${formatIds(reasonRows, now())}`}
        </p>
      ))}
    </Dialog>
  )
}

function formatIds(rows: readonly ApplicationToShortlist[], now: Date): string {
  const ids = rows.slice(0, MAX_NAMES).map(({ applicationId }) => formatApplicationId(applicationId, now))
  return [...ids, rows.length > MAX_NAMES && `and ${rows.length - MAX_NAMES} more`].filter(Boolean).join(', ')
}
