import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@/api/client'
import { apiErrorOf } from '@/api/errors'
import type { LinkPage } from '@/domain/people/links'
import { answerStateOf, type AnswerState } from './answer-state'

/** Milliseconds. The check only protects an earlier answer, so the form must not wait long for it. */
const TIME_LIMIT = 8000

/** Checks the host for an earlier answer. Opens no log-in dialog, because invited users have no account. */
export async function checkAnswer(
  client: Client,
  page: LinkPage,
  applicationId: string,
  stop?: AbortSignal,
): Promise<AnswerState> {
  const limit = AbortSignal.timeout(TIME_LIMIT)
  const signal = stop ? AbortSignal.any([stop, limit]) : limit
  try {
    return answerStateOf(page, await client.getDetails({ applicationId }, { signal, allowsLogIn: false }))
  } catch (error) {
    apiErrorOf(error)
    return { state: 'unchecked' }
  }
}

/** The same check as an uncached query; static, so that the page's own write does not refetch it. */
export const checkAnswerQuery = (client: Client, page: LinkPage, applicationId: string) =>
  queryOptions({
    queryKey: ['check-answer', page, applicationId],
    queryFn: ({ signal }) => checkAnswer(client, page, applicationId, signal),
    staleTime: 'static',
    gcTime: 0,
  })
