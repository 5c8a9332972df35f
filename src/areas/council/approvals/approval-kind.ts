import { branding } from '@/branding'
import { approvalBy, type Approver } from '@/domain/people/approvers'
import { approverInvitationSchema } from '@/domain/council/council-schemas'
import { comparableEmail } from '@/domain/people/email-address'
import { permissions } from '@/domain/people/roles'
import { approvalRequest } from '@/domain/texts/emails'
import { approvalKey } from '@/writes/email-keys'
import type { EmailLog } from '@/writes/ui/use-email-log'
import type { EmailKind } from '../email/email-kind'
import type { useEmailLinks } from '../email/use-email-links'
import type { ApprovalApplication } from './approval-application'
import { approvalWrite, type ApproverFields } from './approval.write'

type Links = Pick<ReturnType<typeof useEmailLinks>, 'approval'>

export const approvalKind = (approver: Approver, links: Links): EmailKind<'listApprovals', ApproverFields> => ({
  role: approver,
  write: approvalWrite(approver),
  mayRequest: (row) =>
    approvalBy(row, approver).decision === null
      ? permissions.inviteApprovers(row.status)
      : `The ${approver} has decided.`,
  schema: approverInvitationSchema,
  // The list returns the e-mail address of an approver who was asked before, but never the name.
  given: (row) => ({ name: '', email: approvalBy(row, approver).email ?? '' }),
  request: (row, { name, email }) => {
    const { applicationId, projectTitle } = row
    const link = links.approval(approver, applicationId)
    return {
      key: approvalKey(row, approver),
      about: `Application ${applicationId}: approval requested from the ${approver}${name.trim() && `, ${name}`}`,
      to: email,
      content: approvalRequest({ approver, name, applicationId, projectTitle, link: link.url }, branding),
      link,
    }
  },
  isFlagged: (row) => approvalBy(row, approver).sent,
  earlier: (row, emailLog) => requestedAddresses(row, approver, emailLog),
})

/** Maps addresses that were asked before to the end of a warning sentence. */
function requestedAddresses(
  row: ApprovalApplication,
  asked: Approver,
  { reached }: EmailLog,
): ReadonlyMap<string, string> {
  return new Map(
    row.approvals.flatMap(({ approver: one, sent, email }) => {
      const was = reached(approvalKey(row, one), sent)
      if (was === null) return []
      const what = one === asked ? 'sent this request before' : `asked as ${one} before`
      return [[comparableEmail(email ?? ''), `${was} ${what}`]]
    }),
  )
}
