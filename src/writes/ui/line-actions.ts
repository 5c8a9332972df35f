import type { QueuedWrite } from '../entry'
import type { PauseReason } from './queue-texts'

/** Callbacks of the list, and its state, for its lines. */
export interface LineActions {
  pauseReason: PauseReason
  onUndo: (entries: readonly QueuedWrite[]) => void
  onGoNow: (entries: readonly QueuedWrite[]) => void
  onDiscard?: (entries: readonly QueuedWrite[]) => void
  onDismiss: (entries: readonly QueuedWrite[]) => void
}
