import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@/api/client'
import { toApiError } from '@/wire/client/api-error'
import type { Output } from '@/contract'
import { approvalBy, APPROVERS } from '@/domain/people/approvers'
import { whyClosed } from '@/domain/people/links'
import { approverPage, reviewerPage, type LinkPage } from '@/domain/people/link-pages'
import { reviewBy, REVIEWERS } from '@/domain/people/reviewers'
import { DECISION_LABELS } from '@/domain/status/status'

export type LinkTask = 'decision' | 'review'

/** Id, title and applicant. The host returns them to anyone with the id. */
export type LinkedApplication = NonNullable<Output<'getApplicationToApprove' | 'getApplicationToReview'>>

type ApplicationDetails = NonNullable<Output<'getDetails'>>

/** An answer that the host has recorded. */
export interface HostAnswer {
  /** Has the same format as the summary of an answer sent from this device, for a comparison. */
  readonly summary: string
  readonly facts: readonly { readonly term: string; readonly description: string }[]
  readonly date: string | null
}

/** Whether the page of a link still expects an answer; `unchecked` if the check failed. */
export type AnswerState =
  | { readonly state: 'unchecked' }
  | { readonly state: 'open' }
  | { readonly state: 'answered'; readonly answer: HostAnswer }
  | { readonly state: 'closed'; readonly reason: string }

function getAnswerState(page: LinkPage, details: ApplicationDetails | null): AnswerState {
  if (details === null) return { state: 'unchecked' }
  const answer = findAnswer(page, details)
  if (answer) return { state: 'answered', answer }
  const reason = whyClosed(page, details.status)
  if (reason !== null) return { state: 'closed', reason }
  // An unknown status makes the rest of the response unreliable.
  return { state: answer === null && details.status !== 'unknown' ? 'open' : 'unchecked' }
}

/** Null if there is no answer yet. Undefined if the host does not have this reviewer; some hosts have only two. */
function findAnswer(page: LinkPage, details: ApplicationDetails): HostAnswer | null | undefined {
  const approver = APPROVERS.find((approver) => approverPage(approver) === page)
  if (approver) return toHostAnswer(approvalBy(details, approver))
  const reviewer = REVIEWERS.find((reviewer) => reviewerPage(reviewer.number) === page)
  if (!reviewer) return undefined
  const { marks, date = null } = reviewBy(details, reviewer)
  if (typeof marks !== 'string') return marks
  return { summary: marks, facts: [{ term: 'Overall marks', description: marks }], date }
}

function toHostAnswer({ decision, remarks, date }: ApplicationDetails['approvals'][number]): HostAnswer | null {
  if (decision === null) return null
  const summary = DECISION_LABELS[decision]
  const facts = [
    { term: 'Decision', description: summary },
    { term: 'Remarks', description: remarks },
  ]
  return { summary, facts: facts.filter(({ description }) => description !== ''), date }
}

/** Whether the host's answer is the one sent from this device. Ignores the report of a review. */
export function isSameAnswer(sentText: string, { facts }: HostAnswer): boolean {
  const hostText = facts.map(({ term, description }) => `${term}: ${description}`).join('\n')
  return normalize(sentText) === normalize(hostText)
}

/** Removes the report, and the differences in how hosts store spaces, line breaks and numbers. */
const normalize = (text: string): string =>
  text
    .replace(/\nEvaluation report: .*$/s, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<=^Overall marks: )\d+(?:\.\d+)?$/, (mark) => String(Number(mark)))

/** Milliseconds. Short, because the form waits for the check, which only protects an earlier answer. */
const TIME_LIMIT = 8000

/** Checks the host for an earlier answer. Opens no log-in dialog, because invited users have no account. */
export async function checkAnswer(
  client: Client,
  page: LinkPage,
  applicationId: string,
  signal?: AbortSignal,
): Promise<AnswerState> {
  const timeout = AbortSignal.timeout(TIME_LIMIT)
  const options = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout, allowsLogIn: false }
  try {
    return getAnswerState(page, await client.getDetails({ applicationId }, options))
  } catch (error) {
    toApiError(error)
    return { state: 'unchecked' }
  }
}

/** Returns the check as an uncached query. Static, so that the page's own write does not repeat the check. */
export const checkAnswerQuery = (client: Client, page: LinkPage, applicationId: string) =>
  queryOptions({
    queryKey: ['check-answer', page, applicationId],
    queryFn: ({ signal }) => checkAnswer(client, page, applicationId, signal),
    staleTime: 'static',
    gcTime: 0,
  })
