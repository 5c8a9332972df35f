import { formatNumber } from '@/lib/format'
import { getFailureReason } from '@/api/explain'
import { RetryBanner } from '../retry-banner'
import type { useRowScan } from './use-row-scan'

/** Shows the progress of a scan, because an unchecked row must not be taken for a row that does not match. */
export function ScanProgress({ scan }: { scan: Omit<ReturnType<typeof useRowScan>, 'found'> }) {
  const { checked, total, isDone, left, error, retry } = scan
  if (error !== null) {
    return (
      <div className="mb-6">
        <RetryBanner title="The list could not be checked completely." size="small" onRetry={retry}>
          {getFailureReason(error)}
        </RetryBanner>
      </div>
    )
  }
  const notes = scanText({ counting: total > 0 && !isDone ? { checked, total } : undefined, left })
  return notes.length > 0 && <p className="mb-6 text-ink-soft">{notes.join(' ')}</p>
}

interface ScanState {
  /** Absent once every row was checked. */
  readonly counting?: { readonly checked: number; readonly total: number } | undefined
  /** Number of rows beyond the limit of the scan. They are never checked. */
  readonly left: number
}

export function scanText({ counting, left }: ScanState): string[] {
  return [
    ...(counting ? [`Still counting: ${counting.checked} of ${counting.total}.`] : []),
    ...(left > 0 ? [`${formatNumber(left)} older ones are not checked.`] : []),
  ]
}
