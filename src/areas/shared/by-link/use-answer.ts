import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { ApiError, explainWrite, isAmbiguous, refusalOr } from '@/api/errors'
import { useCall, usePortal } from '@/api/portal'
import type { Progress } from '@/api/upload'
import type { CallName, Input } from '@/contract'
import type { FailureKind } from '@/domain/guidance'
import { useAlerts } from '@/ui/alerts'
import { useAnnounce } from '@/ui/announcer'
import type { AnswerMemory, Settled, TriedAnswer } from './answer-memory'

/** The calls of the five pages by link, each made once. */
type AnswerCall = Extract<CallName, `decideAs${string}` | `submitReview${string}`>

interface AnswerSettings {
  readonly memory: AnswerMemory
  /** What is alerted when the host says no, and when no answer came (spec 8). */
  readonly refused: (hostText: string) => string
  readonly failed: string
  /** Where to go once it is done. */
  readonly thanks: string
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
  /** Once an answer is recorded: what was kept for it goes. */
  readonly onSettled?: () => Promise<void>
}

/** What was refused because an answer is recorded already. */
interface Unsent {
  readonly text: string
  /** Another one went out from this device, and may be what is recorded. */
  readonly afterAnother: boolean
}

export interface Recorded {
  readonly settled: Settled
  /** Known until a reload. */
  readonly unsent?: Unsent
}

/** No host tells this apart from its other refusals but by its words. */
const SAYS_RECORDED = /\balready\b.*\b(recorded|submitted|decided|reviewed|evaluated|answered|received)\b/i

/** Only these failures tell that the host has not taken what was sent. */
const NOT_TAKEN: ReadonlySet<FailureKind> = new Set(['refused', 'signed-out', 'too-large'])

/** Sends the one answer that a link asks for, after a question, and never a second one (users 9). */
export function useAnswer<Name extends AnswerCall>(call: Name, settings: AnswerSettings) {
  const { memory, refused, failed, thanks } = settings
  const { now } = usePortal()
  const alerts = useAlerts()
  const announce = useAnnounce()
  const navigate = useNavigate()
  const { mutateAsync, isPending, error } = useCall(call)
  const [recorded, setRecorded] = useState(() => recordedHere(memory))
  const [progress, setProgress] = useState<Progress>({ sent: 0, total: 0 })
  const sending = useRef<AbortController>(null)

  /** The form gives way to what is recorded, and the focus must not be lost with it. */
  function tellRecorded(found: Recorded) {
    flushSync(() => setRecorded(found))
    document.querySelector('h1')?.focus()
    announce('An answer was already recorded.')
  }

  async function send(answer: Answer<Name>): Promise<void> {
    // Another tab may have sent it meanwhile.
    const earlier = recordedHere(memory)
    if (earlier) return tellRecorded(earlier)
    if (!(await alerts.confirm(answer.question, { confirmLabel: answer.confirmLabel }))) return
    const abort = new AbortController()
    sending.current = abort
    const tried = memory.tried()
    const attempt = { answer: answer.summary, at: now().toISOString(), text: answer.copy.join('\n') }
    // Before the host hears of it: it may arrive although this page is left, or gets no reply.
    memory.keepTried([...tried, attempt])
    try {
      await mutateAsync({ input: answer.input, signal: abort.signal, onProgress: setProgress })
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (NOT_TAKEN.has(reason.kind)) memory.keepTried(tried)
      if (saysRecorded(reason)) {
        const found = afterRefusal(reason.serverText, attempt.text, tried)
        memory.settle(found.settled)
        await answer.onSettled?.()
        tellRecorded(found)
      } else await tellFailure(reason)
      return
    }
    const at = now().toISOString()
    memory.settle({ sent: { answer: answer.summary, at } })
    await answer.onSettled?.()
    await navigate(thanks, { replace: true, state: { appId: answer.input.app_ID, sent: answer.copy, at } })
  }

  async function tellFailure({ kind, serverText, detail }: ApiError): Promise<void> {
    if (kind === 'aborted') return
    await alerts.show(kind === 'refused' ? refused(serverText) : failed, { tone: 'error', detail })
  }

  return {
    send,
    busy: isPending,
    recorded,
    progress,
    cancel: () => sending.current?.abort(),
    /** Stands beside the button; the alert has said that it failed, this says why. */
    whyNot: error && !isPending ? whyNot(error) : null,
  }
}

function recordedHere(memory: AnswerMemory): Recorded | null {
  const settled = memory.settled()
  return settled && { settled }
}

const saysRecorded = ({ kind, serverText }: ApiError): boolean => kind === 'refused' && SAYS_RECORDED.test(serverText)

/** What to make of it that an answer is recorded already: where the same went out before, it arrived in all likelihood. */
function afterRefusal(hostText: string, text: string, tried: readonly TriedAnswer[]): Recorded {
  const [first] = tried
  if (first && tried.every((one) => one.text === text))
    return { settled: { sent: { answer: first.answer, at: first.at, hostText } } }
  return { settled: { recorded: hostText }, unsent: { text, afterAnother: first !== undefined } }
}

function whyNot(error: ApiError): string {
  const { happened, kept, next } = explainWrite(error)
  const mayHaveArrived = isAmbiguous(error) && error.kind !== 'aborted'
  const then = mayHaveArrived ? 'Press Submit again: if it did arrive, this page will tell you so.' : next
  return refusalOr(error, `${happened} ${kept} ${then}`)
}
