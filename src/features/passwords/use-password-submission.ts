import { useState } from 'react'
import { apiErrorOf, failedForm, type ApiError } from '@/api/errors'
import { messages } from '@/domain/texts/messages'

/**
 * `send` must use the client, not a mutation, whose cache would keep the password.
 * @param mayBeDone shown below the text if the write was not confirmed; none for a log-in
 */
export function usePasswordSubmission<Values>(send: (values: Values) => Promise<void>, mayBeDone?: string) {
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
    submitError: failure && failedForm(failure, messages.form.network, mayBeDone),
    submitErrorDetail: failure && failure.kind !== 'refused' ? failure.detail : undefined,
  }
}
