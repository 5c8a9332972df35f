import { whyItFailed } from '@/api/explain'
import { Skeleton } from '@/ui/skeleton'
import { RetryButton } from '../retry-banner'

interface PictureStateProps {
  about: string
  /** Undefined while the data is loading. */
  error: unknown
  onRetry: () => void
}

export function PictureState({ about, error, onRetry }: PictureStateProps) {
  if (!error) return <Skeleton lines={0} />
  return (
    <div className="grid justify-items-start gap-2">
      <p>{`This could not be read. ${whyItFailed(error)}`}</p>
      <RetryButton size="small" about={about} onRetry={onRetry} />
    </div>
  )
}
