import { useState } from 'react'
import { getFailureReason } from '@/api/explain'
import { RetryButton } from '@/features/retry-banner'
import { scanText } from '@/features/to-do/scan-progress'
import { useRowScan } from '@/features/to-do/use-row-scan'
import { formatCount } from '@/lib/format'
import { Button } from '@/ui/button'

type RowScan<Found> = Parameters<typeof useRowScan<{ applicationId: string }, Found>>[0]

interface ReadOnPress<Found> extends Pick<RowScan<Found>, 'checkRow'> {
  /** A press counts for this name only. */
  name: string
  label: string
  rows: readonly { applicationId: string }[]
}

/** Scans after a press, because each row takes a call. Returns the findings, and the button or its progress. */
export function useReadOnPress<Found>({ name, label, rows, checkRow }: ReadOnPress<Found>) {
  const [asked, setAsked] = useState<string>()
  const isAsked = asked === name
  const idOf = ({ applicationId }: { applicationId: string }) => applicationId
  const scan = useRowScan<{ applicationId: string }, Found>({ name, rows: isAsked ? rows : undefined, idOf, checkRow })
  const { found, checked, total, isDone, left, error, retry } = scan
  const texts = scanText({ counting: isDone ? undefined : { checked, total }, left })
  const button = rows.length > 0 && (
    <div className={isAsked ? undefined : 'no-print flex flex-wrap items-center gap-3'}>
      {!isAsked && (
        <>
          <Button size="small" onClick={() => setAsked(name)}>
            {label}
          </Button>
          <span className="text-ink-soft">{`Checks ${formatCount(rows.length, 'application', 'applications')}.`}</span>
        </>
      )}
      {isAsked && error !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <span>{`${checked} of ${total} read. ${getFailureReason(error)}`}</span>
          <RetryButton size="small" about={label} onRetry={retry} />
        </div>
      )}
      {isAsked && error === null && (
        <p role="status" className="text-ink-soft">
          {`${isDone ? `${checked} of ${rows.length} read.` : ''} ${texts.join(' ')}`}
        </p>
      )}
    </div>
  )
  return { found, isAsked, isDone, button }
}
