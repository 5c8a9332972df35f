import {
  formatEmailName,
  isRestored,
  isPending,
  mayHaveArrived,
  getOutcome,
  type QueuedWrite,
  type StopReason,
  type WaitEnding,
  type WriteRequest,
} from '@/writes/entry'
import { UNDO_SECONDS } from '@/writes/queue'
import type { Outcome, ReachedStep, RetryAction } from '@/writes/write'

type WriteName = Pick<WriteRequest, 'what' | 'shownId'>

export const formatEntryName = ({ what, shownId }: WriteName): string => `${what}, application ${shownId}`

/** Announced to screen readers when the wait begins. */
export const formatWaiting = (request: WriteName & Pick<WriteRequest, 'ending' | 'details'>): string =>
  `${formatEntryName(request)}${request.details ? `, ${request.details}` : ''}: ${request.ending} in ${UNDO_SECONDS} seconds. Shift F8 undoes it, F8 leads to it.`

const BUSY_WORDS: Readonly<Record<WaitEnding, string>> = { 'goes out': 'is going out', 'is saved': 'is being saved' }

/** The first second of a wait may be longer. */
const capSeconds = ({ secondsLeft }: { readonly secondsLeft: number }): number => Math.min(secondsLeft, UNDO_SECONDS)

const OUTCOME_WORDS = { sent: 'is done', failed: 'was not sent', unconfirmed: 'is not confirmed' } as const

export interface PauseReason {
  /** The countdowns are paused, because the person is in the list or a dialog is open. */
  readonly isHeld: boolean
  readonly stop: StopReason | null
}

const STOP_WORDS: Readonly<Record<StopReason, string>> = {
  'signed out': 'until you have logged in again',
  'no host': 'until the council’s server can be reached',
}

/** Says why nothing is sent, and how many wait. */
export function formatStop(stop: StopReason, entries: readonly QueuedWrite[]): string {
  const inLineCount = entries.filter(({ stage }) => stage.status === 'in line').length
  const waitingText = inLineCount === 1 ? '1 waits here, and goes on' : `${inLineCount} wait here, and go on`
  return stop === 'signed out'
    ? 'Your session has ended. What waits here goes on once you have logged in again.'
    : `The council’s server cannot be reached. ${waitingText} once it answers.`
}

/** The state of an entry, as the end of a sentence. */
export function formatState(entry: QueuedWrite, { isHeld, stop }: PauseReason): string {
  const { stage, ending, busyLabel } = entry
  if (stage.status === 'over') return formatOutcome(entry, stage.outcome)
  if (stage.status === 'restored') return mayHaveArrived(entry) ? 'may have been sent' : OUTCOME_WORDS.failed
  if (stage.status === 'waiting') {
    const seconds = capSeconds(stage)
    if (stage.paused) return `is paused at ${seconds} s`
    return isHeld ? `waits at ${seconds} s` : `${ending} in ${seconds} s`
  }
  if (stage.status !== 'sending') return stop ? `waits ${STOP_WORDS[stop]}` : 'is next'
  return stage.mode ? 'is looked for' : (busyLabel ?? BUSY_WORDS[ending])
}

/** Of a write that is saved, names the part that is left. */
function formatOutcome({ write, what }: QueuedWrite, { state, remainingStep }: Outcome): string {
  const isSaved =
    state !== 'sent' && remainingStep?.step === 'email' && write.letter && what !== formatEmailName(write.letter)
  return isSaved ? `is saved; its e-mail ${OUTCOME_WORDS[state]}` : OUTCOME_WORDS[state]
}

const BATCH_WORDS: Readonly<Record<WaitEnding, { wait: string; busy: string }>> = {
  'goes out': { wait: 'go out', busy: 'going out' },
  'is saved': { wait: 'are saved', busy: 'being saved' },
}

export const formatBatchWaiting = (what: string, ending: WaitEnding): string =>
  `${what}: they ${BATCH_WORDS[ending].wait} in ${UNDO_SECONDS} seconds. Shift F8 undoes all of them, F8 leads to them.`

/** The state of a batch that is not over, as the end of a sentence. */
export function formatBatchState(entries: readonly QueuedWrite[], reason: PauseReason): string {
  const waiting = entries.find(({ stage }) => stage.status === 'waiting')
  const { wait, busy } = BATCH_WORDS[entries[0]?.ending ?? 'goes out']
  if (waiting?.stage.status === 'waiting') {
    const seconds = capSeconds(waiting.stage)
    if (waiting.stage.paused) return `paused at ${seconds} s`
    return reason.isHeld ? `wait at ${seconds} s` : `${wait} in ${seconds} s`
  }
  const counts = formatCounts(entries)
  // The line above says that the host is away.
  if (reason.stop === 'no host') return counts
  return reason.stop ? `${counts}; the rest waits ${STOP_WORDS[reason.stop]}` : `${counts}; ${busy} one by one`
}

/** Counts the entries in each state: "2 wait, 1 done, 1 not sent". */
export function formatCounts(entries: readonly QueuedWrite[]): string {
  const countOutcomes = (state: keyof typeof OUTCOME_WORDS) =>
    entries.filter((entry) => getOutcome(entry)?.state === state).length
  const restoredCount = entries.filter(isRestored).length
  const waiting = entries.filter(isPending).length - restoredCount
  const counts = [
    [waiting, waiting === 1 ? 'waits' : 'wait'],
    [countOutcomes('sent'), 'done'],
    [countOutcomes('failed') + restoredCount, 'not sent'],
    [countOutcomes('unconfirmed'), 'not confirmed'],
  ] as const
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}

export const formatRetryLabel = (action: RetryAction, remainingStep: ReachedStep | undefined): string =>
  action === 'look' ? 'Look again' : remainingStep?.step === 'email' ? 'Retry the e-mail' : 'Send again'

/** Says which of several failed entries one press may send a second time. */
export function formatBatchRetryLabel(entries: readonly QueuedWrite[]): string {
  const sendable = entries.filter((entry) => getOutcome(entry)?.retryActions?.includes('send'))
  const doubtfulCount = sendable.filter(mayHaveArrived).length
  const lookCount = entries.length - sendable.length
  return [
    sendable.length > 0 && `Send ${sendable.length} again`,
    doubtfulCount > 0 && `${doubtfulCount} may arrive twice`,
    lookCount > 0 && (sendable.length > 0 ? `look for ${lookCount}` : `Look again for ${lookCount}`),
  ]
    .filter(Boolean)
    .join(', ')
}
