import { whyItFailed } from '@/api/errors'
import { Skeleton } from '@/ui/skeleton'
import { RetryButton } from '../retry/retry-button'

interface PictureStateProps {
  /** The name of the picture. */
  about: string
  /** Undefined while its data is on the way. */
  error: unknown
  onRetry: () => void
}

/** Stands in the place of a picture whose data is not there. */
export function PictureState({ about, error, onRetry }: PictureStateProps) {
  if (!error) return <Skeleton lines={0} />
  return (
    <div className="grid justify-items-start gap-2">
      <p>This could not be read. {whyItFailed(error)}</p>
      <RetryButton size="small" about={about} onRetry={onRetry} />
    </div>
  )
}
