import { useServices } from '@/api/services'
import { canBeUndone, outcomeOf, type OutboxEntry } from '@/api/outbox/entry'
import { Button } from '@/ui/button'
import { EntryOutcome } from './entry-outcome'
import { entryName, answerStateOf, type PauseReason } from './outbox-texts'

interface SendingLineProps {
  entry: OutboxEntry
  standstill: PauseReason
  /** Shift+F8 takes this one back. */
  hasKey: boolean
  onUndo: () => void
  onGoNow: () => void
  onDismiss: () => void
}

/** One thing that waits, is being sent, or was: what it is, of which application, and what can be done about it. */
export function OutboxLine({ entry, standstill, hasKey, onUndo, onGoNow, onDismiss }: SendingLineProps) {
  const { outbox } = useServices()
  const { id, what, shownId, title, stage } = entry
  const outcome = outcomeOf(entry)
  const about = <span className="sr-only"> {entryName(entry)}</span>
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-current/20 py-3">
      <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        <span className="font-semibold">{what}</span> <span className="whitespace-nowrap tabular-nums">{shownId}</span>{' '}
        {/* A reader was told once how long there is; the seconds are for those who see them. */}
        <span aria-hidden={stage.at === 'waiting' || undefined} className="whitespace-nowrap tabular-nums">
          {answerStateOf(entry, standstill)}
        </span>
        <span className="line-clamp-1 text-sm opacity-85">{title}</span>
      </p>
      {outcome && <EntryOutcome entry={entry} outcome={outcome} onDismiss={onDismiss} />}
      {canBeUndone(entry) && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="primary" aria-keyshortcuts={hasKey ? 'Shift+F8' : undefined} onClick={onUndo}>
            Undo{about}
            {hasKey && <KeyName>⇧ F8</KeyName>}
          </Button>
          {stage.at === 'waiting' && (
            <>
              <Button size="small" onClick={() => outbox.pause(id, !stage.paused)}>
                {stage.paused ? 'Resume' : 'Pause'}
                {about}
              </Button>
              {/* It may have come to stand under the second press of a double click. */}
              <Button size="small" onClick={({ detail }) => detail < 2 && onGoNow()}>
                Do it now{about}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}

/** A key, for those who have a keyboard before them; its name for a reader is in `aria-keyshortcuts`. */
const KeyName = ({ children }: { children: string }) => (
  <kbd aria-hidden className="font-sans text-xs font-normal opacity-85 pointer-coarse:hidden">
    {children}
  </kbd>
)
