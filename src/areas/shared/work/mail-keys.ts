import type { ReviewerNumber } from '@/domain/file-kinds'
import type { Approver } from '@/domain/links'

interface Mailed {
  readonly app_ID: string
}

/** The key of a request to HOD or Dean in the ledger and in the drafts. */
export function approvalKey({ app_ID }: Mailed, approver: Approver): string {
  return `${approver.toLowerCase()}:${app_ID}`
}

/** The same for the invitation of a reviewer. */
export function invitationKey({ app_ID }: Mailed, { number }: { readonly number: ReviewerNumber }): string {
  return `reviewer${number}:${app_ID}`
}
