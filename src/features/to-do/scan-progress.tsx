import { whyItFailed } from '@/wire/client/errors'
import { RetryBanner } from '../retry/retry-banner'
import { scanText } from './scan-text'
import type { useRowScan } from './use-row-scan'

/** Shows the progress of a scan: rows not checked yet must not be taken for rows that do not match. */
export function ScanProgress({ scan }: { scan: Omit<ReturnType<typeof useRowScan>, 'found'> }) {
  const { checked, total, isDone, left, error, retry } = scan
  if (error !== null) {
    return (
      <div className="mb-6">
        <RetryBanner title="The list could not be checked completely." size="small" onRetry={retry}>
          {whyItFailed(error)}
        </RetryBanner>
      </div>
    )
  }
  const notes = scanText({ counting: total > 0 && !isDone ? { checked, total } : undefined, left })
  return notes.length > 0 && <p className="mb-6 text-ink-soft">{notes.join(' ')}</p>
}
