import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { canBeUndone, isPending, outcomeOf, type QueuedWrite } from '@/writes/entry'
import type { Way } from '@/writes/write'
import { useServices } from '@/api/services'
import { Button } from '@/ui/button'
import type { WriteBatch } from './batches'
import { KeyName } from '@/features/shortcuts/key-name'
import { WriteLine, type LineActions } from './write-line'
import { batchStateText, countsText } from './queue-texts'

const WAYS: readonly Way[] = ['look', 'send']

interface BatchLineProps extends LineActions {
  batch: WriteBatch
  isHidden: boolean
  /** Shift+F8 undoes this batch. */
  hasKey: boolean
}

/** The writes of one press, with one Undo. Each entry is shown on request, or if it failed. */
export function BatchLine({ batch, isHidden, hasKey, ...actions }: BatchLineProps) {
  const { pauseReason, onUndo, onGoNow, onDismiss } = actions
  const { writes } = useServices()
  const [showsEach, setShowsEach] = useState(false)
  const { what, entries } = batch
  const held = entries.filter(canBeUndone)
  const waiting = entries.find(({ stage }) => stage.at === 'waiting')
  const isOver = !entries.some(isPending)
  const failed = entries.filter((entry) => !isPending(entry) && outcomeOf(entry)?.state !== 'sent')
  const reasons = reasonsOf(failed)
  const able = (way: Way) => failed.filter((entry) => outcomeOf(entry)?.ways?.includes(way))
  // Several failures of one reason are one line.
  const shown = showsEach ? entries : failed.length > 1 ? [] : failed
  const isPaused = waiting?.stage.at === 'waiting' && waiting.stage.paused
  const about = <span className="sr-only"> {what}</span>
  return (
    <>
      <li
        hidden={isHidden}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-current/20 py-3"
      >
        <div className="flex min-w-0 flex-[1_1_16rem] flex-wrap items-center gap-x-3">
          {isOver &&
            (failed.length > 0 ? <CircleAlert aria-hidden size={20} /> : <CircleCheck aria-hidden size={20} />)}
          <p className="font-semibold">{what}</p>
          {isOver ? (
            <p role="alert" className="tabular-nums">
              <span className="sr-only">{`${what}: `}</span>
              <span>{countsText(entries)}</span>
            </p>
          ) : (
            // The countdown is not read out: the length of the wait was announced at its start.
            <p aria-hidden={waiting !== undefined || undefined} className="tabular-nums">
              {batchStateText(entries, pauseReason)}
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
          {held.length > 0 && (
            <Button
              size="small"
              variant="primary"
              aria-keyshortcuts={hasKey ? 'Shift+F8' : undefined}
              onClick={() => onUndo(held)}
            >
              <span>{held.length === entries.length ? 'Undo all' : `Undo the ${held.length} left`}</span>
              {about}
              {hasKey && <KeyName>⇧ F8</KeyName>}
            </Button>
          )}
          {waiting && (
            <>
              <Button size="small" onClick={() => writes.pause(!isPaused, ...held.map(({ id }) => id))}>
                <span>{isPaused ? 'Resume' : 'Pause'}</span>
                {about}
              </Button>
              {/* Not on the second click of a double click: the first may have made this button appear there. */}
              <Button size="small" onClick={({ detail }) => detail < 2 && onGoNow(held)}>
                <span>Do it now</span>
                {about}
              </Button>
            </>
          )}
          {isOver &&
            failed.length > 1 &&
            WAYS.map(
              (way) =>
                able(way).length > 0 && (
                  <Button
                    key={way}
                    size="small"
                    variant="primary"
                    onClick={({ detail }) => detail < 2 && writes.tryAgain(way, ...able(way).map(({ id }) => id))}
                  >
                    <span>
                      {way === 'look' ? `Look again for the ${able(way).length}` : `Send the ${able(way).length} again`}
                    </span>
                    {about}
                  </Button>
                ),
            )}
          <Button size="small" aria-expanded={showsEach} onClick={() => setShowsEach(!showsEach)}>
            <span>{showsEach ? 'Hide each' : 'Show each'}</span>
            {about}
          </Button>
          {isOver && (
            <Button size="small" onClick={() => onDismiss(entries)}>
              <span>Dismiss</span>
              {about}
            </Button>
          )}
        </div>
      </li>
      {shown.map((entry) => (
        <WriteLine key={entry.id} entry={entry} isHidden={isHidden} hasKey={false} {...actions} />
      ))}
    </>
  )
}

/** The texts of failed entries, each once, with their number. */
function reasonsOf(failed: readonly QueuedWrite[]): { text: string; count: number }[] {
  const texts = failed.map((entry) => outcomeOf(entry)?.text ?? '')
  return [...new Set(texts)].map((text) => ({ text, count: texts.filter((one) => one === text).length }))
}
