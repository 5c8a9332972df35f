import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@/api/client'
import { apiErrorOf } from '@/api/errors'
import type { LinkPage } from '@/domain/links'
import { answerStateOf, type AnswerState } from './answer-state'

/** Milliseconds. The check only protects an earlier answer, so the form must not wait long for it. */
const TIME_LIMIT = 8000

/**
 * Asks the host whether it has an answer already, or expects none. Any `ApiError` gives `unchecked`. A host that wants a
 * session for this call opens no log-in dialog, because these people have no account.
 */
export async function checkAnswer(
  client: Client,
  page: LinkPage,
  applicationId: string,
  stop?: AbortSignal,
): Promise<AnswerState> {
  const limit = AbortSignal.timeout(TIME_LIMIT)
  const signal = stop ? AbortSignal.any([stop, limit]) : limit
  try {
    return answerStateOf(page, await client.getDetails({ applicationId }, { signal, asksForLogIn: false }))
  } catch (error) {
    apiErrorOf(error)
    return { state: 'unchecked' }
  }
}

/** The same when a page is opened: not cached, and not repeated when the page's own call changes something. */
export const checkAnswerQuery = (client: Client, page: LinkPage, applicationId: string) =>
  queryOptions({
    queryKey: ['check-answer', page, applicationId],
    queryFn: ({ signal }) => checkAnswer(client, page, applicationId, signal),
    staleTime: 'static',
    gcTime: 0,
  })
