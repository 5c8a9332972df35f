import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { explainWrite, isAmbiguous, isStillAmbiguous, refusalOr, type ApiError } from '@/api/errors'
import { useCall, useServices } from '@/api/services'
import type { CallName, Input } from '@/contract'
import { guidance, type FailureKind } from '@/domain/texts/guidance'
import type { LinkPage } from '@/domain/people/links'
import { useAlerts } from '@/ui/alerts'
import { useSend } from '@/writes/use-send'
import { usePreloadedPage } from '@/features/use-preloaded-page'
import type { AnswerAttempt, AnswerStorage, Settled } from './answer-storage'
import { closingBefore, closingOf, type Unsent } from './closing'
import { checkAnswer } from './check-answer'
import { isThatAnswer, type AnswerState } from './answer-state'
import { useClosing } from './use-closing'

type AnswerCall = Extract<CallName, `decideAs${string}` | `submitReview${string}`>

interface AnswerSettings {
  readonly page: LinkPage
  readonly applicationId: string
  readonly storage: AnswerStorage
  readonly answerState: AnswerState
  /** Alert texts: for a refusal, and for any other failure. */
  readonly refused: (hostText: string) => string
  readonly failed: string
  /** The page to go to after success. */
  readonly thanks: string
  readonly onSettled?: () => Promise<void>
}

interface Answer<Name extends AnswerCall> {
  readonly input: Input<Name>
  /** The text of the confirmation before it is sent. */
  readonly question: string
  readonly confirmLabel: string
  /** The part that this device stores. */
  readonly summary: string
  /** The sent texts, line by line, for the confirmation page. */
  readonly copy: readonly string[]
}

/** A refusal because of an existing answer; hosts signal it only in the text. */
const SAYS_RECORDED = /\balready\b.*\b(recorded|submitted|decided|reviewed|evaluated|answered|received)\b/i

/** Failures after which the host has certainly not stored the answer. */
const NOT_STORED: ReadonlySet<FailureKind> = new Set(['refused', 'signed-out', 'too-large', 'unreadable-file'])

/** Returns the last answer sent before the page was opened, if the host was read and returns none. */
const missingBefore = ({ state }: AnswerState, storage: AnswerStorage): AnswerAttempt | undefined =>
  state === 'open' ? storage.attempt() : undefined

/** Sends an answer once, unless there is an earlier one, and reads it back (decision 16). */
export function useAnswer<Name extends AnswerCall>(call: Name, settings: AnswerSettings) {
  const { page, applicationId, storage, answerState, refused, failed, thanks, onSettled } = settings
  const { client, now } = useServices()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const isThanksThere = usePreloadedPage(thanks)
  const sending = useSend(useCall(call))
  const { ended, end } = useClosing(settings)
  const [isChecking, setChecking] = useState(false)
  const [missing, setMissing] = useState(() => missingBefore(answerState, storage))

  async function send(answer: Answer<Name>): Promise<void> {
    // Another tab may have sent it in the meantime.
    const earlier = closingOf({ state: 'unchecked' }, storage)
    if (earlier) return end({ ending: earlier })
    if (!(await isThanksThere())) return
    if (!(await alerts.confirm(answer.question, { confirmLabel: answer.confirmLabel }))) return
    const text = answer.copy.join('\n')
    // Another device may have sent it since this page was opened.
    const recorded = closingBefore(text, await look(), storage)
    if (recorded) return end(recorded)
    setMissing(undefined)
    const before = storage.attempt()
    const attempt = before?.text === text ? before : { answer: answer.summary, at: now().toISOString(), text }
    // Stored before sending, because it may arrive even if the page is closed or gets no response.
    storage.storeAttempt(attempt)
    const { failure } = await sending.send(answer.input)
    if (failure) {
      if (failure.nothingSent || NOT_STORED.has(failure.kind)) storage.storeAttempt(before)
      if (!saysRecorded(failure)) return alertFailure(failure)
      const { settled, unsent } = afterRefusal(failure.serverText, text, before)
      storage.settle(settled)
      await onSettled?.()
      const ending = closingOf({ state: 'unchecked' }, storage)
      return ending ? end({ ending, ...(unsent && { unsent }) }) : undefined
    }
    const shown = await look()
    // Some hosts report success and store nothing (docs/host.md#review).
    if (shown.state === 'open') setMissing(attempt)
    else await thank(attempt, shown)
  }

  async function look(): Promise<AnswerState> {
    setChecking(true)
    const found = await checkAnswer(client, page, applicationId)
    setChecking(false)
    return found
  }

  async function lookAgain(attempt: AnswerAttempt): Promise<void> {
    const shown = await look()
    if (shown.state === 'answered') await thank(attempt, shown)
  }

  /** Opens the thank-you page. An answer that differs from the host's stays stored, to be compared on the page of the link. */
  async function thank({ answer, at, text }: AnswerAttempt, shown: AnswerState): Promise<void> {
    const isRead = shown.state === 'answered'
    const isOther = isRead && !isThatAnswer(text, shown.answer)
    if (!isOther) {
      storage.settle({ sent: { answer, at } })
      await onSettled?.()
    }
    const note = isOther ? guidance.answerDiffers : isRead ? undefined : guidance.answerNotReadBack
    await navigate(thanks, { replace: true, state: { applicationId, sent: [text], at, note } })
  }

  async function alertFailure(failure: ApiError): Promise<void> {
    const { kind, serverText, detail } = failure
    if (kind === 'aborted') return
    const reason = isAmbiguous(failure) ? guidance.ambiguousWrite.happened : undefined
    await alerts.show(kind === 'refused' ? refused(serverText) : failed, { tone: 'error', reason, detail })
  }

  const { attempt, progress, cancel } = sending
  const isSending = attempt.at === 'sending'
  const busy = isChecking || isSending
  return {
    send,
    busy,
    /** True only while the answer itself is being sent, not during the check before. */
    isSending,
    isChecking,
    ended,
    progress,
    cancel,
    /** Shown beside the button: the reason for the failure that the alert reports. */
    failureText:
      attempt.at === 'stopped' && !busy ? failureText(attempt.failure, storage.attempt() !== undefined) : null,
    /** Set if an answer was sent and the host does not show it; only reads. */
    lookAgain: missing && (() => void lookAgain(missing)),
  }
}

const saysRecorded = ({ kind, serverText }: ApiError): boolean => kind === 'refused' && SAYS_RECORDED.test(serverText)

/** Result of a refusal because of an earlier answer: if the same answer was sent before, it most probably arrived. */
function afterRefusal(
  hostText: string,
  text: string,
  before: AnswerAttempt | undefined,
): { settled: Settled; unsent?: Unsent } {
  if (before?.text === text) return { settled: { sent: { answer: before.answer, at: before.at, hostText } } }
  return { settled: { recorded: hostText }, unsent: { text, afterAnother: before !== undefined } }
}

function failureText(error: ApiError, mayHaveArrived: boolean): string {
  const { happened, kept, next } = explainWrite(error, mayHaveArrived)
  const then = isStillAmbiguous(error, mayHaveArrived)
    ? 'Press Submit again: if it did arrive, this page will tell you so.'
    : next
  return refusalOr(error, `${happened} ${kept} ${then}`)
}
