import { explain } from '@/api/errors'
import { RetryButton } from '@/features/retry/retry-button'

interface NotKnownProps {
  /** What could not be found out, in a sentence. */
  what: string
  /** What "Try again" is about, for those who do not see where it stands. */
  about: string
  error: unknown
  onRetry: () => void
}

/** One part of the queue that could not be read; the others are there. */
export function NotKnown({ what, about, error, onRetry }: NotKnownProps) {
  return (
    <div className="grid justify-items-start gap-2 py-1">
      <p>
        {what} {explain(error).happened}
      </p>
      <RetryButton size="small" about={about} onRetry={onRetry} />
    </div>
  )
}
