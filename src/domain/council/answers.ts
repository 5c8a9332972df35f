import { APPROVERS, type Approver } from '../people/approvers'
import { REVIEWERS, type ReviewerNumber } from '../people/reviewers'
import { allowed, permissions } from '../people/roles'
import { STATUS, type DecisionCode, type Status } from '../status/status'
import { requestState, type RequestState, type Work } from './to-do'

/** A person whose answer or marks an application needs, and the state of the request. */
export interface AskedPerson<Row> {
  readonly id: string
  readonly label: string
  /** Undefined if nothing is expected from this person. */
  readonly stateOf: (row: Row) => RequestState | undefined
}

interface ToApprove {
  readonly status: Status
  readonly approvals: readonly {
    readonly approver: Approver
    readonly decision: DecisionCode | null
    readonly sent: boolean
  }[]
}

/** HOD and Dean. Their answers count while the application is on the shortlist. */
export const askedApprovers: readonly AskedPerson<ToApprove>[] = APPROVERS.map((approver) => ({
  id: approver.toLowerCase(),
  label: approver,
  stateOf: ({ status, approvals }) => {
    const own = approvals.find((one) => one.approver === approver)
    if (!own || !allowed(permissions.inviteApprovers(status))) return undefined
    return requestState(own.decision, own.sent)
  },
}))

interface ToReview {
  readonly status: Status
  readonly reviews: readonly {
    readonly number: ReviewerNumber
    readonly marks: string | null | undefined
    readonly sent: boolean
  }[]
}

/** The reviewers. Their marks count until the grant is decided. A reviewer missing on the host is never waited for. */
export const askedReviewers: readonly AskedPerson<ToReview>[] = REVIEWERS.map(({ number, label }) => ({
  id: `reviewer-${number}`,
  label,
  stateOf: ({ status, reviews }) => {
    const own = reviews.find((one) => one.number === number)
    if (status !== STATUS.approved || own?.marks === undefined) return undefined
    return requestState(own.marks, own.sent)
  },
}))

export const askedThrough = <Row, KnownRow>(
  asked: readonly AskedPerson<KnownRow>[],
  knownOf: (row: Row) => KnownRow,
): AskedPerson<Row>[] => asked.map((one) => ({ ...one, stateOf: (row) => one.stateOf(knownOf(row)) }))

/** Returns the id of the filter for rows in which this person was not asked yet, or has not answered. */
export const answerFilter = (id: string, state: 'to ask' | 'asked'): string =>
  `${id}-${state === 'to ask' ? 'ask' : 'answer'}`

export function answerWork<Row>(asked: readonly AskedPerson<Row>[]): Work<Row>[] {
  return asked.flatMap(({ id, label, stateOf }) => [
    { id: answerFilter(id, 'to ask'), label: `${label} not asked`, matches: (row) => stateOf(row) === 'to ask' },
    { id: answerFilter(id, 'asked'), label: `No answer from ${label}`, matches: (row) => stateOf(row) === 'asked' },
  ])
}

export interface AnswerCount {
  readonly id: string
  readonly label: string
  readonly counts: Readonly<Record<RequestState, number>>
}

export function countAnswers<Row>(asked: readonly AskedPerson<Row>[], rows: readonly Row[]): AnswerCount[] {
  return asked.map(({ id, label, stateOf }) => {
    const count = (state: RequestState) => rows.filter((row) => stateOf(row) === state).length
    return { id, label, counts: { answered: count('answered'), asked: count('asked'), 'to ask': count('to ask') } }
  })
}
