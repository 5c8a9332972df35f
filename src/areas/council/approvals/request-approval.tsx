import { approvalBy, type Approver } from '@/domain/approvers'
import { approverInvitationSchema } from '@/domain/council-schemas'
import { comparableEmail } from '@/domain/email-address'
import { permissions } from '@/domain/roles'
import { approvalKey } from '@/features/sent-emails/email-keys'
import { useSentEmails, type SentEmails } from '@/features/sent-emails/use-sent-emails'
import { TextField } from '@/form/text-field'
import { AddressAdvice } from '../email/address-advice'
import { ReadOnlyField } from '../email/read-only-field'
import { RequestEmail } from '../email/request-email'
import { UnsentNote } from '../email/unsent-note'
import { useEmailLinks } from '../email/use-email-links'
import type { ApprovalApplication } from './approval-application'
import { approvalEmail } from './approval-email'

interface RequestApprovalProps {
  opened: ApprovalApplication
  approver: Approver
  onClose: () => void
}

/** Dialog for the e-mail to the HOD or the Dean; the approver is saved before the e-mail is sent. */
export function RequestApproval({ opened, approver, onClose }: RequestApprovalProps) {
  const sentEmails = useSentEmails()
  const links = useEmailLinks()
  return (
    <RequestEmail
      title="Send Email"
      recipient={(_, { name }) => (name.trim() === '' ? `the ${approver}` : `the ${approver}, ${name}`)}
      call="listApprovals"
      opened={opened}
      onClose={onClose}
      mayRequest={(row) =>
        approvalBy(row, approver).decision === null
          ? permissions.inviteApprovers(row.status)
          : `The ${approver} has decided.`
      }
      schema={approverInvitationSchema}
      // The list returns the e-mail address of an approver who was asked before, but never the name.
      given={(row) => ({ name: '', email: approvalBy(row, approver).email ?? '' })}
      request={(row, fields) =>
        approvalEmail(row, { approver, ...fields }, links.approval(approver, row.applicationId))
      }
      busyLabel="Sending Email..."
      compareFields={(row) => [row.status, ...Object.values(approvalBy(row, approver))]}
      save={({ applicationId }, fields) => ({
        call: approver === 'HOD' ? 'saveHod' : 'saveDean',
        input: { applicationId, ...fields },
      })}
      isFlagged={(row) => approvalBy(row, approver).sent}
    >
      {({ row, fields, form, request }) => (
        <>
          <UnsentNote id={request.key} saved={`The ${approver}`} />
          <ReadOnlyField label="Recipient Role" value={approver} />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField control={form.control} name="name" label="Name" />
            <TextField control={form.control} name="email" label="Email" type="email" />
          </div>
          <AddressAdvice email={fields.email} invited={requestedAddresses(row, approver, sentEmails)} />
        </>
      )}
    </RequestEmail>
  )
}

/** Addresses already asked about this application, each with a phrase that completes the warning after the address. */
function requestedAddresses(
  row: ApprovalApplication,
  asked: Approver,
  { reached }: SentEmails,
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
