import { useServices } from '@/api/services'
import { canBeUndone, isRestored, outcomeOf, type QueuedWrite } from '@/writes/entry'
import { Button } from '@/ui/button'
import { UserText } from '@/ui/user-text'
import { ListLink } from './list-link'
import { WriteOutcome } from './write-outcome'
import { KeyName } from '@/features/shortcuts/key-name'
import { entryName, stateText, type PauseReason } from './queue-texts'

export interface LineActions {
  pauseReason: PauseReason
  onUndo: (entries: readonly QueuedWrite[]) => void
  onGoNow: (entries: readonly QueuedWrite[]) => void
  onDiscard?: (entries: readonly QueuedWrite[]) => void
  onDismiss: (entries: readonly QueuedWrite[]) => void
}

interface WriteLineProps extends LineActions {
  entry: QueuedWrite
  isHidden: boolean
  /** Shift+F8 undoes this entry. */
  hasKey: boolean
}

export function WriteLine({ entry, isHidden, pauseReason, hasKey, ...actions }: WriteLineProps) {
  const { onUndo, onGoNow, onDiscard, onDismiss } = actions
  const { writes } = useServices()
  const { id, what, shownId, details, title, stage } = entry
  const outcome = outcomeOf(entry)
  const about = <span className="sr-only"> {entryName(entry)}</span>
  return (
    <li
      hidden={isHidden}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-current/20 py-3"
    >
      <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">
        <span className="font-semibold">{what}</span> <span className="whitespace-nowrap tabular-nums">{shownId}</span>
        {details && <span>{`: ${details},`}</span>}{' '}
        {/* The countdown is not read out: the length of the wait was announced at its start. */}
        <span aria-hidden={stage.at === 'waiting' || undefined} className="whitespace-nowrap tabular-nums">
          {stateText(entry, pauseReason)}
        </span>
        <UserText as="span" className="line-clamp-1 text-sm opacity-85">
          {title}
        </UserText>
      </p>
      {outcome && <WriteOutcome entry={entry} outcome={outcome} onDismiss={() => onDismiss([entry])} />}
      {isRestored(entry) && (
        <div className="flex flex-wrap gap-2">
          <ListLink entry={entry} />
          <Button size="small" onClick={({ detail }) => detail < 2 && onGoNow([entry])}>
            <span>Send</span>
            {about}
          </Button>
          <Button size="small" onClick={() => onDiscard?.([entry])}>
            <span>Discard</span>
            {about}
          </Button>
        </div>
      )}
      {canBeUndone(entry) && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="primary"
            aria-keyshortcuts={hasKey ? 'Shift+F8' : undefined}
            onClick={() => onUndo([entry])}
          >
            <span>Undo</span>
            {about}
            {hasKey && <KeyName>⇧ F8</KeyName>}
          </Button>
          {stage.at === 'waiting' && (
            <>
              <Button size="small" onClick={() => writes.pause(!stage.paused, id)}>
                <span>{stage.paused ? 'Resume' : 'Pause'}</span>
                {about}
              </Button>
              {/* Not on the second click of a double click: the first may have made this button appear under the pointer. */}
              <Button size="small" onClick={({ detail }) => detail < 2 && onGoNow([entry])}>
                <span>Do it now</span>
                {about}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  )
}
