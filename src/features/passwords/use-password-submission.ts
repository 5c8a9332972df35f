import { useState } from 'react'
import { apiErrorOf, refusalOr, type ApiError } from '@/api/errors'
import { messages } from '@/domain/messages'

/**
 * Submits a form that holds a password, and gives the text of a failure: the host's where it refused, else a fixed one.
 * `send` has to use the client and no mutation, because a mutation's cache would keep the password.
 */
export function usePasswordSubmission<Values>(send: (values: Values) => Promise<void>) {
  const [failure, setFailure] = useState<ApiError | null>(null)

  const submit = async (values: Values): Promise<void> => {
    setFailure(null)
    try {
      await send(values)
    } catch (error) {
      setFailure(apiErrorOf(error))
    }
  }

  return {
    submit,
    submitError: failure && refusalOr(failure, messages.form.network),
    submitErrorDetail: failure && failure.kind !== 'refused' ? failure.detail : undefined,
  }
}
