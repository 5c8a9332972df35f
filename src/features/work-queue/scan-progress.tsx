import { explain } from '@/api/errors'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { scanText } from './scan-text'
import type { useRowScan } from './use-row-scan'

/**
 * Over a list whose filter takes a call for each row: how far that has come, so that no row that is yet to be looked
 * at is taken for one that does not match.
 */
export function ScanProgress({ look }: { look: Omit<ReturnType<typeof useRowScan>, 'found'> }) {
  const { checked, total, isDone, left, error, retry } = look
  if (error !== null) {
    return (
      <div className="mb-6">
        <Banner
          tone="error"
          title="What waits for you could not be found out."
          actions={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        >
          {explain(error).happened}
        </Banner>
      </div>
    )
  }
  const notes = scanText({ counting: total > 0 && !isDone ? { checked, total } : undefined, left })
  return notes.length > 0 && <p className="mb-6 text-ink-soft">{notes.join(' ')}</p>
}
