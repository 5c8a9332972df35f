import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '@/api/services'
import { Button } from '@/ui/button'
import { canBeUndone, isPending, getOutcome, type Batch, type QueuedWrite } from '@/writes/entry'
import { formatBatchRetryLabel, formatBatchState, formatCounts } from './queue-texts'
import { WaitingButtons, type LineActions } from './waiting-buttons'
import { LINE_STYLES, WriteLine } from './write-line'

interface BatchLineProps extends LineActions {
  batch: WriteBatch
  isHidden: boolean
  /** Shift+F8 undoes this batch. */
  hasKey: boolean
}

/** The writes of one press, with one Undo. Each entry is shown on request, or if it failed. */
export function BatchLine({ batch, isHidden, hasKey, ...actions }: BatchLineProps) {
  const { pauseReason, onUndo, onSendNow, onDismiss } = actions
  const { writes } = useServices()
  const [isExpanded, setExpanded] = useState(false)
  const { what, entries } = batch
  const held = entries.filter(canBeUndone)
  const waiting = entries.find(({ stage }) => stage.status === 'waiting')
  const isOver = !entries.some(isPending)
  const failed = entries.filter((entry) => !isPending(entry) && getOutcome(entry)?.state !== 'sent')
  const reasons = countReasons(failed)
  const retryable = failed.filter((entry) => getOutcome(entry)?.retryActions !== undefined)

  /** Sends again what may be sent, and looks for the rest. */
  function retry(retried: readonly QueuedWrite[]) {
    for (const action of ['send', 'look'] as const) writes.tryAgain(action, ...retried.map(({ id }) => id))
  }

  // Several failures of one reason are one line.
  const visibleEntries = isExpanded ? entries : failed.length > 1 ? [] : failed
  return (
    <>
      <li hidden={isHidden} className={`${LINE_STYLES} items-center`}>
        <div className="flex min-w-0 flex-[1_1_16rem] flex-wrap items-center gap-x-3">
          {isOver &&
            (failed.length > 0 ? <CircleAlert aria-hidden size={20} /> : <CircleCheck aria-hidden size={20} />)}
          <p className="font-semibold">{what}</p>
          {isOver ? (
            <p role="alert" className="tabular-nums">
              <span className="sr-only">{`${what}: `}</span>
              <span>{formatCounts(entries)}</span>
            </p>
          ) : (
            // The countdown is not read out: the length of the wait was announced at its start.
            <p aria-hidden={waiting !== undefined || undefined} className="tabular-nums">
              {formatBatchState(entries, pauseReason)}
            </p>
          )}
        </div>
        {failed.length > 1 && (
          <ul className="basis-full">
            {reasons.map(({ text, count }) => (
              <li key={text}>{`${count}: ${text}`}</li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <WaitingButtons
            entries={held}
            undoLabel={held.length === entries.length ? 'Undo all' : `Undo the ${held.length} left`}
            about={what}
            hasShortcut={hasKey}
            onUndo={onUndo}
            onSendNow={onSendNow}
          />
          {isOver && failed.length > 1 && retryable.length > 0 && (
            <Button
              size="small"
              variant="primary"
              about={what}
              onClick={({ detail }) => detail < 2 && retry(retryable)}
            >
              {formatBatchRetryLabel(retryable)}
            </Button>
          )}
          <Button size="small" about={what} aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? 'Hide each' : 'Show each'}
          </Button>
          {isOver && (
            <Button size="small" about={what} onClick={() => onDismiss(entries)}>
              Dismiss
            </Button>
          )}
        </div>
      </li>
      {visibleEntries.map((entry) => (
        <WriteLine key={entry.id} entry={entry} isHidden={isHidden} hasShortcut={false} {...actions} />
      ))}
    </>
  )
}

/** The texts of failed entries, each once, with their number. */
function countReasons(failed: readonly QueuedWrite[]): { text: string; count: number }[] {
  const texts = failed.map((entry) => getOutcome(entry)?.text ?? '')
  return [...new Set(texts)].map((text) => ({ text, count: texts.filter((one) => one === text).length }))
}

interface WriteBatch extends Batch {
  readonly entries: readonly QueuedWrite[]
}

/** Groups the entries into lines. A batch takes the place of its newest entry. */
export function groupIntoLines(entries: readonly QueuedWrite[]): readonly (QueuedWrite | WriteBatch)[] {
  const batchIds = new Set<string>()
  return entries.flatMap((entry): readonly (QueuedWrite | WriteBatch)[] => {
    const { batch } = entry
    if (batch === undefined) return [entry]
    if (batchIds.has(batch.id)) return []
    batchIds.add(batch.id)
    return [{ ...batch, entries: batchEntries(entries, batch) }]
  })
}

const batchEntries = (entries: readonly QueuedWrite[], { id }: Batch) => entries.filter(({ batch }) => batch?.id === id)

export const getEntries = (line: QueuedWrite | WriteBatch): readonly QueuedWrite[] =>
  'entries' in line ? line.entries : [line]

/** Returns what is undone together with an entry: its whole batch. */
export const getUndoGroup = (entries: readonly QueuedWrite[], entry: QueuedWrite): readonly QueuedWrite[] =>
  entry.batch === undefined ? [entry] : batchEntries(entries, entry.batch)
