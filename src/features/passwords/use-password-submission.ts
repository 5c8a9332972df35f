import { useState } from 'react'
import { ApiError, refusalOr } from '@/api/errors'
import { messages } from '@/domain/messages'

/**
 * Sends a form that holds a password, and says why it failed: in the host's words where it refused, else in those of
 * spec 8. It goes straight through the client, because a mutation's cache would keep what was sent (users S4, S5).
 */
export function usePasswordSubmission<Values>(send: (values: Values) => Promise<void>) {
  const [failure, setFailure] = useState<ApiError | null>(null)

  const submit = async (values: Values): Promise<void> => {
    setFailure(null)
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    }
  }

  return {
    submit,
    submitError: failure && refusalOr(failure, messages.form.network),
    submitErrorDetail: failure && failure.kind !== 'refused' ? failure.detail : undefined,
  }
}
