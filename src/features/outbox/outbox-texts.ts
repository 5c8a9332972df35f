import { isPending, outcomeOf, type WaitEnding, type OutboxEntry, type OutboxRequest } from '@/api/outbox/entry'
import { UNDO_SECONDS } from '@/api/outbox/outbox'

type Named = Pick<OutboxRequest, 'what' | 'shownId'>

/** What a line is about: "Denial, application 12_2026". */
export const entryName = ({ what, shownId }: Named): string => `${what}, application ${shownId}`

/** What a screen reader is told when the wait begins. */
export const waitingText = (toSend: Named & Pick<OutboxRequest, 'ending'>): string =>
  `${entryName(toSend)}: ${toSend.ending} in ${UNDO_SECONDS} seconds. Shift F8 undoes it, F8 leads to it.`

const UNDER_WAY: Readonly<Record<WaitEnding, string>> = { 'goes out': 'is going out', 'is saved': 'is being saved' }

const CAME_TO = { sent: 'is done', failed: 'was not sent', unconfirmed: 'is not confirmed' } as const

export interface PauseReason {
  /** Somebody has gone to the list, or is being asked something. */
  readonly isHeld: boolean
  /** Nothing goes on before a log-in. */
  readonly needsLogIn: boolean
}

/** Where one line stands, as the end of a sentence. */
export function answerStateOf({ stage, ending, underWay }: OutboxEntry, { isHeld, needsLogIn }: PauseReason): string {
  if (stage.at === 'over') return CAME_TO[stage.outcome.state]
  if (stage.at === 'waiting') {
    if (stage.paused) return `is paused at ${stage.left} s`
    return isHeld ? `stands still at ${stage.left} s` : `${ending} in ${stage.left} s`
  }
  if (needsLogIn) return 'waits until you have logged in again'
  return stage.at === 'sending' ? (underWay ?? UNDER_WAY[ending]) : 'is next'
}

/** How many lines stand where: "2 wait, 1 sent, 1 not sent". */
export function countsText(entries: readonly OutboxEntry[]): string {
  const ended = (state: keyof typeof CAME_TO) => entries.filter((entry) => outcomeOf(entry)?.state === state).length
  const waiting = entries.filter(isPending).length
  const counts = [
    [waiting, waiting === 1 ? 'waits' : 'wait'],
    [ended('sent'), 'done'],
    [ended('failed'), 'not sent'],
    [ended('unconfirmed'), 'not confirmed'],
  ] as const
  return counts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(', ')
}
