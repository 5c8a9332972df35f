import { allowed, permissions } from '../people/roles'
import { STATUS, type DecisionCode, type Status } from '../status/status'

/**
 * One kind of work in a list of the council. The dashboard counts the rows that wait for it, and the list's filter
 * offers the same rule, so that the two can never disagree.
 */
export interface Work<Row> {
  readonly id: string
  readonly label: string
  readonly waits: (row: Row) => boolean
}

/** The id of the filter that a count of the dashboard leads to; also its parameter in the address. */
export const WORK_FILTER = 'needs'

export interface WorkCount {
  readonly id: string
  readonly label: string
  readonly count: number
}

/** How many rows wait for what; kinds that no row waits for are left out. */
export function countWork<Row>(work: readonly Work<Row>[], rows: readonly Row[]): WorkCount[] {
  return work
    .map(({ id, label, waits }) => ({ id, label, count: rows.filter(waits).length }))
    .filter(({ count }) => count > 0)
}

/** How many rows wait for any of these kinds of work. */
export const countWaiting = <Row>(work: readonly Work<Row>[], rows: readonly Row[]): number =>
  rows.filter((row) => work.some(({ waits }) => waits(row))).length

/** The same work for other rows, from which the needed fields can be derived. */
export function workThrough<Row, Known>(work: readonly Work<Known>[], knownOf: (row: Row) => Known): Work<Row>[] {
  return work.map((one) => ({ ...one, waits: (row) => one.waits(knownOf(row)) }))
}

export const shortlistingWork: readonly Work<{ status: Status }>[] = [
  {
    id: 'order',
    label: 'To shortlist or reject',
    waits: ({ status }) => allowed(permissions.order(status, STATUS.shortlisted)),
  },
]

interface AskedForApproval {
  readonly status: Status
  readonly approvals: readonly { readonly decision: DecisionCode | null; readonly sent: boolean }[]
}

/** HOD and Dean are asked at 2.1; the same application may have one still to ask and one who has not answered. */
export const approvalWork: readonly Work<AskedForApproval>[] = [
  { id: 'ask', label: 'HOD or Dean not asked', waits: (row) => approvalsOf(row).includes('to ask') },
  { id: 'answer', label: 'No answer from HOD or Dean', waits: (row) => approvalsOf(row).includes('asked') },
]

function approvalsOf({ status, approvals }: AskedForApproval) {
  if (!allowed(permissions.inviteApprovers(status))) return []
  return approvals.map(({ decision, sent }) => requestState(decision, sent))
}

export type RequestState = 'to ask' | 'asked' | 'answered'

/** What became of asking somebody. */
export function requestState(answer: string | null, sent: boolean): RequestState {
  if (answer !== null) return 'answered'
  return sent ? 'asked' : 'to ask'
}

/** Undefined for a reviewer whom the host does not know, and for whom nothing waits. */
type Marks = string | null | undefined

interface Reviewed {
  readonly status: Status
  readonly reviews: readonly { readonly marks: Marks; readonly sent: boolean }[]
}

/** Reviews matter until the grant is decided. One mark may be missing while another reviewer is not invited yet. */
export const reviewWork: readonly Work<Reviewed>[] = [
  { id: 'invite', label: 'Reviewers not invited', waits: (row) => reviewsOf(row).includes('to ask') },
  { id: 'marks', label: 'Marks missing', waits: (row) => reviewsOf(row).includes('asked') },
]

function reviewsOf({ status, reviews }: Reviewed) {
  if (status !== STATUS.approved) return []
  return reviews.flatMap(({ marks, sent }) => (marks === undefined ? [] : [requestState(marks, sent)]))
}

interface Marked {
  readonly status: Status
  readonly reviews: readonly { readonly marks: Marks }[]
}

/** Ready when HOD and Dean have approved and no mark is missing. */
export const decisionWork: readonly Work<Marked>[] = [
  {
    id: 'decide',
    label: 'Ready to decide',
    waits: ({ status, reviews }) => status === STATUS.approved && reviews.every(({ marks }) => marks !== null),
  },
]

/** A set of ids, or a map with ids as keys. */
interface Ids {
  readonly has: (id: string) => boolean
}

/** @param withoutLetter ids of the granted applications whose award letter the host does not have */
export function awardLetterWork(withoutLetter: Ids): readonly Work<{ applicationId: string }>[] {
  return [
    {
      id: 'letter',
      label: 'Granted without award letter',
      waits: ({ applicationId }) => withoutLetter.has(applicationId),
    },
  ]
}

interface AgreedRow {
  readonly applicationId: string
  readonly status: Status
  readonly requested: boolean
}

/** @param notReturned ids of the applications whose signed agreement the host does not have */
export function agreementWork(notReturned: Ids): readonly Work<AgreedRow>[] {
  const unsigned = ({ applicationId, status }: AgreedRow) => status === STATUS.granted && notReturned.has(applicationId)
  return [
    { id: 'request', label: 'Agreement not requested', waits: (row) => unsigned(row) && !row.requested },
    { id: 'return', label: 'Signed agreement not returned', waits: (row) => unsigned(row) && row.requested },
  ]
}

interface RevisedBudget {
  /** Undefined on a host that does not send it: then any row may have a revision. */
  readonly uploadedAt?: string | null | undefined
  readonly decision: string
}

/** The list also holds applications without a revision, about which there is nothing to decide. */
export const budgetWork: readonly Work<RevisedBudget>[] = [
  {
    id: 'decide',
    label: 'Budget revisions to decide',
    waits: ({ uploadedAt, decision }) => uploadedAt !== null && decision === 'Pending',
  },
]

/** @param overdue ids of the applications with a report that is due and was not sent */
export function reportWork(overdue: Ids): readonly Work<{ applicationId: string }>[] {
  return [{ id: 'report', label: 'A due report is not in', waits: ({ applicationId }) => overdue.has(applicationId) }]
}
