import { useCallback, useRef, useState } from 'react'
import { toApiError, isStillAmbiguous, type ApiError } from '@/wire/client/api-error'
import { getRefusalText } from '@/api/explain'
import type { CallOptions } from '@/wire/client/client'
import type { Progress } from '@/wire/client/upload'
import { messages } from '@/domain/texts/messages'

/** A write that is sent from its form. `mayBeDone`: the host may have executed this attempt, or one before it. */
export type FormAttempt =
  | { readonly status: 'ready' | 'sending' | 'sent' }
  | { readonly status: 'stopped'; readonly failure: ApiError; readonly mayBeDone: boolean }

type SendResult<Result> =
  | { readonly result: Result; readonly failure?: undefined }
  | { readonly result?: undefined; readonly failure: ApiError; readonly mayBeDone: boolean }

type SendOptions = Required<Pick<CallOptions, 'signal' | 'onProgress'>>

/**
 * Sends a write once for each press. Holds no input, because it may be a password. `send` rejects only for a bug in the
 * portal.
 */
export function useSend<In, Result>(write: (input: In, options: SendOptions) => Promise<Result>) {
  const [attempt, setAttempt] = useState<FormAttempt>({ status: 'ready' })
  const [progress, setProgress] = useState<Progress>({ sent: 0, total: 0 })
  const mayBeDone = useRef(false)
  const controller = useRef<AbortController>(null)
  const cancel = useCallback(() => controller.current?.abort(), [])

  async function send(input: In): Promise<SendResult<Result>> {
    const abort = new AbortController()
    controller.current = abort
    setProgress({ sent: 0, total: 0 })
    setAttempt({ status: 'sending' })
    try {
      const result = await write(input, { signal: abort.signal, onProgress: setProgress })
      mayBeDone.current = false
      setAttempt({ status: 'sent' })
      return { result }
    } catch (error) {
      // A bug in the portal is rethrown, and must leave no busy form.
      setAttempt({ status: 'ready' })
      const failure = toApiError(error)
      mayBeDone.current = isStillAmbiguous(failure, mayBeDone.current)
      const stopped = { failure, mayBeDone: mayBeDone.current }
      setAttempt({ status: 'stopped', ...stopped })
      return stopped
    }
  }

  return { attempt, progress, send, cancel }
}

/**
 * Returns the error props of a `Form`.
 * @param unconfirmedText appended if the host may have executed the write
 */
export function getFormError(attempt: FormAttempt, unconfirmedText?: string) {
  if (attempt.status !== 'stopped') return { submitError: null }
  const { failure } = attempt
  const text = messages.form.network
  return {
    submitError:
      attempt.mayBeDone && unconfirmedText !== undefined
        ? `${text}\n${unconfirmedText}`
        : getRefusalText(failure, text),
    submitErrorDetail: failure.kind === 'refused' ? undefined : failure.detail,
  }
}
