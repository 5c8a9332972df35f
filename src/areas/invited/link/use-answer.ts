import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { explainWrite, getRefusalText } from '@/api/explain'
import { isAmbiguous, isStillAmbiguous, type ApiError, type FailureKind } from '@/wire/client/api-error'
import { useCall, useServices } from '@/api/services'
import type { CallName, Input } from '@/contract'
import { guidance } from '@/domain/texts/guidance'
import type { LinkPage } from '@/domain/people/links'
import { useAlerts } from '@/ui/alerts'
import { useAnnounce } from '@/ui/announcer'
import { useSend } from '@/writes/use-send'
import { usePreloadedPage } from '@/features/use-preloaded-page'
import { answerStorage, type AnswerAttempt } from './answer-storage'
import { closingBefore, closingOf, closingOnLoad, forgetSentText, type ClosedPage } from './closing'
import { checkAnswer, isThatAnswer, type AnswerState } from './answer-state'

export type AnswerCall = Extract<CallName, `decideAs${string}` | `submitReview${string}`>

export interface AnswerSettings {
  readonly page: LinkPage
  readonly applicationId: string
  /** The answer state when the page was opened. */
  readonly answerState: AnswerState
  /** Alert texts: for a refusal, and for any other failure. */
  readonly refused: (hostText: string) => string
  readonly failed: string
  /** The page to go to after success. */
  readonly thanks: string
  /** Called after an answer was recorded, to remove what was stored for it. */
  readonly onSettled?: (() => Promise<void>) | undefined
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

/** Sends an answer once, unless there is an earlier one, and reads it back (docs/portal.md#pages-opened-by-a-link). */
export function useAnswer<Name extends AnswerCall>(call: Name, settings: AnswerSettings) {
  const { page, applicationId, answerState, refused, failed, thanks, onSettled } = settings
  const { client, local, now } = useServices()
  const alerts = useAlerts()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const isThanksThere = usePreloadedPage(thanks)
  const sending = useSend(useCall(call))
  const [storage] = useState(() => answerStorage(local, page, applicationId))
  const [closed, setClosed] = useState(() => closingOnLoad(answerState, storage))
  const [isChecking, setChecking] = useState(false)
  /** The last answer sent from this device, if the host was read and shows none. */
  const [missing, setMissing] = useState(() => (answerState.state === 'open' ? storage.attempt() : undefined))

  useEffect(() => {
    if (closed && forgetSentText(closed, storage)) void onSettled?.()
  }, [closed, storage, onSettled])

  /** Replaces the form, and moves the focus from it to the heading. */
  function close(found: ClosedPage) {
    flushSync(() => setClosed(found))
    document.querySelector('h1')?.focus()
    announce(found.known === 'closed' ? found.why : 'An answer was already recorded.')
  }

  async function send(answer: Answer<Name>): Promise<void> {
    // Another tab may have sent it in the meantime.
    const earlier = closingOf({ state: 'unchecked' }, storage)
    if (earlier) return close(earlier)
    if (!(await isThanksThere())) return
    if (!(await alerts.confirm(answer.question, { confirmLabel: answer.confirmLabel }))) return
    const text = answer.copy.join('\n')
    // Another device may have sent it since this page was opened.
    const recorded = closingBefore(text, await look(), storage)
    if (recorded) return close(recorded)
    setMissing(undefined)
    const before = storage.attempt()
    const attempt = before?.text === text ? before : { answer: answer.summary, at: now().toISOString(), text }
    // Stored before sending, because it may arrive even if the page is closed or gets no response.
    storage.storeAttempt(attempt)
    const { failure } = await sending.send(answer.input)
    if (failure) {
      if (failure.nothingSent || NOT_STORED.has(failure.kind)) storage.storeAttempt(before)
      return saysRecorded(failure) ? closeAfterRefusal(failure.serverText, text, before) : alertFailure(failure)
    }
    const shown = await look()
    // Some hosts report success and store nothing (docs/host.md#review).
    if (shown.state === 'open') setMissing(attempt)
    else await thank(attempt, shown)
  }

  /** Closes the page after a refusal because of an earlier answer: if it is the same, it most probably arrived. */
  async function closeAfterRefusal(hostText: string, text: string, before: AnswerAttempt | undefined): Promise<void> {
    const isSame = before?.text === text
    storage.settle(isSame ? { sent: { answer: before.answer, at: before.at, hostText } } : { recorded: hostText })
    await onSettled?.()
    const found = closingOf({ state: 'unchecked' }, storage)
    const state = before ? 'entered-after-another' : 'entered'
    if (found) close(isSame ? found : { ...found, unsent: { text, state } })
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
    /** Replaces the form; null while an answer is expected. */
    closed,
    storage,
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

function failureText(error: ApiError, mayHaveArrived: boolean): string {
  const { happened, kept, next } = explainWrite(error, mayHaveArrived)
  const then = isStillAmbiguous(error, mayHaveArrived)
    ? 'Press Submit again: if it did arrive, this page will tell you so.'
    : next
  return getRefusalText(error, `${happened} ${kept} ${then}`)
}
