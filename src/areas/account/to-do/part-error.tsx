import { getFailureReason } from '@/api/explain'
import { RetryButton } from '@/features/retry-banner'

interface PartErrorProps {
  /** A sentence about the failed fetch. */
  what: string
  /** Accessible object of "Try again". */
  about: string
  error: unknown
  onRetry: () => void
}

/** The error of one part of the task list; the other parts stay visible. */
export function PartError({ what, about, error, onRetry }: PartErrorProps) {
  return (
    <div className="grid justify-items-start gap-2 py-1">
      <p>{`${what} ${getFailureReason(error)}`}</p>
      <RetryButton size="small" about={about} onRetry={onRetry} />
    </div>
  )
}
