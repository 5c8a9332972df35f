import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { apiErrorOf, explainWrite, isAmbiguous, isStillAmbiguous, refusalOr, type ApiError } from '@/api/errors'
import { useCall, useServices } from '@/api/services'
import type { Progress } from '@/api/upload'
import type { CallName, Input } from '@/contract'
import { guidance, type FailureKind } from '@/domain/texts/guidance'
import type { LinkPage } from '@/domain/people/links'
import { useAlerts } from '@/ui/alerts'
import { usePreloadedPage } from '@/features/use-preloaded-page'
import type { AnswerStorage, Settled, TriedAnswer } from './answer-storage'
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
const missingBefore = ({ state }: AnswerState, storage: AnswerStorage): TriedAnswer | undefined =>
  state === 'open' ? storage.tried().at(-1) : undefined

/** Sends an answer once, unless there is an earlier one, and reads it back (decision 16). */
export function useAnswer<Name extends AnswerCall>(call: Name, settings: AnswerSettings) {
  const { page, applicationId, storage, answerState, refused, failed, thanks, onSettled } = settings
  const { client, now } = useServices()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const isThanksThere = usePreloadedPage(thanks)
  const { mutateAsync, isPending, error } = useCall(call)
  const { ended, end } = useClosing(settings)
  const [isChecking, setChecking] = useState(false)
  const [missing, setMissing] = useState(() => missingBefore(answerState, storage))
  const [progress, setProgress] = useState<Progress>({ sent: 0, total: 0 })
  const sending = useRef<AbortController>(null)

  async function send(answer: Answer<Name>): Promise<void> {
    // Another tab may have sent it in the meantime.
    const earlier = closingOf({ state: 'unchecked' }, storage)
    if (earlier) return end({ ending: earlier })
    if (!(await isThanksThere())) return
    if (!(await alerts.confirm(answer.question, { confirmLabel: answer.confirmLabel }))) return
    const text = answer.copy.join('\n')
    // Another device may have sent it since this page was opened.
    const before = closingBefore(text, await look(), storage)
    if (before) return end(before)
    setMissing(undefined)
    const abort = new AbortController()
    sending.current = abort
    const tried = storage.tried()
    const attempt = { answer: answer.summary, at: now().toISOString(), text }
    // Stored before sending, because it may arrive even if the page is closed or gets no response.
    storage.storeTried([...tried, attempt])
    try {
      await mutateAsync({ input: answer.input, signal: abort.signal, onProgress: setProgress })
    } catch (reason) {
      const failure = apiErrorOf(reason)
      if (failure.nothingSent || NOT_STORED.has(failure.kind)) storage.storeTried(tried)
      if (saysRecorded(failure)) {
        const { settled, unsent } = afterRefusal(failure.serverText, text, tried)
        storage.settle(settled)
        await onSettled?.()
        const ending = closingOf({ state: 'unchecked' }, storage)
        if (ending) end({ ending, ...(unsent && { unsent }) })
      } else await alertFailure(failure)
      return
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

  async function lookAgain(attempt: TriedAnswer): Promise<void> {
    const shown = await look()
    if (shown.state === 'answered') await thank(attempt, shown)
  }

  /** Opens the thank-you page. An answer that differs from the host's stays stored, to be compared on the page of the link. */
  async function thank({ answer, at, text }: TriedAnswer, shown: AnswerState): Promise<void> {
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

  const busy = isChecking || isPending
  return {
    send,
    busy,
    /** True only while the answer itself is being sent, not during the check before. */
    isSending: isPending,
    isChecking,
    ended,
    progress,
    cancel: () => sending.current?.abort(),
    /** Shown beside the button: the reason for the failure that the alert reports. */
    failureText: error && !busy ? failureText(error, storage.tried().length > 0) : null,
    /** Set if an answer was sent and the host does not show it; only reads. */
    lookAgain: missing && (() => void lookAgain(missing)),
  }
}

const saysRecorded = ({ kind, serverText }: ApiError): boolean => kind === 'refused' && SAYS_RECORDED.test(serverText)

/** Result of a refusal because of an earlier answer: if the same answer was sent before, it most probably arrived. */
function afterRefusal(
  hostText: string,
  text: string,
  tried: readonly TriedAnswer[],
): { settled: Settled; unsent?: Unsent } {
  const [first] = tried
  if (first && tried.every((one) => one.text === text))
    return { settled: { sent: { answer: first.answer, at: first.at, hostText } } }
  return { settled: { recorded: hostText }, unsent: { text, afterAnother: first !== undefined } }
}

function failureText(error: ApiError, wasTried: boolean): string {
  const { happened, kept, next } = explainWrite(error, wasTried)
  const then = isStillAmbiguous(error, wasTried)
    ? 'Press Submit again: if it did arrive, this page will tell you so.'
    : next
  return refusalOr(error, `${happened} ${kept} ${then}`)
}
