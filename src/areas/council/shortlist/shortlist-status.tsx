import { statusLabel, statusTone } from '@/domain/status/status'
import { StatusBadge } from '@/ui/status-badge'
import { useShortlisting, type ApplicationToShortlist } from './use-shortlisting'

/** Shows the optimistic status. If the host does not accept the choice, shows that it was reverted. */
export function ShortlistStatus({ row }: { row: ApplicationToShortlist }) {
  const { chosen, failure } = useShortlisting(row)
  const status = chosen ?? row.status
  return (
    <div className="grid max-w-56 justify-items-start gap-1 whitespace-normal">
      <StatusBadge tone={statusTone(status)}>{statusLabel(status)}</StatusBadge>
      {chosen !== undefined && <span className="text-ink-soft">Not saved yet</span>}
      {failure !== undefined && <p className="font-medium text-refused wrap-anywhere">{failure}</p>}
    </div>
  )
}
