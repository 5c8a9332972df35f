import { useServices } from '@/api/services'
import type { Approver } from '@/domain/people/approvers'
import { approvalLink, checkLink, reviewLink } from '@/domain/people/links'
import type { LinkPage } from '@/domain/people/link-pages'
import type { ReviewerNumber } from '@/domain/people/reviewers'
import { allowed } from '@/domain/people/permissions'
import type { EmailMessage } from './email-message'

/** A link that an e-mail must contain, with the data for its check. */
export interface EmailLink {
  readonly url: string
  readonly applicationId: string
  readonly path: LinkPage
}

/** Builds the links in the portal's e-mails, and checks them before sending. */
export function useEmailLinks() {
  const { pagesAddress } = useServices()

  const createReviewLink = (reviewer: ReviewerNumber, applicationId: string): EmailLink => ({
    url: reviewLink(pagesAddress, reviewer, applicationId),
    applicationId,
    path: `reviewer${reviewer}`,
  })

  const createApprovalLink = (approver: Approver, applicationId: string): EmailLink => ({
    url: approvalLink(pagesAddress, approver, applicationId),
    applicationId,
    path: approver === 'HOD' ? 'hod' : 'dean',
  })

  /** Returns the reason against sending a message; otherwise null. */
  const findProblem = ({ html, text }: Pick<EmailMessage, 'html' | 'text'>, link: EmailLink | undefined) => {
    if (text === '') return 'Please write a message.'
    if (link === undefined) return null
    const { applicationId, path } = link
    const verdict = checkLink(html, { pagesAddress, applicationId, path })
    return allowed(verdict) ? null : verdict
  }

  return { createReviewLink, createApprovalLink, findProblem }
}
