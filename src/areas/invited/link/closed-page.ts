import type { AnswerStorage, SentAnswer } from './answer-storage'
import { isSameAnswer, type AnswerState, type HostAnswer } from './answer-state'

/** The last answer entered on this page, if the host has another one. Lost on a reload. */
export interface UnsentAnswer {
  readonly text: string
  /**
   * `entered-after-another`: this device sent another answer before, which may be the recorded one. `sent`: this device
   * sent this answer, and keeps it because the host shows another one.
   */
  readonly state: 'entered' | 'entered-after-another' | 'sent'
}

/** Why the form is not shown: an answer was recorded on the host or this device, or none is expected. */
export type ClosedPage = { readonly unsent?: UnsentAnswer } & (
  | { readonly kind: 'answer-on-host'; readonly answer: HostAnswer; readonly isFromThisDevice: boolean }
  | { readonly kind: 'answer-on-device'; readonly sent: SentAnswer; readonly isMissingOnHost: boolean }
  /** `hostText` explains the refusal; it may be empty. */
  | { readonly kind: 'answer-refused'; readonly hostText: string }
  | { readonly kind: 'not-expected'; readonly reason: string }
)

/** Returns null to show the form. The host's state takes precedence over this device's storage. */
export function findClosedPage(answerState: AnswerState, storage: AnswerStorage): ClosedPage | null {
  const settled = storage.getSettled()
  if (answerState.state === 'answered') {
    const { answer } = answerState
    const attempt = storage.getAttempt()
    const isFromThisDevice = settled
      ? 'sent' in settled && settled.sent.answer === answer.summary
      : attempt !== undefined && isSameAnswer(attempt.text, answer)
    return { kind: 'answer-on-host', answer, isFromThisDevice }
  }
  if (settled)
    return 'sent' in settled
      ? { kind: 'answer-on-device', sent: settled.sent, isMissingOnHost: answerState.state !== 'unchecked' }
      : { kind: 'answer-refused', hostText: settled.recorded }
  return answerState.state === 'closed' ? { kind: 'not-expected', reason: answerState.reason } : null
}

/** Adds the text of a sent answer if the host shows another one, so that the person can copy it. */
export function findClosedPageOnLoad(answerState: AnswerState, storage: AnswerStorage): ClosedPage | null {
  const closedPage = findClosedPage(answerState, storage)
  const attempt = storage.getAttempt()
  if (closedPage?.kind !== 'answer-on-host' || !attempt || isSameAnswer(attempt.text, closedPage.answer))
    return closedPage
  return { ...closedPage, unsent: { text: attempt.text, state: 'sent' } }
}

/** Adds the text that was about to be sent, unless the host has recorded the same answer. */
export function findClosedPageBeforeSend(
  text: string,
  answerState: AnswerState,
  storage: AnswerStorage,
): ClosedPage | null {
  const closedPage = findClosedPage(answerState, storage)
  if (!closedPage || (closedPage.kind === 'answer-on-host' && isSameAnswer(text, closedPage.answer))) return closedPage
  return { ...closedPage, unsent: { text, state: 'entered' } }
}

/** Removes the stored texts of an answer once the host has one. Returns whether it removed any. */
export function discardStoredText(page: ClosedPage, storage: AnswerStorage): boolean {
  if (page.kind !== 'answer-on-host' || page.unsent?.state === 'sent' || storage.getSettled() !== null) return false
  const attempt = storage.getAttempt()
  if (attempt && isSameAnswer(attempt.text, page.answer))
    storage.settle({ sent: { answer: attempt.answer, at: attempt.at } })
  else if (page.unsent) storage.settle({ recorded: '' })
  return storage.getSettled() !== null
}
