import { whyItFailed } from '@/api/explain'
import { RetryButton } from '@/features/retry-banner'
import { scanText } from '@/features/to-do/scan-progress'
import type { useRowScan } from '@/features/to-do/use-row-scan'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'

interface ReadOnPressProps {
  label: string
  /** Number of applications, each of which takes a call. */
  of: number
  isAsked: boolean
  onPress: () => void
  scan: Pick<ReturnType<typeof useRowScan>, 'checked' | 'total' | 'isDone' | 'left' | 'error' | 'retry'>
}

/** Starts a scan that takes a call for each application, and shows its progress. */
export function ReadOnPress({ label, of, isAsked, onPress, scan }: ReadOnPressProps) {
  if (of === 0) return null
  if (!isAsked) {
    return (
      <div className="no-print flex flex-wrap items-center gap-3">
        <Button size="small" onClick={onPress}>
          {label}
        </Button>
        <span className="text-ink-soft">{`Checks ${formatCount(of, 'application', 'applications')}.`}</span>
      </div>
    )
  }
  const { checked, total, isDone, left, error, retry } = scan
  if (error !== null) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <span>{`${checked} of ${total} read. ${whyItFailed(error)}`}</span>
        <RetryButton size="small" about={label} onRetry={retry} />
      </div>
    )
  }
  const texts = scanText({ counting: isDone ? undefined : { checked, total }, left })
  return (
    <p role="status" className="text-ink-soft">
      {`${isDone ? `${checked} of ${of} read.` : ''} ${texts.join(' ')}`}
    </p>
  )
}
