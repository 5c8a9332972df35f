import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '@/api/services'
import { formatNumber } from '@/lib/format'
import { useAlerts } from '@/ui/alerts'
import { Button } from '@/ui/button'
import { isRestored, mayHaveArrived, type QueuedWrite } from '../entry'
import { canListOpenPages } from '../open-pages'
import { countWrites } from '../queue'
import { WriteLine, type LineActions } from './write-line'

interface RestoredLineProps extends LineActions {
  entries: readonly QueuedWrite[]
  isHidden: boolean
}

/** The writes left over from closed pages. Nothing is sent until the person decides. */
export function RestoredLine({ entries, isHidden, ...actions }: RestoredLineProps) {
  const { writes } = useServices()
  const alerts = useAlerts()
  const [isOpen, setOpen] = useState(false)
  const left = entries.filter(isRestored)
  const unsure = left.filter(mayHaveArrived).length
  // The newest comes first in the list, and last in a count.
  const what = countWrites(left.toReversed())
  const verb = unsure === left.length ? 'may not have been' : left.length === 1 ? 'was not' : 'were not'
  const about = <span className="sr-only"> {what}</span>

  async function discard(discarded: readonly QueuedWrite[]) {
    const question = `Discard ${countWrites(discarded)}? ${discarded.length === 1 ? 'It is' : 'They are'} not sent.`
    if (await alerts.confirm(question, { confirmLabel: 'Discard', tone: 'danger' }))
      writes.discard(...discarded.map(({ id }) => id))
  }

  return (
    <>
      <li
        hidden={isHidden}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-current/20 py-3"
      >
        <div role="alert" className="flex min-w-0 flex-[1_1_16rem] gap-2">
          <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-waiting" />
          <div className="min-w-0">
            <p className="tabular-nums">
              <span className="font-semibold">{what}</span>{' '}
              <span>{`${verb} sent${canListOpenPages() ? '.' : ', unless another tab is still sending.'}`}</span>
            </p>
            {unsure > 0 && (
              <p>
                {`${unsure < left.length ? `${formatNumber(unsure)} of them may have been sent. ` : ''}Send looks in the list first.`}
              </p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{isOpen ? 'Close' : 'Open'}</span>
            {about}
          </Button>
          {/* Not on the second click of a double click: this line appears automatically. */}
          <Button size="small" variant="primary" onClick={({ detail }) => detail < 2 && actions.onGoNow(left)}>
            <span>Send</span>
            {about}
          </Button>
          <Button size="small" onClick={() => void discard(left)}>
            <span>Discard</span>
            {about}
          </Button>
        </div>
      </li>
      {isOpen &&
        entries.map((entry) => (
          <WriteLine
            key={entry.id}
            entry={entry}
            isHidden={isHidden}
            hasKey={false}
            {...actions}
            onDiscard={(discarded) => void discard(discarded)}
          />
        ))}
    </>
  )
}
