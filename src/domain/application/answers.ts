import { APPROVERS, type Approver } from '../people/approvers'
import { REVIEWERS, type ReviewerNumber } from '../people/reviewers'
import { allowed, permissions } from '../people/roles'
import { STATUS, type DecisionCode, type Status } from '../status/status'
import { requestState, type RequestState, type Work } from '../council/work-queue'

/** One of those who are asked about an application, and what became of it. */
export interface Asked<Row> {
  readonly id: string
  readonly label: string
  /** Undefined where nothing is expected of them. */
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

/** HOD and Dean, whose answers matter while the application is on the shortlist. */
export const askedApprovers: readonly Asked<ToApprove>[] = APPROVERS.map((approver) => ({
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

/** The reviewers, whose marks matter until the grant is decided. One whom the host does not know is never waited for. */
export const askedReviewers: readonly Asked<ToReview>[] = REVIEWERS.map(({ number, label }) => ({
  id: `reviewer-${number}`,
  label,
  stateOf: ({ status, reviews }) => {
    const own = reviews.find((one) => one.number === number)
    if (status !== STATUS.approved || own?.marks === undefined) return undefined
    return requestState(own.marks, own.sent)
  },
}))

/** The same people for other rows, from which the needed fields can be derived. */
export const askedThrough = <Row, Known>(asked: readonly Asked<Known>[], knownOf: (row: Row) => Known): Asked<Row>[] =>
  asked.map((one) => ({ ...one, stateOf: (row) => one.stateOf(knownOf(row)) }))

/** The id of the filter that finds the rows in which somebody is still to be asked, or has not answered. */
export const answerFilter = (id: string, state: 'to ask' | 'asked'): string =>
  `${id}-${state === 'to ask' ? 'ask' : 'answer'}`

/** The work that each of them leaves, as a list filters by it. */
export function answerWork<Row>(asked: readonly Asked<Row>[]): Work<Row>[] {
  return asked.flatMap(({ id, label, stateOf }) => [
    { id: answerFilter(id, 'to ask'), label: `${label} not asked`, waits: (row) => stateOf(row) === 'to ask' },
    { id: answerFilter(id, 'asked'), label: `No answer from ${label}`, waits: (row) => stateOf(row) === 'asked' },
  ])
}

export interface AnswerCount {
  readonly id: string
  readonly label: string
  readonly counts: Readonly<Record<RequestState, number>>
}

/** How many answers are there, are waited for and were never asked for, of each person. */
export function countAnswers<Row>(asked: readonly Asked<Row>[], rows: readonly Row[]): AnswerCount[] {
  return asked.map(({ id, label, stateOf }) => {
    const count = (state: RequestState) => rows.filter((row) => stateOf(row) === state).length
    return { id, label, counts: { answered: count('answered'), asked: count('asked'), 'to ask': count('to ask') } }
  })
}
