import {
  emailName,
  isRestored,
  isPending,
  mayHaveArrived,
  outcomeOf,
  type QueuedWrite,
  type Stop,
  type WaitEnding,
  type WriteRequest,
} from '@/writes/entry'
import { UNDO_SECONDS } from '@/writes/queue'
import type { Outcome, ReachedStep, Way } from '@/writes/write'

type WriteName = Pick<WriteRequest, 'what' | 'shownId'>

export const entryName = ({ what, shownId }: WriteName): string => `${what}, application ${shownId}`

/** Announced to screen readers when the wait begins. */
export const waitingText = (request: WriteName & Pick<WriteRequest, 'ending' | 'details'>): string =>
  `${entryName(request)}${request.details ? `, ${request.details}` : ''}: ${request.ending} in ${UNDO_SECONDS} seconds. Shift F8 undoes it, F8 leads to it.`

const SENDING: Readonly<Record<WaitEnding, string>> = { 'goes out': 'is going out', 'is saved': 'is being saved' }

/** The first second of a wait may be longer. */
const secondsLeft = ({ left }: { readonly left: number }): number => Math.min(left, UNDO_SECONDS)

const ENDED = { sent: 'is done', failed: 'was not sent', unconfirmed: 'is not confirmed' } as const

export interface PauseReason {
  /** The countdowns are paused, because the person is in the list or a dialog is open. */
  readonly isHeld: boolean
  readonly stop: Stop | null
}

const STOPPED: Readonly<Record<Stop, string>> = {
  'signed out': 'until you have logged in again',
  'no host': 'until the council’s server can be reached',
}

/** Says why nothing is sent, and how many wait. */
export function stopText(stop: Stop, entries: readonly QueuedWrite[]): string {
  const inLine = entries.filter(({ stage }) => stage.at === 'in line').length
  const goes = inLine === 1 ? '1 waits here, and goes on' : `${inLine} wait here, and go on`
  return stop === 'signed out'
    ? 'Your session has ended. What waits here goes on once you have logged in again.'
    : `The council’s server cannot be reached. ${goes} once it answers.`
}

/** The state of an entry, as the end of a sentence. */
export function stateText(entry: QueuedWrite, { isHeld, stop }: PauseReason): string {
  const { stage, ending, busyLabel } = entry
  if (stage.at === 'over') return endedText(entry, stage.outcome)
  if (stage.at === 'restored') return mayHaveArrived(entry) ? 'may have been sent' : ENDED.failed
  if (stage.at === 'waiting') {
    const left = secondsLeft(stage)
    if (stage.paused) return `is paused at ${left} s`
    return isHeld ? `waits at ${left} s` : `${ending} in ${left} s`
  }
  if (stage.at !== 'sending') return stop ? `waits ${STOPPED[stop]}` : 'is next'
  return stage.only ? 'is looked for' : (busyLabel ?? SENDING[ending])
}

/** Of a write that is saved, names the part that is left. */
function endedText({ write, what }: QueuedWrite, { state, left }: Outcome): string {
  const isSaved = state !== 'sent' && left?.step === 'email' && write.letter && what !== emailName(write.letter)
  return isSaved ? `is saved; its e-mail ${ENDED[state]}` : ENDED[state]
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
    const left = secondsLeft(waiting.stage)
    if (waiting.stage.paused) return `paused at ${left} s`
    return reason.isHeld ? `wait at ${left} s` : `${wait} in ${left} s`
  }
  const counts = countsText(entries)
  // The line above says that the host is away.
  if (reason.stop === 'no host') return counts
  return reason.stop ? `${counts}; the rest waits ${STOPPED[reason.stop]}` : `${counts}; ${busy} one by one`
}

/** Counts the entries in each state: "2 wait, 1 done, 1 not sent". */
export function countsText(entries: readonly QueuedWrite[]): string {
  const ended = (state: keyof typeof ENDED) => entries.filter((entry) => outcomeOf(entry)?.state === state).length
  const offered = entries.filter(isRestored).length
  const waiting = entries.filter(isPending).length - offered
  const counts = [
    [waiting, waiting === 1 ? 'waits' : 'wait'],
    [ended('sent'), 'done'],
    [ended('failed') + offered, 'not sent'],
    [ended('unconfirmed'), 'not confirmed'],
  ] as const
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}

export const wayLabel = (way: Way, left: ReachedStep | undefined): string =>
  way === 'look' ? 'Look again' : left?.step === 'email' ? 'Retry the e-mail' : 'Send again'
