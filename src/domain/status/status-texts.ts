import type { Approver } from '../people/approvers'
import { marksOf } from '../people/reviewers'
import { STATUS, STATUS_ROWS, type Audience, type Status, type StatusTexts } from './status'

interface CaseFacts {
  /** The council's agreement awaits the applicant's signature. */
  readonly agreementToSign?: boolean
  readonly approvals?: readonly { readonly approver: Approver; readonly decision: string | null }[]
  readonly reviews?: readonly { readonly marks: string | null | undefined }[]
}

/** Returns the texts of a status, with a more precise `todo` if the facts allow one. */
export function statusTexts(status: Status, audience: Audience, facts: CaseFacts = {}): StatusTexts {
  const texts = STATUS_ROWS[status].texts[audience]
  const todo = audience === 'applicant' ? applicantTodo(status, facts) : staffTodo(status, facts)
  return todo === undefined ? texts : { ...texts, todo }
}

const applicantTodo = (status: Status, { agreementToSign = false }: CaseFacts): string | undefined =>
  status === STATUS.granted && agreementToSign ? 'Sign and upload the agreement within one week.' : undefined

function staffTodo(status: Status, facts: CaseFacts): string | undefined {
  const { agreementToSign = false, approvals = [], reviews = [] } = facts
  if (status === STATUS.granted && agreementToSign) return 'Wait for the signed agreement from the applicant.'
  if (status === STATUS.shortlisted) {
    const [first, ...others] = approvals.filter(({ decision }) => decision === null)
    return first && others.length === 0
      ? `See that the ${first.approver} has been asked under Request Approval.`
      : undefined
  }
  const marks = marksOf(reviews)
  const missing = marks.filter((mark) => mark === null).length
  if (status !== STATUS.approved || missing === marks.length) return undefined
  if (missing === 0) return 'All marks are in. Decide it under Shortlisted Applications.'
  return missing === 1
    ? 'One mark is still missing. Decide once it is in.'
    : `${missing} marks are still missing. Decide once they are in.`
}
