import type { ListedRow } from '@/api/lists'
import { branding } from '@/branding'
import { approverInvitationSchema } from '@/domain/council/council-schemas'
import { approvalBy, type Approver } from '@/domain/people/approvers'
import { comparableEmail } from '@/domain/people/email-address'
import { permissions } from '@/domain/people/permissions'
import { approvalRequest } from '@/domain/texts/emails'
import { getApprovalKey } from '@/writes/email-keys'
import type { EmailLog } from '@/writes/ui/use-email-log'
import { EMAIL_REQUEST_TEXTS } from '@/writes/email-texts'
import { defineWrite } from '@/writes/write'
import { formatEarlierAdvice, OWN_ADDRESS_ADVICE, type EmailKind } from '../email/email-kind'
import type { useEmailLinks } from '../email/use-email-links'

export type ApprovalApplication = ListedRow<'listApprovals'>

interface ApproverFields {
  readonly [field: string]: string
  readonly name: string
  readonly email: string
}

/** Saves the HOD or the Dean of an application, then sends the e-mail. */
export const defineApprovalWrite = (approver: Approver) =>
  defineWrite({
    ...EMAIL_REQUEST_TEXTS,
    name: approver.toLowerCase(),
    list: 'listApprovals',
    busyLabel: 'Sending Email...',
    getComparedValues: (row) => [row.status, ...Object.values(approvalBy(row, approver))],
    getSaveCall: (applicationId, { name, email }: ApproverFields) => ({
      call: approver === 'HOD' ? 'saveHod' : 'saveDean',
      input: { applicationId, name, email },
    }),
    // The list never has the name, so only the address is compared.
    isListed: (row, fields) => {
      const { email, sent } = approvalBy(row, approver)
      return sent && comparableEmail(email ?? '') === comparableEmail(fields.email)
    },
  })

type ApprovalLinks = Pick<ReturnType<typeof useEmailLinks>, 'createApprovalLink'>

export const createApprovalEmailKind = (
  approver: Approver,
  links: ApprovalLinks,
): EmailKind<'listApprovals', ApproverFields> => ({
  role: approver,
  write: defineApprovalWrite(approver),
  mayRequest: (row) =>
    approvalBy(row, approver).decision === null
      ? permissions.inviteApprovers(row.status)
      : `The ${approver} has decided.`,
  schema: approverInvitationSchema,
  // The list has the address of an earlier request, but never the name.
  getInitialFields: (row) => ({ name: '', email: approvalBy(row, approver).email ?? '' }),
  createRequest: (row, { name, email }) => {
    const { applicationId, projectTitle } = row
    const link = links.createApprovalLink(approver, applicationId)
    return {
      key: getApprovalKey(row, approver),
      logLabel: `Application ${applicationId}: approval requested from the ${approver}${name.trim() && `, ${name}`}`,
      to: email,
      content: approvalRequest({ approver, name, applicationId, projectTitle, link: link.url }, branding),
      link,
    }
  },
  isFlaggedAsSent: (row) => approvalBy(row, approver).sent,
  createAddressAdvisor:
    ({ emailLog, getApplicantEmail }) =>
    (row, address) => [
      ...formatEarlierRequests(row, approver, address, emailLog),
      ...(address === comparableEmail(getApplicantEmail(row)) ? [OWN_ADDRESS_ADVICE] : []),
    ],
})

function formatEarlierRequests(
  row: ApprovalApplication,
  approver: Approver,
  address: string,
  log: Pick<EmailLog, 'reached'>,
): string[] {
  return row.approvals.flatMap(({ approver: earlierApprover, sent, email }) => {
    const sentVerb = comparableEmail(email ?? '') === address && log.reached(getApprovalKey(row, earlierApprover), sent)
    if (!sentVerb) return []
    const request = earlierApprover === approver ? 'sent this request' : `asked as ${earlierApprover}`
    return [formatEarlierAdvice(sentVerb, request)]
  })
}
