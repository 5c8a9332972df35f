import { getFailureReason } from '@/api/explain'
import { formatLkr } from '@/domain/money/money'
import { RetryButton } from '@/features/retry-banner'
import { formatCount } from '@/lib/format'
import { StatusBadge } from '@/ui/status-badge'
import type { useGrantedSum } from './use-granted-sum'

export const Amount = ({ amount }: { amount: number }) => <span className="tabular-nums">{formatLkr(amount)}</span>

export function GrantedSum({ granted }: { granted: ReturnType<typeof useGrantedSum> }) {
  const { grantCount, readCount, sum, unreadableCount, isDone, error, retry } = granted
  if (error !== null) {
    return (
      <span className="grid justify-items-start gap-2">
        <span>{`The grants could not be added up. ${getFailureReason(error)}`}</span>
        <RetryButton size="small" onRetry={retry} />
      </span>
    )
  }
  const progress = isDone
    ? `in ${formatCount(grantCount, 'grant', 'grants')}`
    : `so far; ${readCount} of ${grantCount} known`
  const exception = unreadableCount > 0 ? `, without ${unreadableCount} whose amount is not recorded as a number` : ''
  return (
    <>
      <Amount amount={sum} /> <span className="text-ink-soft">{`${progress}${exception}`}</span>
    </>
  )
}

export function RemainingBudget({ remaining }: { remaining: number }) {
  if (remaining >= 0) return <Amount amount={remaining} />
  return <StatusBadge tone="refused">{`${formatLkr(-remaining)} more than there is`}</StatusBadge>
}
