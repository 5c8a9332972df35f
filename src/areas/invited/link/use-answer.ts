import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { explainWrite, getRefusalText } from '@/api/explain'
import { isAmbiguous, isStillAmbiguous, type ApiError, type FailureKind } from '@/wire/client/api-error'
import { useCall, useServices } from '@/api/services'
import type { CallName, Input } from '@/contract'
import { guidance } from '@/domain/texts/guidance'
import type { LinkPage } from '@/domain/people/link-pages'
import { useAlerts } from '@/ui/alerts'
import { useAnnounce } from '@/ui/announcer'
import { useSend } from '@/writes/use-send'
import { usePreloadedPage } from '@/features/use-preloaded-page'
import { createAnswerStorage, type AnswerAttempt } from './answer-storage'
import {
  findClosedPageBeforeSend,
  findClosedPage,
  findClosedPageOnLoad,
  discardStoredText,
  type ClosedPage,
} from './closed-page'
import { checkAnswer, isSameAnswer, type AnswerState } from './answer-state'

export type AnswerCall = Extract<CallName, `decideAs${string}` | `submitReview${string}`>

export interface AnswerSettings {
  readonly page: LinkPage
  readonly applicationId: string
  /** The state when the page was opened. */
  readonly answerState: AnswerState
  /** Returns the alert of a refusal. */
  readonly formatRefusal: (hostText: string) => string
  /** The alert of any other failure. */
  readonly failureTitle: string

  readonly thankYouPath: string
  /** Called after an answer was recorded, to remove its stored files. */
  readonly onSettled?: (() => Promise<void>) | undefined
}

interface Answer<Name extends AnswerCall> {
  readonly input: Input<Name>
  /** The text of the confirmation before it is sent. */
  readonly question: string
  readonly confirmLabel: string
  /** The part that this device stores. */
  readonly summary: string
  /** The sent texts, for the confirmation page. */
  readonly sentLines: readonly string[]
}

/** Hosts report a refusal because of an existing answer only in the text. */
const ALREADY_RECORDED = /\balready\b.*\b(recorded|submitted|decided|reviewed|evaluated|answered|received)\b/i

/** Failures that prove that the host has not stored the answer. */
const UNSTORED_KINDS: ReadonlySet<FailureKind> = new Set(['refused', 'signed-out', 'too-large', 'unreadable-file'])

