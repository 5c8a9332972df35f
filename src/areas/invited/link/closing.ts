import type { AnswerStorage, SentAnswer } from './answer-storage'
import { isThatAnswer, type AnswerState, type HostAnswer } from './answer-state'

/** The answer last entered on this page, if it is not the one that the host has. Lost on a reload. */
export interface UnsentAnswer {
  readonly text: string
  /**
   * `entered-after-another`: another answer was sent from this device before, and may be the recorded one. `sent`: the
   * host shows another answer, so this one stays stored on this device.
   */
  readonly state: 'entered' | 'entered-after-another' | 'sent'
}

/** Why the form is not shown: an answer was recorded (by whom), or none is expected. */
export type ClosedPage = { readonly unsent?: UnsentAnswer } & (
  | { readonly known: 'by-host'; readonly answer: HostAnswer; readonly fromHere: boolean }
  /** `missing` if the host was asked and does not have the answer. */
  | { readonly known: 'by-device'; readonly sent: SentAnswer; readonly missing: boolean }
  /** The host's text when it refused an answer; may be empty. */
  | { readonly known: 'by-refusal'; readonly hostText: string }
  | { readonly known: 'closed'; readonly why: string }
)

/** Returns why the form is not shown; null to show it. The host's state takes precedence over this device's storage. */
export function closingOf(answerState: AnswerState, storage: AnswerStorage): ClosedPage | null {
  const settled = storage.settled()
  if (answerState.state === 'answered') {
    const { answer } = answerState
    const attempt = storage.attempt()
    const fromHere = settled
      ? 'sent' in settled && settled.sent.answer === answer.summary
      : attempt !== undefined && isThatAnswer(attempt.text, answer)
    return { known: 'by-host', answer, fromHere }
  }
  if (settled)
    return 'sent' in settled
      ? { known: 'by-device', sent: settled.sent, missing: answerState.state !== 'unchecked' }
      : { known: 'by-refusal', hostText: settled.recorded }
  return answerState.state === 'closed' ? { known: 'closed', why: answerState.why } : null
}

/** Returns the closing found on page load. A sent answer that the host does not show can be copied. */
export function closingOnLoad(answerState: AnswerState, storage: AnswerStorage): ClosedPage | null {
  const closing = closingOf(answerState, storage)
  const last = storage.attempt()
  if (closing?.known !== 'by-host' || !last || isThatAnswer(last.text, closing.answer)) return closing
  return { ...closing, unsent: { text: last.text, state: 'sent' } }
}

/** Repeats the check right before sending. If it finds an answer, returns the new text as unsent. */
export function closingBefore(text: string, answerState: AnswerState, storage: AnswerStorage): ClosedPage | null {
  const closing = closingOf(answerState, storage)
  const isThere = closing?.known === 'by-host' && isThatAnswer(text, closing.answer)
  return closing && !isThere ? { ...closing, unsent: { text, state: 'entered' } } : closing
}

/** Removes the stored texts of an answer once the host is known to have one. True if there were any. */
export function forgetSentText(page: ClosedPage, storage: AnswerStorage): boolean {
  if (page.known !== 'by-host' || page.unsent?.state === 'sent' || storage.settled() !== null) return false
  const attempt = storage.attempt()
  if (attempt && isThatAnswer(attempt.text, page.answer))
    storage.settle({ sent: { answer: attempt.answer, at: attempt.at } })
  else if (page.unsent) storage.settle({ recorded: '' })
  return storage.settled() !== null
}
