import { queryOptions } from '@tanstack/react-query'
import type { Client } from '@/api/client'
import { apiErrorOf } from '@/wire/client/api-error'
import type { Output } from '@/contract'
import { approvalBy, APPROVERS } from '@/domain/people/approvers'
import { approverPage, reviewerPage, whyClosed, type LinkPage } from '@/domain/people/links'
import { reviewBy, REVIEWERS } from '@/domain/people/reviewers'
import { DECISION_LABELS } from '@/domain/status/status'

export type LinkTask = 'decision' | 'review'

/** Id, title and applicant, which the host gives to anyone with the id. */
export type LinkedApplication = NonNullable<Output<'getApplicationToApprove' | 'getApplicationToReview'>>

type ApplicationDetails = NonNullable<Output<'getDetails'>>

/** An answer that the host has recorded. */
export interface HostAnswer {
  /** In the same format as the summary of an answer sent from this device, so that the two can be compared. */
  readonly summary: string
  readonly facts: readonly { readonly term: string; readonly description: string }[]
  readonly date: string | null
}

/** Whether the page of a link still expects an answer; `unchecked` if that could not be determined. */
export type AnswerState =
  | { readonly state: 'unchecked' }
  | { readonly state: 'open' }
  | { readonly state: 'answered'; readonly answer: HostAnswer }
  | { readonly state: 'closed'; readonly why: string }

function answerStateOf(page: LinkPage, details: ApplicationDetails | null): AnswerState {
  if (details === null) return { state: 'unchecked' }
  const answer = answerOn(page, details)
  if (answer) return { state: 'answered', answer }
  const why = whyClosed(page, details.status)
  if (why !== null) return { state: 'closed', why }
  // An unknown status makes the rest of the response unreliable.
  return { state: answer === null && details.status !== 'unknown' ? 'open' : 'unchecked' }
}

/** Null if there is none yet; undefined if the host does not have this reviewer (some hosts have only two). */
function answerOn(page: LinkPage, details: ApplicationDetails): HostAnswer | null | undefined {
  const approver = APPROVERS.find((one) => approverPage(one) === page)
  if (approver) return decisionIn(approvalBy(details, approver))
  const reviewer = REVIEWERS.find((one) => reviewerPage(one.number) === page)
  if (!reviewer) return undefined
  const { marks, date = null } = reviewBy(details, reviewer)
  if (typeof marks !== 'string') return marks
  return { summary: marks, facts: [{ term: 'Overall marks', description: marks }], date }
}

function decisionIn({ decision, remarks, date }: ApplicationDetails['approvals'][number]): HostAnswer | null {
  if (decision === null) return null
  const summary = DECISION_LABELS[decision]
  const facts = [
    { term: 'Decision', description: summary },
    { term: 'Remarks', description: remarks },
  ]
  return { summary, facts: facts.filter(({ description }) => description !== ''), date }
}

/** Whether the host shows an answer that was sent from this device. The report of a review cannot be compared. */
export function isThatAnswer(sent: string, { facts }: HostAnswer): boolean {
  const shown = facts.map(({ term, description }) => `${term}: ${description}`).join('\n')
  return comparable(sent) === comparable(shown)
}

/** Without the report, and regardless of how a host stores spaces, line breaks and numbers. */
const comparable = (text: string): string =>
  text
    .replace(/\nEvaluation report: .*$/s, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<=^Overall marks: )\d+(?:\.\d+)?$/, (mark) => String(Number(mark)))

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
