import { getFailureReason } from '@/api/explain'
import { RetryButton } from '@/features/retry-banner'

interface PartErrorProps {
  /** Names what failed, in one sentence. */
  text: string
  /** Follows "Try again" in the button's accessible name. */
  retryObject: string
  error: unknown
  onRetry: () => void
}

/** Replaces the part of a to-do list that failed. The other parts stay visible. */
export function PartError({ text, retryObject, error, onRetry }: PartErrorProps) {
  return (
    <div className="grid justify-items-start gap-2 py-1">
      <p>{`${text} ${getFailureReason(error)}`}</p>
      <RetryButton size="small" about={retryObject} onRetry={onRetry} />
    </div>
  )
}
