import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { ApiError, explain, isAmbiguous } from '@/api/errors'
import { useCall, usePortal } from '@/api/portal'
import type { Progress } from '@/api/upload'
import type { CallName, Input } from '@/contract'
import { guidance } from '@/domain/guidance'
import { useAlerts } from '@/ui/alerts'
import { useAnnounce } from '@/ui/announcer'
import type { AnswerMemory, SentAnswer } from './answer-memory'

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
  readonly onSent?: () => Promise<void>
}

/** An answer that was recorded before: from this device, or from elsewhere as the host says. */
export type Recorded = { by: 'device'; sent: SentAnswer } | { by: 'host'; text: string; unsent: string }

/** No host tells this apart from its other refusals but by its words. */
const SAYS_RECORDED = /\balready\b.*\b(recorded|submitted|decided|reviewed|evaluated|answered|received)\b/i

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
    try {
      await mutateAsync({ input: answer.input, signal: abort.signal, onProgress: setProgress })
    } catch (reason) {
      await tellFailure(reason, answer.copy.join('\n'))
      return
    }
    const at = now().toISOString()
    memory.settle({ answer: answer.summary, at })
    await answer.onSent?.()
    await navigate(thanks, { replace: true, state: { appId: answer.input.app_ID, sent: answer.copy, at } })
  }

  async function tellFailure(reason: unknown, unsent: string): Promise<void> {
    if (!(reason instanceof ApiError)) throw reason
    const { kind, serverText, detail } = reason
    if (kind === 'aborted') return
    if (kind === 'refused' && SAYS_RECORDED.test(serverText)) {
      tellRecorded({ by: 'host', text: serverText, unsent })
      return
    }
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
  const sent = memory.sent()
  return sent && { by: 'device', sent }
}

function whyNot(error: ApiError): string {
  if (error.kind === 'refused' && error.serverText !== '') return error.serverText
  if (!isAmbiguous(error) || error.kind === 'aborted') {
    const { happened, kept, next } = explain(error)
    return `${happened} ${kept} ${next}`
  }
  const { happened, kept } = guidance.ambiguousWrite
  return `${happened} ${kept} Press Submit again: if it did arrive, this page will tell you so.`
}
