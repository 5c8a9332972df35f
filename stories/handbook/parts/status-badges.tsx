import { statusLabel, statusTone, type Status } from '@/domain/status/status'
import { StatusBadge } from '@/ui/status-badge'

export const Badge = ({ status }: { status: Status }) => (
  <StatusBadge tone={statusTone(status)}>
    {status === 'unknown' ? '' : `${status} `}
    {statusLabel(status)}
  </StatusBadge>
)

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
