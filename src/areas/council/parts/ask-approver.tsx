import { useCheckUnchanged } from '@/areas/shared/held-action/use-check-unchanged'
import { AddressAdvice } from '@/areas/shared/mail/address-advice'
import { Composer } from '@/areas/shared/mail/composer'
import { ReadOnly } from '@/areas/shared/mail/read-only'
import { UnsentNote } from '@/areas/shared/mail/unsent-note'
import { useMailLinks } from '@/areas/shared/mail/use-mail-links'
import { usePost } from '@/areas/shared/mail/use-post'
import { approvalKey } from '@/areas/shared/mail/mail-keys'
import { branding } from '@/branding'
import { approverInvitationSchema } from '@/domain/council-rules'
import { comparableEmail } from '@/domain/email-address'
import type { Approver } from '@/domain/links'
import { approvalRequest } from '@/domain/mail'
import { messages } from '@/domain/messages'
import { TextField } from '@/form/text-field'
import { usePortalForm } from '@/form/use-portal-form'
import { approverOf, type ApprovalCase } from './approver-of'

interface AskApproverProps {
  row: ApprovalCase
  approver: Approver
  sentBefore: boolean
  onClose: () => void
}

/** The e-mail to the HOD or the Dean: the person is saved first, and the request follows (spec 2, Request Approval). */
export function AskApprover({ row, approver, sentBefore, onClose }: AskApproverProps) {
  const { app_ID, projectTitle } = row
  // The list knows the address of whom it has asked before, and never the name.
  const form = usePortalForm(approverInvitationSchema, { name: '', email: approverOf(row, approver).email })
  const link = useMailLinks().approval(approver, app_ID)
  const check = useCheckUnchanged()
  const { saveThenMail } = usePost()
  const [name, email] = form.watch(['name', 'email'])
  return (
    <Composer
      title="Send Email"
      onClose={onClose}
      draftKey={approvalKey(row, approver)}
      form={form}
      to={email}
      mail={approvalRequest({ approver, name, projectTitle, link: link.url }, branding)}
      link={link}
      busyLabel="Sending Email..."
      onSend={async (input, letter) => {
        const compared = await check({
          call: 'listApprovals',
          input: {},
          seen: row,
          isSame: (other) => other.app_ID === app_ID,
          matters: (other) => [other.Status, ...Object.values(approverOf(other, approver))],
        })
        if (compared !== 'same') return 'not-saved'
        return saveThenMail({
          key: approvalKey(row, approver),
          about: `Application ${app_ID}: approval requested from the ${approver}, ${input.name}`,
          save: { call: approver === 'HOD' ? 'saveHod' : 'saveDean', input: { app_ID, ...input } },
          letter,
          sentBefore,
          told: { notSaved: messages.review.tryAgain, sent: messages.email.sent },
        })
      }}
    >
      <UnsentNote id={approvalKey(row, approver)} saved={`The ${approver}`} />
      <ReadOnly label="Recipient Role" value={approver} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField control={form.control} name="name" label="Name" />
        <TextField control={form.control} name="email" label="Email" type="email" />
      </div>
      <AddressAdvice email={email} invited={askedAddresses(row, approver)} />
    </Composer>
  )
}

/** Who was asked about this application already, in words that follow an address. */
function askedAddresses(row: ApprovalCase, asked: Approver): ReadonlyMap<string, string> {
  const approvers: readonly Approver[] = ['HOD', 'Dean']
  return new Map(
    approvers
      .filter((one) => approverOf(row, one).sent)
      .map((one) => [
        comparableEmail(approverOf(row, one).email),
        one === asked ? 'was sent this request before' : `was already asked as ${one}`,
      ]),
  )
}
