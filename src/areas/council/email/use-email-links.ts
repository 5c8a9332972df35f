import { useServices } from '@/api/services'
import { approvalLink, checkLink, reviewLink, type Approver, type LinkPage } from '@/domain/links'
import type { ReviewerNumber } from '@/domain/reviewers'
import type { Verdict } from '@/domain/roles'

/** A link that a mail has to carry: where it leads, and what it is checked against. */
export interface EmailLink {
  readonly url: string
  readonly appId: string
  readonly path: LinkPage
}

/** Makes the links of this portal's mails, and checks them before they are sent. */
export function useEmailLinks() {
  const { pagesAddress } = useServices()

  const review = (reviewer: ReviewerNumber, appId: string): EmailLink => ({
    url: reviewLink(pagesAddress, reviewer, appId),
    appId,
    path: `reviewer${reviewer}`,
  })

  const approval = (approver: Approver, appId: string): EmailLink => ({
    url: approvalLink(pagesAddress, approver, appId),
    appId,
    path: approver === 'HOD' ? 'hod' : 'dean',
  })

  const check = (html: string, { appId, path }: EmailLink): Verdict => checkLink(html, { pagesAddress, appId, path })

  return { review, approval, check }
}
