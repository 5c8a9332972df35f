import { allowed, permissions } from '@/domain/people/permissions'
import { STATUS, statusLabel, statusTone } from '@/domain/status/status'
import { statusTexts } from '@/domain/status/status-texts'
import type { PreviewFact } from '@/table/rows'
import { Button } from '@/ui/button'
import { Menu } from '@/ui/menu'
import { StatusBadge } from '@/ui/status-badge'
import { useChoice, useFailure, useIsUnsettled, useWrite } from '@/writes/ui/use-write'
import { ApplicationFacts } from '../list/application-facts'
import { getApplicationLabel } from '../list/row-labels'
import { ViewApplicationButton } from '../list/view-application-button'
import {
  CHOICE_IS_WAITING,
  getShortlistingKey,
  SHORTLISTING_WRITES,
  type ApplicationToShortlist,
  type Shortlisting,
} from './shortlisting.write'

const CHOICES: readonly Shortlisting[] = [STATUS.shortlisted, STATUS.notShortlisted]

/** Updates optimistically. Calls the host only after the undo period, because the host cannot revert a choice. */
function useShortlisting(row: ApplicationToShortlist) {
  const queueWrite = useWrite()
  const key = getShortlistingKey(row)
  const isUnsettled = useIsUnsettled(key)
  const choice = useChoice(key)
  const verdict = isUnsettled ? CHOICE_IS_WAITING : permissions.order(row.status, STATUS.shortlisted)

  const chooseStatus = (status: Shortlisting) =>
    void queueWrite({ kind: SHORTLISTING_WRITES[status], key, row, input: null })

  return {
    chooseStatus,
    disabledReason: allowed(verdict) ? undefined : verdict,
    /** The choice that is not saved yet. */
    queuedStatus: isUnsettled ? CHOICES.find((option) => option === choice) : undefined,
    /** Why the last choice was reverted. */
    failure: useFailure(key, row.status),
  }
}

/** Shows the optimistic status, or why the choice was reverted. */
export function ShortlistStatus({ row }: { row: ApplicationToShortlist }) {
  const { queuedStatus, failure } = useShortlisting(row)
  const status = queuedStatus ?? row.status
  return (
    // A choice must not make its row higher, because the rows below would move away from the pointer.
    <div className="grid max-w-56 justify-items-start whitespace-normal @min-[40rem]:-my-1.5">
      <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
      {queuedStatus !== undefined && (
        <span className="text-[0.875rem] leading-tight whitespace-nowrap text-ink-soft">Not saved yet</span>
      )}
      {failure !== undefined && <p className="font-medium text-refused wrap-anywhere">{failure}</p>}
    </div>
  )
}

export function ShortlistSelect({ row }: { row: ApplicationToShortlist }) {
  const { chooseStatus, disabledReason } = useShortlisting(row)
  return (
    <Menu
      label="Select"
      about={getApplicationLabel(row)}
      size="small"
      disabledReason={disabledReason}
      items={[
        { label: 'Shortlist', onSelect: () => chooseStatus(STATUS.shortlisted) },
        { label: 'Reject', tone: 'danger', onSelect: () => chooseStatus(STATUS.notShortlisted) },
      ]}
    />
  )
}

interface ShortlistPreviewProps {
  row: ApplicationToShortlist
  listedFacts: readonly PreviewFact[]
}

export function ShortlistPreview({ row, listedFacts }: ShortlistPreviewProps) {
  return (
    <ApplicationFacts row={row} listedFacts={listedFacts}>
      <CurrentStatus row={row} />
    </ApplicationFacts>
  )
}

/** Omits the to-do text of a submitted application, because the dialog has buttons for it. */
function CurrentStatus({ row }: { row: ApplicationToShortlist }) {
  const { where, next, todo } = statusTexts(row.status, 'staff')
  return (
    <div>
      <ShortlistStatus row={row} />
      <p className="mt-2">{`${where} ${(row.status === STATUS.submitted ? undefined : todo) ?? next}`}</p>
    </div>
  )
}

interface ShortlistActionsProps {
  row: ApplicationToShortlist
  /** A rejection can be undone on the page below, so the dialog closes. */
  onClose: () => void
}

export function ShortlistActions({ row, onClose }: ShortlistActionsProps) {
  const { chooseStatus, disabledReason } = useShortlisting(row)
  return (
    <>
      <ViewApplicationButton applicationId={row.applicationId}>View PDF</ViewApplicationButton>
      <Button
        size="small"
        variant="primary"
        disabledReason={disabledReason}
        onClick={() => chooseStatus(STATUS.shortlisted)}
      >
        Shortlist
      </Button>
      <Button
        size="small"
        variant="danger"
        disabledReason={disabledReason}
        onClick={() => {
          chooseStatus(STATUS.notShortlisted)
          onClose()
        }}
      >
        Reject
      </Button>
    </>
  )
}
