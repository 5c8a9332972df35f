import type { MouseEvent } from 'react'
import { formatBytes } from '@/lib/bytes'
import { Button } from './button'

interface UploadProgressProps {
  fileName: string
  /** Bytes sent so far. */
  sent: number
  /** Bytes in total. */
  total: number
  /** Failures are announced immediately, the other states politely. */
  state: 'sending' | 'failed' | 'done'
  error?: string
  /** Without it the upload cannot be cancelled. */
  onCancel?: () => void
  /** Without it a failed upload cannot be retried. */
  onRetry?: (event: MouseEvent<HTMLButtonElement>) => void
}

export function UploadProgress({ fileName, sent, total, state, error, onCancel, onRetry }: UploadProgressProps) {
  const percent = total === 0 ? 0 : Math.floor((Math.min(sent, total) / total) * 100)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">{fileName}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {`${formatBytes(sent)} of ${formatBytes(total)}, ${percent} %`}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={`Upload of ${fileName}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-full bg-rule"
      >
        <div className={BAR_STYLES[state]} style={{ width: `${percent}%` }} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p role={state === 'failed' ? 'alert' : 'status'} className="text-sm">
          {state === 'sending' && <span>Uploading</span>}
          {state === 'done' && <span>Uploaded</span>}
          {state === 'failed' && <span className="text-refused">{error ?? 'The upload stopped.'}</span>}
        </p>
        {state === 'sending' && onCancel !== undefined && (
          <Button size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {state === 'failed' && onRetry !== undefined && (
          <Button size="small" onClick={onRetry}>
            Retry
          </Button>
        )}
      </div>
    </div>
  )
}

const BAR_STYLES = {
  sending: 'h-full bg-accent transition-[width] duration-150',
  failed: 'h-full bg-refused',
  done: 'h-full bg-good',
}
