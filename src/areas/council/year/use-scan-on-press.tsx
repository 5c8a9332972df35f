import { useState } from 'react'
import { getFailureReason } from '@/api/explain'
import { RetryButton } from '@/features/retry-banner'
import { scanText } from '@/features/to-do/scan-progress'
import { useRowScan } from '@/features/to-do/use-row-scan'
import { Button } from '@/ui/button'

type RowScan<Found> = Parameters<typeof useRowScan<{ applicationId: string }, Found>>[0]

interface ScanOnPressOptions<Found> extends Pick<RowScan<Found>, 'checkRow'> {
  /** Identifies the scan. A new name requires a new press. */
  name: string
  label: string
  rows: readonly { applicationId: string }[]
}

/** Scans after a press, because each row needs a call. `button` becomes the progress of the scan. */
export function useScanOnPress<Found>({ name, label, rows, checkRow }: ScanOnPressOptions<Found>) {
  const [requestedScan, setRequestedScan] = useState<string>()
  const isRequested = requestedScan === name
  const idOf = ({ applicationId }: { applicationId: string }) => applicationId
  const scan = useRowScan<{ applicationId: string }, Found>({
    name,
    rows: isRequested ? rows : undefined,
    idOf,
    checkRow,
  })
  const { found, checked, total, isDone, left, error, retry } = scan
  const texts = scanText({ counting: isDone ? undefined : { checked, total }, left })
  const button = rows.length > 0 && (
    <div className={isRequested ? undefined : 'no-print'}>
      {!isRequested && (
        <Button size="small" onClick={() => setRequestedScan(name)}>
          {label}
        </Button>
      )}
      {isRequested && error !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <span>{`${checked} of ${total} read. ${getFailureReason(error)}`}</span>
          <RetryButton size="small" about={label} onRetry={retry} />
        </div>
      )}
      {isRequested && error === null && (
        <p role="status" className="text-ink-soft">
          {`${isDone ? `${checked} of ${rows.length} read.` : ''} ${texts.join(' ')}`}
        </p>
      )}
    </div>
  )
  return { found, isRequested, isDone, button }
}
