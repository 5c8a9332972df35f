import { isPending, isRestored, outcomeOf, type WaitEnding, type QueuedWrite, type WriteRequest } from '@/writes/entry'
import { UNDO_SECONDS } from '@/writes/queue'

type Named = Pick<WriteRequest, 'what' | 'shownId'>

export const entryName = ({ what, shownId }: Named): string => `${what}, application ${shownId}`

/** Announced to screen readers when the wait begins. */
export const waitingText = (request: Named & Pick<WriteRequest, 'ending' | 'details'>): string =>
  `${entryName(request)}${request.details ? `, ${request.details}` : ''}: ${request.ending} in ${UNDO_SECONDS} seconds. Shift F8 undoes it, F8 leads to it.`

const SENDING: Readonly<Record<WaitEnding, string>> = { 'goes out': 'is going out', 'is saved': 'is being saved' }

const ENDED = { sent: 'is done', failed: 'was not sent', unconfirmed: 'is not confirmed' } as const

export interface PauseReason {
  /** The countdowns are paused, because the person is in the list or a dialog is open. */
  readonly isHeld: boolean
  /** Nothing is sent before a log-in. */
  readonly needsLogIn: boolean
}

/** The state of an entry, as the end of a sentence. */
export function stateText(entry: QueuedWrite, { isHeld, needsLogIn }: PauseReason): string {
  const { stage, ending, busyLabel, write } = entry
  if (stage.at === 'over') return ENDED[stage.outcome.state]
  if (stage.at === 'restored') return write.mayHaveArrived ? 'may have been sent' : ENDED.failed
  if (stage.at === 'waiting') {
    if (stage.paused) return `is paused at ${stage.left} s`
    return isHeld ? `waits at ${stage.left} s` : `${ending} in ${stage.left} s`
  }
  if (needsLogIn) return 'waits until you have logged in again'
  return stage.at === 'sending' ? (busyLabel ?? SENDING[ending]) : 'is next'
}

const TOGETHER: Readonly<Record<WaitEnding, { wait: string; busy: string }>> = {
  'goes out': { wait: 'go out', busy: 'going out' },
  'is saved': { wait: 'are saved', busy: 'being saved' },
}

export const batchWaitingText = (what: string, ending: WaitEnding): string =>
  `${what}: they ${TOGETHER[ending].wait} in ${UNDO_SECONDS} seconds. Shift F8 undoes all of them, F8 leads to them.`

/** The state of a batch that is not over, as the end of a sentence. */
export function batchStateText(entries: readonly QueuedWrite[], reason: PauseReason): string {
  const waiting = entries.find(({ stage }) => stage.at === 'waiting')
  const { wait, busy } = TOGETHER[entries[0]?.ending ?? 'goes out']
  if (waiting?.stage.at === 'waiting') {
    const { left, paused } = waiting.stage
    if (paused) return `paused at ${left} s`
    return reason.isHeld ? `wait at ${left} s` : `${wait} in ${left} s`
  }
  const counts = countsText(entries)
  return reason.needsLogIn
    ? `${counts}; the rest waits until you have logged in again`
    : `${counts}; ${busy} one by one`
}

/** Counts the entries in each state: "2 wait, 1 done, 1 not sent". */
export function countsText(entries: readonly QueuedWrite[]): string {
  const ended = (state: keyof typeof ENDED) => entries.filter((entry) => outcomeOf(entry)?.state === state).length
  const restored = entries.filter(isRestored).length
  const waiting = entries.filter(isPending).length - restored
  const counts = [
    [waiting, waiting === 1 ? 'waits' : 'wait'],
    [ended('sent'), 'done'],
    [ended('failed') + restored, 'not sent'],
    [ended('unconfirmed'), 'not confirmed'],
  ] as const
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}
