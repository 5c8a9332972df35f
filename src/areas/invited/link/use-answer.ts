import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError, explainWrite, isAmbiguous, refusalOr } from '@/api/errors'
import { useCall, useServices } from '@/api/services'
import type { Progress } from '@/api/upload'
import type { CallName, Input } from '@/contract'
import type { FailureKind } from '@/domain/guidance'
import type { LinkPage } from '@/domain/links'
import { useAlerts } from '@/ui/alerts'
import { usePreloadedPage } from '@/features/use-preloaded-page'
import type { AnswerStorage, Settled, TriedAnswer } from './answer-storage'
import { closingBefore, closingOf, type Unsent } from './closing'
import { checkAnswer } from './check-answer'
import type { AnswerState } from './answer-state'
import { useClosing } from './use-closing'

/** The calls of the five pages by link, each made once. */
type AnswerCall = Extract<CallName, `decideAs${string}` | `submitReview${string}`>

interface AnswerSettings {
  readonly page: LinkPage
  readonly memory: AnswerStorage
  readonly standing: AnswerState
  /** What is alerted when the host says no, and when no answer came. */
  readonly refused: (hostText: string) => string
  readonly failed: string
  /** Where to go once it is done. */
  readonly thanks: string
  readonly onSettled?: () => Promise<void>
}

interface Answer<Name extends AnswerCall> {
  readonly input: Input<Name>
  /** Asked before anything is sent. */
  readonly question: string
  readonly confirmLabel: string
  /** What this device remembers of it. */
  readonly summary: string
  /** What was sent, line by line, for the receipt. */
  readonly copy: readonly string[]
}

/** No host tells this apart from its other refusals but by its words. */
const SAYS_RECORDED = /\balready\b.*\b(recorded|submitted|decided|reviewed|evaluated|answered|received)\b/i

/** Only these failures tell that the host has not taken what was sent. */
const NOT_TAKEN: ReadonlySet<FailureKind> = new Set(['refused', 'signed-out', 'too-large'])

/** Sends the one answer that a link asks for, after a question, and never over another one. */
export function useAnswer<Name extends AnswerCall>(call: Name, settings: AnswerSettings) {
  const { page, memory, refused, failed, thanks, onSettled } = settings
  const { client, now } = useServices()
  const alerts = useAlerts()
  const navigate = useNavigate()
  const isThanksThere = usePreloadedPage(thanks)
  const { mutateAsync, isPending, error } = useCall(call)
  const { ended, end } = useClosing(settings)
  const [looking, setLooking] = useState(false)
  const [progress, setProgress] = useState<Progress>({ sent: 0, total: 0 })
  const sending = useRef<AbortController>(null)

  async function send(answer: Answer<Name>): Promise<void> {
    // Another tab may have sent it meanwhile.
    const earlier = closingOf({ state: 'unchecked' }, memory)
    if (earlier) return end({ ending: earlier })
    if (!(await isThanksThere())) return
    if (!(await alerts.confirm(answer.question, { confirmLabel: answer.confirmLabel }))) return
    const text = answer.copy.join('\n')
    // Another device may have, since this page was opened.
    setLooking(true)
    const standing = await checkAnswer(client, page, answer.input.applicationId)
    setLooking(false)
    const before = closingBefore(text, standing, memory)
    if (before) return end(before)
    const abort = new AbortController()
    sending.current = abort
    const tried = memory.tried()
    const attempt = { answer: answer.summary, at: now().toISOString(), text }
    // Before the host hears of it: it may arrive although this page is left, or gets no reply.
    memory.keepTried([...tried, attempt])
    try {
      await mutateAsync({ input: answer.input, signal: abort.signal, onProgress: setProgress })
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (NOT_TAKEN.has(reason.kind)) memory.keepTried(tried)
      if (saysRecorded(reason)) {
        const { settled, unsent } = afterRefusal(reason.serverText, text, tried)
        memory.settle(settled)
        await onSettled?.()
        const ending = closingOf({ state: 'unchecked' }, memory)
        if (ending) end({ ending, ...(unsent && { unsent }) })
      } else await tellFailure(reason)
      return
    }
    const at = now().toISOString()
    memory.settle({ sent: { answer: answer.summary, at } })
    await onSettled?.()
    await navigate(thanks, {
      replace: true,
      state: { applicationId: answer.input.applicationId, sent: answer.copy, at },
    })
  }

  async function tellFailure({ kind, serverText, detail }: ApiError): Promise<void> {
    if (kind === 'aborted') return
    await alerts.show(kind === 'refused' ? refused(serverText) : failed, { tone: 'error', detail })
  }

  const busy = looking || isPending
  return {
    send,
    busy,
    /** The answer itself is on its way. */
    sends: isPending,
    ended,
    progress,
    cancel: () => sending.current?.abort(),
    /** Stands beside the button; the alert has said that it failed, this says why. */
    failureText: error && !busy ? failureText(error) : null,
  }
}

const saysRecorded = ({ kind, serverText }: ApiError): boolean => kind === 'refused' && SAYS_RECORDED.test(serverText)

/** What to make of it that an answer is recorded already: where the same went out before, it arrived in all likelihood. */
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

function failureText(error: ApiError): string {
  const { happened, kept, next } = explainWrite(error)
  const mayHaveArrived = isAmbiguous(error) && error.kind !== 'aborted'
  const then = mayHaveArrived ? 'Press Submit again: if it did arrive, this page will tell you so.' : next
  return refusalOr(error, `${happened} ${kept} ${then}`)
}
