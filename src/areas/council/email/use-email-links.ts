import { useServices } from '@/api/services'
import type { Approver } from '@/domain/approvers'
import { approvalLink, checkLink, reviewLink, type LinkPage } from '@/domain/links'
import type { ReviewerNumber } from '@/domain/reviewers'
import type { Verdict } from '@/domain/roles'

/** A link that an e-mail must contain, with the data to check it against. */
export interface EmailLink {
  readonly url: string
  readonly applicationId: string
  readonly path: LinkPage
}

/** Builds the links in the portal's e-mails, and checks them before sending. */
export function useEmailLinks() {
  const { pagesAddress } = useServices()

  const review = (reviewer: ReviewerNumber, applicationId: string): EmailLink => ({
    url: reviewLink(pagesAddress, reviewer, applicationId),
    applicationId,
    path: `reviewer${reviewer}`,
  })

  const approval = (approver: Approver, applicationId: string): EmailLink => ({
    url: approvalLink(pagesAddress, approver, applicationId),
    applicationId,
    path: approver === 'HOD' ? 'hod' : 'dean',
  })

  const check = (html: string, { applicationId, path }: EmailLink): Verdict =>
    checkLink(html, { pagesAddress, applicationId, path })

  return { review, approval, check }
}
