import { branding } from '@/branding'
import type { Approver } from '@/domain/people/approvers'
import { approvalRequest } from '@/domain/texts/emails'
import { approvalKey } from '@/writes/email-keys'
import type { EmailRequest } from '../email/email-request'
import type { EmailLink } from '../email/use-email-links'
import type { ApprovalApplication } from './approval-application'

interface AskedApprover {
  readonly approver: Approver
  readonly name: string
  readonly email: string
}

export const approvalEmail = (
  { applicationId, projectTitle }: ApprovalApplication,
  { approver, name, email }: AskedApprover,
  link: EmailLink,
): EmailRequest => ({
  key: approvalKey({ applicationId }, approver),
  about: `Application ${applicationId}: approval requested from the ${approver}${name.trim() && `, ${name}`}`,
  to: email,
  content: approvalRequest({ approver, name, projectTitle, link: link.url }, branding),
  link,
})
