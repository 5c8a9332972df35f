import type { AnswerStorage, SentAnswer } from './answer-storage'
import { isThatAnswer, type HostAnswer, type AnswerState } from './answer-state'

/** Why there is no form: who has recorded an answer, or that none is expected. */
export type Closing =
  | { readonly known: 'by-host'; readonly answer: HostAnswer; readonly fromHere: boolean }
  /** `missing` where the host was asked and does not have the answer. */
  | { readonly known: 'by-device'; readonly sent: SentAnswer; readonly missing: boolean }
  /** The host's text when it refused an answer; may be empty. */
  | { readonly known: 'by-refusal'; readonly hostText: string }
  | { readonly known: 'closed'; readonly why: string }

/** The answer that was entered last on this page, and is not the one that the host has. */
export interface Unsent {
  readonly text: string
  /** Another one was sent from this device before, and may be the recorded one. */
  readonly afterAnother: boolean
}

export interface ClosedPage {
  readonly ending: Closing
  /** Not stored: lost on a reload. */
  readonly unsent?: Unsent
}

/** Why a page has no form, from the host's state and this device's storage; the host's comes first. Null: the form. */
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

function isFromHere(answer: HostAnswer, storage: AnswerStorage): boolean {
  const settled = storage.settled()
  const confirmed = settled !== null && 'sent' in settled && settled.sent.answer === answer.summary
  return confirmed || storage.tried().some(({ text }) => isThatAnswer(text, answer))
}

/** The same right before an answer is sent, with the text of an answer that will then not be sent. */
export function closingBefore(text: string, answerState: AnswerState, storage: AnswerStorage): ClosedPage | null {
  const ending = closingOf(answerState, storage)
  if (ending === null) return null
  const isThere = ending.known === 'by-host' && isThatAnswer(text, ending.answer)
  return isThere ? { ending } : { ending, unsent: { text, afterAnother: false } }
}

/** Removes the stored texts of an answer once the host is known to have one. True where there were any. */
export function forgetSentText({ ending, unsent }: ClosedPage, storage: AnswerStorage): boolean {
  if (ending.known !== 'by-host' || storage.settled() !== null) return false
  const arrived = storage.tried().find(({ text }) => isThatAnswer(text, ending.answer))
  if (arrived) storage.settle({ sent: { answer: arrived.answer, at: arrived.at } })
  else if (unsent) storage.settle({ recorded: '' })
  return storage.settled() !== null
}
