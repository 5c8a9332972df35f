import { useCallback, useRef, useState } from 'react'
import { toApiError, isStillAmbiguous, type ApiError } from '@/wire/client/api-error'
import { getRefusalText } from '@/api/explain'
import type { CallOptions } from '@/wire/client/client'
import type { Progress } from '@/wire/client/upload'
import { messages } from '@/domain/texts/messages'

/** A write that is sent from its form. `mayBeDone`: the host may have executed this attempt, or one before it. */
export type FormAttempt =
  | { readonly at: 'ready' | 'sending' | 'sent' }
  | { readonly at: 'stopped'; readonly failure: ApiError; readonly mayBeDone: boolean }

type SentWrite<Reply> =
  | { readonly reply: Reply; readonly failure?: undefined }
  | { readonly reply?: undefined; readonly failure: ApiError; readonly mayBeDone: boolean }

type SendOptions = Required<Pick<CallOptions, 'signal' | 'onProgress'>>

/**
 * Sends a write once for each press. Holds no input, because it may be a password. `send` rejects only for a bug in the
 * portal.
 */
export function useSend<In, Reply>(write: (input: In, options: SendOptions) => Promise<Reply>) {
  const [attempt, setAttempt] = useState<FormAttempt>({ at: 'ready' })
  const [progress, setProgress] = useState<Progress>({ sent: 0, total: 0 })
  const mayBeDone = useRef(false)
  const sending = useRef<AbortController>(null)
  const cancel = useCallback(() => sending.current?.abort(), [])

  async function send(input: In): Promise<SentWrite<Reply>> {
    const abort = new AbortController()
    sending.current = abort
    setProgress({ sent: 0, total: 0 })
    setAttempt({ at: 'sending' })
    try {
      const reply = await write(input, { signal: abort.signal, onProgress: setProgress })
      mayBeDone.current = false
      setAttempt({ at: 'sent' })
      return { reply }
    } catch (error) {
      // A bug in the portal is rethrown, and must leave no busy form.
      setAttempt({ at: 'ready' })
      const failure = toApiError(error)
      mayBeDone.current = isStillAmbiguous(failure, mayBeDone.current)
      const stopped = { failure, mayBeDone: mayBeDone.current }
      setAttempt({ at: 'stopped', ...stopped })
      return stopped
    }
  }

  return { attempt, progress, send, cancel }
}

/**
 * Returns the error props of a `Form`.
 * @param mayBeDone appended if the host may have executed the write
 */
export function failedForm(attempt: FormAttempt, mayBeDone?: string) {
  if (attempt.at !== 'stopped') return { submitError: null }
  const { failure } = attempt
  const text = messages.form.network
  return {
    submitError: attempt.mayBeDone && mayBeDone !== undefined ? `${text}\n${mayBeDone}` : getRefusalText(failure, text),
    submitErrorDetail: failure.kind === 'refused' ? undefined : failure.detail,
  }
}