/** Sends an answer once, unless one is recorded, and reads it back (docs/portal.md#pages-opened-by-a-link). */
export function useAnswer<Name extends AnswerCall>(call: Name, settings: AnswerSettings) {
  const { page, applicationId, answerState, formatRefusal, failureTitle, thankYouPath, onSettled } = settings
  const { client, local, now } = useServices()
  const alerts = useAlerts()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const loadThankYouPage = usePreloadedPage(thankYouPath)
  const submission = useSend(useCall(call))
  const [storage] = useState(() => createAnswerStorage(local, page, applicationId))
  const [closedPage, setClosedPage] = useState(() => findClosedPageOnLoad(answerState, storage))
  const [isChecking, setChecking] = useState(false)
  /** The last answer sent from this device, if the host shows none. */
  const [unconfirmedAttempt, setUnconfirmedAttempt] = useState(() =>
    answerState.state === 'open' ? storage.getAttempt() : undefined,
  )

  useEffect(() => {
    if (closedPage && discardStoredText(closedPage, storage)) void onSettled?.()
  }, [closedPage, storage, onSettled])

  /** Replaces the form, and moves the focus from it to the heading. */
  function replaceForm(page: ClosedPage) {
    flushSync(() => setClosedPage(page))
    document.querySelector('h1')?.focus()
    announce(page.kind === 'not-expected' ? page.reason : 'An answer was already recorded.')
  }

  async function send(answer: Answer<Name>): Promise<void> {
    // Another tab may have sent an answer in the meantime.
    const closedByOtherTab = findClosedPage({ state: 'unchecked' }, storage)
    if (closedByOtherTab) return replaceForm(closedByOtherTab)
    if (!(await loadThankYouPage())) return
    if (!(await alerts.confirm(answer.question, { confirmLabel: answer.confirmLabel }))) return
    const text = answer.sentLines.join('\n')
    // Another device may have sent an answer since this page was opened.
    const closedByHost = findClosedPageBeforeSend(text, await checkHost(), storage)
    if (closedByHost) return replaceForm(closedByHost)
    setUnconfirmedAttempt(undefined)
    const earlierAttempt = storage.getAttempt()
    const attempt =
      earlierAttempt?.text === text ? earlierAttempt : { answer: answer.summary, at: now().toISOString(), text }
    // Stored before sending, because an answer may arrive even if the page is closed or gets no response.
    storage.storeAttempt(attempt)
    const { failure } = await submission.send(answer.input)
    if (failure) {
      if (failure.isUnsent || UNSTORED_KINDS.has(failure.kind)) storage.storeAttempt(earlierAttempt)
      return isAlreadyRecorded(failure)
        ? closeAfterRefusal(failure.serverText, text, earlierAttempt)
        : alertFailure(failure)
    }
    const hostState = await checkHost()
    // Some hosts report success and store nothing (docs/host.md#review).
    if (hostState.state === 'open') setUnconfirmedAttempt(attempt)
    else await openThankYouPage(attempt, hostState)
  }

  /** Closes the page after a refusal because of an earlier answer. An attempt with the same text has probably arrived. */
  async function closeAfterRefusal(
    hostText: string,
    text: string,
    earlierAttempt: AnswerAttempt | undefined,
  ): Promise<void> {
    const isSame = earlierAttempt?.text === text
    storage.settle(
      isSame ? { sent: { answer: earlierAttempt.answer, at: earlierAttempt.at, hostText } } : { recorded: hostText },
    )
    await onSettled?.()
    const closedPage = findClosedPage({ state: 'unchecked' }, storage)
    const state = earlierAttempt ? 'entered-after-another' : 'entered'
    if (closedPage) replaceForm(isSame ? closedPage : { ...closedPage, unsent: { text, state } })
  }

  async function checkHost(): Promise<AnswerState> {
    setChecking(true)
    const hostState = await checkAnswer(client, page, applicationId)
    setChecking(false)
    return hostState
  }

  async function recheck(attempt: AnswerAttempt): Promise<void> {
    const hostState = await checkHost()
    if (hostState.state === 'answered') await openThankYouPage(attempt, hostState)
  }

  /** Opens the thank-you page. Keeps an answer that differs from the host's, so that the link shows both later. */
  async function openThankYouPage({ answer, at, text }: AnswerAttempt, hostState: AnswerState): Promise<void> {
    const isShown = hostState.state === 'answered'
    const isDifferent = isShown && !isSameAnswer(text, hostState.answer)
    if (!isDifferent) {
      storage.settle({ sent: { answer, at } })
      await onSettled?.()
    }
    const note = isDifferent ? guidance.answerDiffers : isShown ? undefined : guidance.answerNotReadBack
    await navigate(thankYouPath, { replace: true, state: { applicationId, sent: [text], at, note } })
  }

  async function alertFailure(failure: ApiError): Promise<void> {
    const { kind, serverText, detail } = failure
    if (kind === 'aborted') return
    const reason = isAmbiguous(failure) ? guidance.ambiguousWrite.happened : undefined
    await alerts.show(kind === 'refused' ? formatRefusal(serverText) : failureTitle, { tone: 'error', reason, detail })
  }

  const { attempt, progress, cancel } = submission
  const isSending = attempt.status === 'sending'
  const busy = isChecking || isSending
  return {
    send,
    busy,
    /** True while the answer is being sent, not during the check before. */
    isSending,
    isChecking,
    /** Replaces the form; null while an answer is expected. */
    closedPage,
    storage,
    progress,
    cancel,
    /** The reason for the failure in the alert, shown beside the button. */
    failureText:
      attempt.status === 'stopped' && !busy
        ? getFailureText(attempt.failure, storage.getAttempt() !== undefined)
        : null,
    /** Checks the host again. Set if the host does not show an answer that was sent. */
    recheck: unconfirmedAttempt && (() => void recheck(unconfirmedAttempt)),
  }
}

const isAlreadyRecorded = ({ kind, serverText }: ApiError): boolean =>
  kind === 'refused' && ALREADY_RECORDED.test(serverText)

function getFailureText(error: ApiError, mayHaveArrived: boolean): string {
  const { happened, kept, next } = explainWrite(error, mayHaveArrived)
  const nextStep = isStillAmbiguous(error, mayHaveArrived)
    ? 'Press Submit again: if it did arrive, this page will tell you so.'
    : next
  return getRefusalText(error, `${happened} ${kept} ${nextStep}`)
}
