import { APPROVERS, type Approver } from '../people/approvers'
import { REVIEWERS, type ReviewerNumber } from '../people/reviewers'
import { allowed, permissions } from '../people/permissions'
import { STATUS, type DecisionCode, type Status } from '../status/status'
import { getRequestState, type RequestState, type Work } from './to-do'

/** A person whose answer or marks an application needs, and the state of the request. */
export interface Invitee<Row> {
  readonly id: string
  readonly label: string
  /** Undefined if nothing is expected from this person. */
  readonly getState: (row: Row) => RequestState | undefined
}

interface ApprovalRow {
  readonly status: Status
  readonly approvals: readonly {
    readonly approver: Approver
    readonly decision: DecisionCode | null
    readonly sent: boolean
  }[]
}

/** HOD and Dean. Their answers count while the application is on the shortlist. */
export const approverInvitees: readonly Invitee<ApprovalRow>[] = APPROVERS.map((approver) => ({
  id: approver.toLowerCase(),
  label: approver,
  getState: ({ status, approvals }) => {
    const approval = approvals.find((candidate) => candidate.approver === approver)
    if (!approval || !allowed(permissions.inviteApprovers(status))) return undefined
    return getRequestState(approval.decision, approval.sent)
  },
}))

interface ReviewRow {
  readonly status: Status
  readonly reviews: readonly {
    readonly number: ReviewerNumber
    readonly marks: string | null | undefined
    readonly sent: boolean
  }[]
}

/** The reviewers. Their marks count until the grant is decided. A reviewer missing on the host is never waited for. */
export const reviewerInvitees: readonly Invitee<ReviewRow>[] = REVIEWERS.map(({ number, label }) => ({
  id: `reviewer-${number}`,
  label,
  getState: ({ status, reviews }) => {
    const review = reviews.find((candidate) => candidate.number === number)
    if (status !== STATUS.approved || review?.marks === undefined) return undefined
    return getRequestState(review.marks, review.sent)
  },
}))

export const mapInvitees = <Row, KnownRow>(
  invitees: readonly Invitee<KnownRow>[],
  toKnownRow: (row: Row) => KnownRow,
): Invitee<Row>[] => invitees.map((invitee) => ({ ...invitee, getState: (row) => invitee.getState(toKnownRow(row)) }))

/** Returns the id of the filter for rows in which this person is not invited yet, or has not answered. */
export const getAnswerFilterId = (id: string, state: 'not-requested' | 'requested'): string =>
  `${id}-${state === 'not-requested' ? 'ask' : 'answer'}`

export function makeAnswerWork<Row>(invitees: readonly Invitee<Row>[]): Work<Row>[] {
  return invitees.flatMap(({ id, label, getState }) => [
    {
      id: getAnswerFilterId(id, 'not-requested'),
      label: `${label} not asked`,
      matches: (row) => getState(row) === 'not-requested',
    },
    {
      id: getAnswerFilterId(id, 'requested'),
      label: `No answer from ${label}`,
      matches: (row) => getState(row) === 'requested',
    },
  ])
}

export interface AnswerCount {
  readonly id: string
  readonly label: string
  readonly counts: Readonly<Record<RequestState, number>>
}

export function countAnswers<Row>(invitees: readonly Invitee<Row>[], rows: readonly Row[]): AnswerCount[] {
  return invitees.map(({ id, label, getState }) => {
    const count = (state: RequestState) => rows.filter((row) => getState(row) === state).length
    return {
      id,
      label,
      counts: { answered: count('answered'), requested: count('requested'), 'not-requested': count('not-requested') },
    }
  })
}
