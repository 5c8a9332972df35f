import type { AnswerStorage, SentAnswer } from './answer-storage'
import { isThatAnswer, type HostAnswer, type AnswerState } from './answer-state'

/** Why the form is not shown: an answer was recorded (by whom), or none is expected. */
export type Closing =
  | { readonly known: 'by-host'; readonly answer: HostAnswer; readonly fromHere: boolean }
  /** `missing` if the host was asked and does not have the answer. */
  | { readonly known: 'by-device'; readonly sent: SentAnswer; readonly missing: boolean }
  /** The host's text when it refused an answer; may be empty. */
  | { readonly known: 'by-refusal'; readonly hostText: string }
  | { readonly known: 'closed'; readonly why: string }

/** The answer last entered on this page, if it is not the one that the host has. */
export interface Unsent {
  readonly text: string
  /** Whether another one was sent from this device before, which may be the recorded one. */
  readonly afterAnother: boolean
  /** Whether it was sent, although the host shows another answer. Then it stays stored on this device. */
  readonly wasSent?: boolean
}

export interface ClosedPage {
  readonly ending: Closing
  /** Held in memory only, so lost on a reload. */
  readonly unsent?: Unsent
}

/** Returns why the form is not shown; null to show it. The host's state takes precedence over this device's storage. */
export function closingOf(answerState: AnswerState, storage: AnswerStorage): Closing | null {
  if (answerState.state === 'answered')
    return { known: 'by-host', answer: answerState.answer, fromHere: isFromHere(answerState.answer, storage) }
  const settled = storage.settled()
  if (settled)
    return 'sent' in settled
      ? { known: 'by-device', sent: settled.sent, missing: answerState.state !== 'unchecked' }
      : { known: 'by-refusal', hostText: settled.recorded }
  return answerState.state === 'closed' ? { known: 'closed', why: answerState.why } : null
}

/** Returns the ending found on page load. A sent answer that the host does not show can be copied. */
export function closedPageOf(answerState: AnswerState, storage: AnswerStorage): ClosedPage | null {
  const ending = closingOf(answerState, storage)
  const last = storage.attempt()
  if (ending?.known !== 'by-host' || !last || isThatAnswer(last.text, ending.answer)) return ending && { ending }
  return { ending, unsent: { text: last.text, afterAnother: false, wasSent: true } }
}

function isFromHere(answer: HostAnswer, storage: AnswerStorage): boolean {
  const settled = storage.settled()
  if (settled) return 'sent' in settled && settled.sent.answer === answer.summary
  const attempt = storage.attempt()
  return attempt !== undefined && isThatAnswer(attempt.text, answer)
}

/** Repeats the check right before sending. If it finds an answer, returns the new text as unsent. */
export function closingBefore(text: string, answerState: AnswerState, storage: AnswerStorage): ClosedPage | null {
  const ending = closingOf(answerState, storage)
  if (ending === null) return null
  const isThere = ending.known === 'by-host' && isThatAnswer(text, ending.answer)
  return isThere ? { ending } : { ending, unsent: { text, afterAnother: false } }
}

/** Removes the stored texts of an answer once the host is known to have one. True if there were any. */
export function forgetSentText({ ending, unsent }: ClosedPage, storage: AnswerStorage): boolean {
  if (ending.known !== 'by-host' || unsent?.wasSent || storage.settled() !== null) return false
  const attempt = storage.attempt()
  if (attempt && isThatAnswer(attempt.text, ending.answer))
    storage.settle({ sent: { answer: attempt.answer, at: attempt.at } })
  else if (unsent) storage.settle({ recorded: '' })
  return storage.settled() !== null
}
