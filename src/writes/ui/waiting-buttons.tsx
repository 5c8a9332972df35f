import { useServices } from '@/api/services'
import { Button } from '@/ui/button'
import { KeyName } from '@/ui/key-name'
import type { QueuedWrite } from '../entry'
import type { PauseReason } from './queue-texts'

/** Callbacks of the list, and its state, for its lines. */
export interface LineActions {
  pauseReason: PauseReason
  onUndo: (entries: readonly QueuedWrite[]) => void
  onSendNow: (entries: readonly QueuedWrite[]) => void
  onDiscard?: (entries: readonly QueuedWrite[]) => void
  onDismiss: (entries: readonly QueuedWrite[]) => void
}

interface WaitingButtonsProps extends Pick<LineActions, 'onUndo' | 'onSendNow'> {
  /** Entries that can be undone. */
  entries: readonly QueuedWrite[]
  undoLabel: string
  about: string
  /** Shift+F8 undoes them. */
  hasShortcut: boolean
}

/** Undo, and while the countdown runs also Pause and Do it now. */
export function WaitingButtons({ entries, undoLabel, about, hasShortcut, onUndo, onSendNow }: WaitingButtonsProps) {
  const { writes } = useServices()
  if (entries.length === 0) return null
  const [waiting] = entries.flatMap(({ stage }) => (stage.status === 'waiting' ? [stage] : []))
  return (
    <>
      <Button
        size="small"
        variant="primary"
        aria-keyshortcuts={hasShortcut ? 'Shift+F8' : undefined}
        onClick={() => onUndo(entries)}
      >
        <span>{undoLabel}</span>
        <span className="sr-only"> {about}</span>
        {hasShortcut && <KeyName>⇧ F8</KeyName>}
      </Button>
      {waiting && (
        <>
          <Button
            size="small"
            about={about}
            onClick={() => writes.pause(!waiting.paused, ...entries.map(({ id }) => id))}
          >
            {waiting.paused ? 'Resume' : 'Pause'}
          </Button>
          {/* Not on the second click of a double click: the first may have made this button appear under the pointer. */}
          <Button size="small" about={about} onClick={({ detail }) => detail < 2 && onSendNow(entries)}>
            Do it now
          </Button>
        </>
      )}
    </>
  )
}
