import { allowed, permissions } from '../people/permissions'
import { STATUS, type DecisionCode, type Status } from '../status/status'

/** One kind of work in a council list. Dashboard counts and list filters share `matches`, so that they agree. */
export interface Work<Row> {
  readonly id: string
  readonly label: string
  readonly matches: (row: Row) => boolean
}

/** The id and URL parameter of the filter that a dashboard count links to. */
export const WORK_FILTER = 'needs'

export interface WorkCount {
  readonly id: string
  readonly label: string
  readonly count: number
}

/** Counts the rows for each kind of work, and omits kinds without rows. */
export function countWork<Row>(work: readonly Work<Row>[], rows: readonly Row[]): WorkCount[] {
  return work
    .map(({ id, label, matches }) => ({ id, label, count: rows.filter(matches).length }))
    .filter(({ count }) => count > 0)
}

/** Counts the rows that match at least one kind of work. */
export const countRowsWithWork = <Row>(work: readonly Work<Row>[], rows: readonly Row[]): number =>
  rows.filter((row) => work.some(({ matches }) => matches(row))).length

export function mapWork<Row, Known>(work: readonly Work<Known>[], toKnownRow: (row: Row) => Known): Work<Row>[] {
  return work.map((one) => ({ ...one, matches: (row) => one.matches(toKnownRow(row)) }))
}

export const shortlistingWork: readonly Work<{ status: Status }>[] = [
  {
    id: 'order',
    label: 'To shortlist or reject',
    matches: ({ status }) => allowed(permissions.order(status, STATUS.shortlisted)),
  },
]

interface ApprovalRow {
  readonly status: Status
  readonly approvals: readonly {
    readonly decision: DecisionCode | null
    readonly sent: boolean
    readonly isLate?: boolean | undefined
  }[]
}

/** HOD and Dean are asked at 2.1. One row can match both filters. */
export const approvalWork: readonly Work<ApprovalRow>[] = [
  { id: 'ask', label: 'HOD or Dean not asked', matches: (row) => getApprovalStates(row).includes('not-requested') },
  { id: 'answer', label: 'No answer from HOD or Dean', matches: (row) => getApprovalStates(row).includes('requested') },
  { id: 'late', label: 'Late answers', matches: (row) => getApprovalStates(row).includes('late') },
]

function getApprovalStates({ status, approvals }: ApprovalRow) {
  if (!allowed(permissions.inviteApprovers(status))) return []
  return approvals.flatMap(({ decision, sent, isLate }) => getWorkStates(decision, sent, isLate))
}

export type RequestState = 'not-requested' | 'requested' | 'answered'

export function getRequestState(answer: string | null, sent: boolean): RequestState {
  if (answer !== null) return 'answered'
  return sent ? 'requested' : 'not-requested'
}

/** A late request is also counted as requested. */
function getWorkStates(answer: string | null, sent: boolean, isLate = false) {
  const state = getRequestState(answer, sent)
  return state === 'requested' && isLate ? [state, 'late' as const] : [state]
}

/** Undefined for a reviewer missing on the host, for whom no work waits. */
type Marks = string | null | undefined

interface Reviewed {
  readonly status: Status
  readonly reviews: readonly { readonly marks: Marks; readonly sent: boolean; readonly isLate?: boolean }[]
}

/** Reviews count until the grant is decided. One row can match both filters. */
export const reviewWork: readonly Work<Reviewed>[] = [
  { id: 'invite', label: 'Reviewers not invited', matches: (row) => getReviewStates(row).includes('not-requested') },
  { id: 'marks', label: 'Marks missing', matches: (row) => getReviewStates(row).includes('requested') },
  { id: 'late', label: 'Late marks', matches: (row) => getReviewStates(row).includes('late') },
]

function getReviewStates({ status, reviews }: Reviewed) {
  if (status !== STATUS.approved) return []
  return reviews.flatMap(({ marks, sent, isLate }) => (marks === undefined ? [] : getWorkStates(marks, sent, isLate)))
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
    matches: ({ status, reviews }) => status === STATUS.approved && reviews.every(({ marks }) => marks !== null),
  },
]

/** A set of ids, or a map with ids as keys. */
interface Ids {
  readonly has: (id: string) => boolean
}

/** @param missingLetterIds ids of the granted applications without an award letter on the host */
export function makeAwardLetterWork(missingLetterIds: Ids): readonly Work<{ applicationId: string }>[] {
  return [
    {
      id: 'letter',
      label: 'Granted without award letter',
      matches: ({ applicationId }) => missingLetterIds.has(applicationId),
    },
  ]
}

interface AgreedRow {
  readonly applicationId: string
  readonly status: Status
  readonly requested: boolean
}

/** @param missingAgreementIds ids of the applications without a signed agreement on the host */
export function makeAgreementWork(missingAgreementIds: Ids): readonly Work<AgreedRow>[] {
  const isUnsigned = ({ applicationId, status }: AgreedRow) =>
    status === STATUS.granted && missingAgreementIds.has(applicationId)
  return [
    { id: 'request', label: 'Agreement not requested', matches: (row) => isUnsigned(row) && !row.requested },
    { id: 'return', label: 'Signed agreement not returned', matches: (row) => isUnsigned(row) && row.requested },
  ]
}

interface RevisedBudget {
  /** Undefined if the host does not send the date. Any row may then have a revision. */
  readonly uploadedAt?: string | null | undefined
  readonly decision: string
}

/** The list also contains applications without a revision, which need no decision. */
export const budgetWork: readonly Work<RevisedBudget>[] = [
  {
    id: 'decide',
    label: 'Budget revisions to decide',
    matches: ({ uploadedAt, decision }) => uploadedAt !== null && decision === 'Pending',
  },
]

/** @param overdueIds ids of the applications with a due report that was not sent */
export function makeReportWork(overdueIds: Ids): readonly Work<{ applicationId: string }>[] {
  return [
    { id: 'report', label: 'A due report is not in', matches: ({ applicationId }) => overdueIds.has(applicationId) },
  ]
}
