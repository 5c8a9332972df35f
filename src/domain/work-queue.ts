import { allowed, permissions } from './roles'
import type { DecisionCode, Status } from './status'

/**
 * One kind of thing that waits in a list of the council. The dashboard counts the rows that wait, and the list
 * offers the same rule as a choice of its filter, so that the two can never disagree.
 */
export interface Work<Row> {
  readonly id: string
  readonly label: string
  readonly waits: (row: Row) => boolean
}

/** The filter of each list that a count of the dashboard leads to; also its name in the address. */
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

/** The same work for rows that are judged by what is known of them here. */
export function workThrough<Row, Known>(work: readonly Work<Known>[], knownOf: (row: Row) => Known): Work<Row>[] {
  return work.map((one) => ({ ...one, waits: (row) => one.waits(knownOf(row)) }))
}

export const shortlistingWork: readonly Work<{ status: Status }>[] = [
  { id: 'order', label: 'To shortlist or reject', waits: ({ status }) => allowed(permissions.order(status, '2.1')) },
]

interface AskedForApproval {
  readonly status: Status
  readonly approvals: readonly { readonly decision: DecisionCode | null; readonly sent: boolean }[]
}

/** HOD and Dean are asked while an application is shortlisted; it may wait to ask the one and for the other (spec 4). */
export const approvalWork: readonly Work<AskedForApproval>[] = [
  { id: 'ask', label: 'HOD or Dean not asked', waits: (row) => approvalsOf(row).includes('to ask') },
  { id: 'answer', label: 'No answer from HOD or Dean', waits: (row) => approvalsOf(row).includes('asked') },
]

function approvalsOf({ status, approvals }: AskedForApproval) {
  if (!allowed(permissions.inviteApprovers(status))) return []
  return approvals.map(({ decision, sent }) => standing(decision, sent))
}

function standing(answer: string | null, sent: boolean): 'to ask' | 'asked' | 'answered' {
  if (answer !== null) return 'answered'
  return sent ? 'asked' : 'to ask'
}

/** Undefined of a reviewer whom the host does not know: nobody waits for those. */
type Marks = string | null | undefined

interface Reviewed {
  readonly status: Status
  readonly reviews: readonly { readonly marks: Marks; readonly sent: boolean }[]
}

/** Reviews matter until the grant is decided; until then one mark may be missing and another reviewer not invited. */
export const reviewWork: readonly Work<Reviewed>[] = [
  { id: 'invite', label: 'Reviewers not invited', waits: (row) => reviewsOf(row).includes('to ask') },
  { id: 'marks', label: 'Marks missing', waits: (row) => reviewsOf(row).includes('asked') },
]

function reviewsOf({ status, reviews }: Reviewed) {
  if (status !== '3.1') return []
  return reviews.flatMap(({ marks, sent }) => (marks === undefined ? [] : [standing(marks, sent)]))
}

interface Marked {
  readonly status: Status
  readonly reviews: readonly { readonly marks: Marks }[]
}

/** Approved by HOD and Dean, with every mark in. */
export const decisionWork: readonly Work<Marked>[] = [
  {
    id: 'decide',
    label: 'Ready to decide',
    waits: ({ status, reviews }) => status === '3.1' && reviews.every(({ marks }) => marks !== null),
  },
]

/** A set of ids, or what was found by id. */
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
  const unsigned = ({ applicationId, status }: AgreedRow) => status === '5.1' && notReturned.has(applicationId)
  return [
    { id: 'request', label: 'Agreement not requested', waits: (row) => unsigned(row) && !row.requested },
    { id: 'return', label: 'Signed agreement not returned', waits: (row) => unsigned(row) && row.requested },
  ]
}

interface RevisedBudget {
  /** Absent from a host that does not tell it, where each row may have a revision. */
  readonly uploadedAt?: string | null | undefined
  readonly decision: string
}

/** The list also holds applications that have sent no revision: there is nothing to decide about those. */
export const budgetWork: readonly Work<RevisedBudget>[] = [
  {
    id: 'decide',
    label: 'Budget revisions to decide',
    waits: ({ uploadedAt, decision }) => uploadedAt !== null && decision === 'Pending',
  },
]

/** @param overdue ids of the applications of which a report is due and not in */
export function reportWork(overdue: Ids): readonly Work<{ applicationId: string }>[] {
  return [{ id: 'report', label: 'A due report is not in', waits: ({ applicationId }) => overdue.has(applicationId) }]
}
