import { useSuspenseCall, useServices } from '@/api/services'
import { AddressAdvice } from '../email/address-advice'
import { EmailDialog } from '../email/email-dialog'
import { ReadOnlyField } from '../email/read-only-field'
import { UnsentNote } from '../email/unsent-note'
import { useSentEmails, type SentEmails } from '@/features/sent-emails/use-sent-emails'
import { useEmailLinks } from '../email/use-email-links'
import { emailSender } from '../email/save-then-email'
import { useStoredFields } from '../email/use-email-draft'
import { checkUnchanged } from '@/features/outbox/check-unchanged'
import { approvalKey } from '@/features/sent-emails/email-keys'
import { branding } from '@/branding'
import { approverInvitationSchema } from '@/domain/council-schemas'
import { comparableEmail } from '@/domain/email-address'
import { approvalBy, type Approver } from '@/domain/approvers'
import { approvalRequest } from '@/domain/emails'
import { messages } from '@/domain/messages'
import { permissions } from '@/domain/roles'
import { TextField } from '@/form/text-field'
import { useSchemaForm } from '@/form/use-schema-form'
import type { ApprovalApplication } from './approval-application'
import { useLiveRow } from '../list/use-live-row'

interface AskApproverProps {
  opened: ApprovalApplication
  approver: Approver
  onClose: () => void
}

/** The e-mail to the HOD or the Dean: the person is saved first, and the request follows (spec 2, Request Approval). */
export function AskApprover({ opened, approver, onClose }: AskApproverProps) {
  const { row, disabledReason } = useLiveRow(
    useSuspenseCall('listApprovals', {}),
    opened,
    (one) => one.applicationId === opened.applicationId,
    (one) =>
      approvalBy(one, approver).decision === null
        ? permissions.inviteApprovers(one.status)
        : `The ${approver} has decided.`,
  )
  const { applicationId, projectTitle } = row
  const key = approvalKey(row, approver)
  const sentEmails = useSentEmails()
  const sentBefore = sentEmails.wentOut(key, approvalBy(row, approver).sent)
  // The list knows the address of whom it has asked before, and never the name.
  const given = useStoredFields(key, { name: '', email: approvalBy(row, approver).email ?? '' })
  const form = useSchemaForm(approverInvitationSchema, given)
  const link = useEmailLinks().approval(approver, applicationId)
  const services = useServices()
  const [name, email] = form.watch(['name', 'email'])
  return (
    <EmailDialog
      title="Send Email"
      recipient={name.trim() === '' ? `the ${approver}` : `the ${approver}, ${name}`}
      onClose={onClose}
      draftKey={key}
      about={{ applicationId, projectTitle }}
      form={form}
      to={email}
      mail={approvalRequest({ approver, name, projectTitle, link: link.url }, branding)}
      link={link}
      busyLabel="Sending Email..."
      disabledReason={disabledReason}
      onSend={(input, letter) => async (owner) => {
        const changed = await checkUnchanged(services, {
          call: 'listApprovals',
          input: {},
          seen: row,
          isSame: (other) => other.applicationId === applicationId,
          compareFields: (other) => [other.status, ...Object.values(approvalBy(other, approver))],
        })
        if (changed) return changed
        return emailSender(services, owner.id).saveThenMail({
          key,
          about: `Application ${applicationId}: approval requested from the ${approver}, ${input.name}`,
          save: { call: approver === 'HOD' ? 'saveHod' : 'saveDean', input: { applicationId, ...input } },
          letter,
          sentBefore,
          texts: { notSaved: messages.review.tryAgain, sent: messages.email.sent },
        })
      }}
    >
      <UnsentNote id={key} saved={`The ${approver}`} />
      <ReadOnlyField label="Recipient Role" value={approver} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField control={form.control} name="name" label="Name" />
        <TextField control={form.control} name="email" label="Email" type="email" />
      </div>
      <AddressAdvice email={email} invited={askedAddresses(row, approver, sentEmails)} />
    </EmailDialog>
  )
}

/** Who was asked about this application already, in words that follow an address. */
function askedAddresses(
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
