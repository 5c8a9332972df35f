import type { QueuedWrite } from '../entry'
import type { PauseReason } from './queue-texts'

/** What a line of the list needs of the list. */
export interface LineActions {
  pauseReason: PauseReason
  onUndo: (entries: readonly QueuedWrite[]) => void
  onGoNow: (entries: readonly QueuedWrite[]) => void
  onDiscard?: (entries: readonly QueuedWrite[]) => void
  onDismiss: (entries: readonly QueuedWrite[]) => void
}
