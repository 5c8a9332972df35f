import { statusLabel, statusTone, type Status } from '@/domain/status/status'
import { StatusBadge } from '@/ui/status-badge'

/** A status with its code and its label. */
export const Badge = ({ status }: { status: Status }) => (
  <StatusBadge tone={statusTone(status)}>
    {status === 'unknown' ? '' : `${status} `}
    {statusLabel(status)}
  </StatusBadge>
)

/** Several of them, side by side; a dash if there are none. */
export function Badges({ statuses }: { statuses: readonly Status[] }) {
  if (statuses.length === 0) return '–'
  return (
    <span className="flex flex-wrap gap-1.5">
      {statuses.map((status) => (
        <Badge key={status} status={status} />
      ))}
    </span>
  )
}
