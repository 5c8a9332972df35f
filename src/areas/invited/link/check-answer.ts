import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@/api/client'
import { ApiError } from '@/api/errors'
import type { LinkPage } from '@/domain/links'
import { answerStateOf, type AnswerState } from './answer-state'

/** Milliseconds: the look only protects an earlier answer, and keeps nobody from the form for long. */
const PATIENCE = 8000

/**
 * Asks the host whether it has this answer, or waits for none. Never rejects: what it does not tell is unchecked, and
 * a host that tells it to people with an account alone asks nobody here for one.
 */
export async function checkAnswer(
  client: Client,
  page: LinkPage,
  applicationId: string,
  stop?: AbortSignal,
): Promise<AnswerState> {
  const limit = AbortSignal.timeout(PATIENCE)
  const signal = stop ? AbortSignal.any([stop, limit]) : limit
  try {
    return answerStateOf(page, await client.getDetails({ applicationId }, { signal, asksForLogIn: false }))
  } catch (error) {
    if (error instanceof ApiError) return { state: 'unchecked' }
    throw error
  }
}

/** The same as a page is opened: anew each time, and not again because the page itself has changed something. */
export const checkAnswerQuery = (client: Client, page: LinkPage, applicationId: string) =>
  queryOptions({
    queryKey: ['look', page, applicationId],
    queryFn: ({ signal }) => checkAnswer(client, page, applicationId, signal),
    staleTime: 'static',
    gcTime: 0,
  })
