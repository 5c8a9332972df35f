import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '@/api/services'
import { formatNumber } from '@/lib/format'
import { useAlerts } from '@/ui/alerts'
import { Button } from '@/ui/button'
import { isRestored, mayHaveArrived, type QueuedWrite } from '../entry'
import { canListOpenPages } from '../open-pages'
import { countWrites } from '../queue'
import type { LineActions } from './waiting-buttons'
import { LINE_STYLES, WriteLine } from './write-line'

interface RestoredLineProps extends LineActions {
  entries: readonly QueuedWrite[]
  isHidden: boolean
}

/** The writes left over from closed pages. Nothing is sent until the person decides. */
export function RestoredLine({ entries, isHidden, ...actions }: RestoredLineProps) {
  const { writes } = useServices()
  const alerts = useAlerts()
  const [isOpen, setOpen] = useState(false)
  const restoredEntries = entries.filter(isRestored)
  const uncertainCount = restoredEntries.filter(mayHaveArrived).length
  // The newest comes first in the list, and last in a count.
  const countText = countWrites(restoredEntries.toReversed())
  const verb =
    uncertainCount === restoredEntries.length
      ? 'may not have been'
      : restoredEntries.length === 1
        ? 'was not'
        : 'were not'

  async function discard(discarded: readonly QueuedWrite[]) {
    const question = `Discard ${countWrites(discarded)}? ${discarded.length === 1 ? 'It is' : 'They are'} not sent.`
    if (await alerts.confirm(question, { confirmLabel: 'Discard', tone: 'danger' }))
      writes.discard(...discarded.map(({ id }) => id))
  }

  return (
    <>
      <li hidden={isHidden} className={`${LINE_STYLES} items-center`}>
        <div role="alert" className="flex min-w-0 flex-[1_1_16rem] gap-2">
          <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-waiting" />
          <div className="min-w-0">
            <p className="tabular-nums">
              <span className="font-semibold">{countText}</span>{' '}
              <span>{`${verb} sent${canListOpenPages() ? '.' : ', unless another tab is still sending.'}`}</span>
            </p>
            {uncertainCount > 0 && (
              <p>
                {`${uncertainCount < restoredEntries.length ? `${formatNumber(uncertainCount)} of them may have been sent. ` : ''}Send looks in the list first, and repeats no e-mail.`}
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" about={countText} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Close' : 'Open'}
          </Button>
          {/* Not on the second click of a double click: this line appears automatically. */}
          <Button
            size="small"
            variant="primary"
            about={countText}
            onClick={({ detail }) => detail < 2 && actions.onSendNow(restoredEntries)}
          >
            Send
          </Button>
          <Button size="small" about={countText} onClick={() => void discard(restoredEntries)}>
            Discard
          </Button>
        </div>
      </li>
      {isOpen &&
        entries.map((entry) => (
          <WriteLine
            key={entry.id}
            entry={entry}
            isHidden={isHidden}
            hasShortcut={false}
            {...actions}
            onDiscard={(discarded) => void discard(discarded)}
          />
        ))}
    </>
  )
}
