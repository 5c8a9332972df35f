import { getFailureReason } from '@/api/explain'
import { formatLkr } from '@/domain/money/money'
import { RetryButton } from '@/features/retry-banner'
import { formatCount } from '@/lib/format'
import { StatusBadge } from '@/ui/status-badge'
import type { useGrantedSum } from './use-granted-sum'

export const Figure = ({ amount }: { amount: number }) => <span className="tabular-nums">{formatLkr(amount)}</span>

export function GrantedSum({ granted }: { granted: ReturnType<typeof useGrantedSum> }) {
  const { count, known, sum, unread, isDone, error, retry } = granted
  if (error !== null) {
    return (
      <span className="grid justify-items-start gap-2">
        <span>{`The grants could not be added up. ${getFailureReason(error)}`}</span>
        <RetryButton size="small" onRetry={retry} />
      </span>
    )
  }
  return (
    <>
      <Figure amount={sum} />{' '}
      <span className="text-ink-soft">
        {`${isDone ? `in ${formatCount(count, 'grant', 'grants')}` : `so far; ${known} of ${count} known`}${unread > 0 ? `, without ${unread} whose amount is not recorded as a number` : ''}`}
      </span>
    </>
  )
}

export function LeftOfBudget({ left }: { left: number }) {
  if (left >= 0) return <Figure amount={left} />
  return <StatusBadge tone="refused">{`${formatLkr(-left)} more than there is`}</StatusBadge>
}
