import { useSuspenseCall, useServices } from '@/api/services'
import { AddressAdvice } from '../email/address-advice'
import { Composer } from '../email/composer'
import { ReadOnly } from '../email/read-only'
import { UnsentNote } from '../email/unsent-note'
import { useLedger, type Ledger } from '@/features/sent-mail/use-ledger'
import { useMailLinks } from '../email/use-mail-links'
import { postOf } from '../email/post'
import { useKeptFields } from '../email/use-mail-draft'
import { checkUnchanged } from '@/features/outbox/check-unchanged'
import { approvalKey } from '@/features/sent-mail/mail-keys'
import { branding } from '@/branding'
import { approverInvitationSchema } from '@/domain/council-rules'
import { comparableEmail } from '@/domain/email-address'
import type { Approver } from '@/domain/links'
import { approvalRequest } from '@/domain/mail'
import { messages } from '@/domain/messages'
import { can } from '@/domain/roles'
import { TextField } from '@/form/text-field'
import { usePortalForm } from '@/form/use-portal-form'
import { approverOf, type ApprovalCase } from './approver-of'
import { useListedRow } from '../list/use-listed-row'

interface AskApproverProps {
  opened: ApprovalCase
  approver: Approver
  onClose: () => void
}

/** The e-mail to the HOD or the Dean: the person is saved first, and the request follows (spec 2, Request Approval). */
export function AskApprover({ opened, approver, onClose }: AskApproverProps) {
  const { row, whyNot } = useListedRow(
    useSuspenseCall('listApprovals', {}),
    opened,
    (one) => one.app_ID === opened.app_ID,
    (one) =>
      approverOf(one, approver).decision === null ? can.inviteApprovers(one.Status) : `The ${approver} has decided.`,
  )
  const { app_ID, projectTitle } = row
  const key = approvalKey(row, approver)
  const ledger = useLedger()
  const sentBefore = ledger.wentOut(key, approverOf(row, approver).sent)
  // The list knows the address of whom it has asked before, and never the name.
  const given = useKeptFields(key, { name: '', email: approverOf(row, approver).email })
  const form = usePortalForm(approverInvitationSchema, given)
  const link = useMailLinks().approval(approver, app_ID)
  const services = useServices()
  const [name, email] = form.watch(['name', 'email'])
  return (
    <Composer
      title="Send Email"
      recipient={name.trim() === '' ? `the ${approver}` : `the ${approver}, ${name}`}
      onClose={onClose}
      draftKey={key}
      about={{ appId: app_ID, projectTitle }}
      form={form}
      to={email}
      mail={approvalRequest({ approver, name, projectTitle, link: link.url }, branding)}
      link={link}
      busyLabel="Sending Email..."
      whyNot={whyNot}
      onSend={(input, letter) => async (owner) => {
        const changed = await checkUnchanged(services, {
          call: 'listApprovals',
          input: {},
          seen: row,
          isSame: (other) => other.app_ID === app_ID,
          matters: (other) => [other.Status, ...Object.values(approverOf(other, approver))],
        })
        if (changed) return changed
        return postOf(services, owner.id).saveThenMail({
          key,
          about: `Application ${app_ID}: approval requested from the ${approver}, ${input.name}`,
          save: { call: approver === 'HOD' ? 'saveHod' : 'saveDean', input: { app_ID, ...input } },
          letter,
          sentBefore,
          told: { notSaved: messages.review.tryAgain, sent: messages.email.sent },
        })
      }}
    >
      <UnsentNote id={key} saved={`The ${approver}`} />
      <ReadOnly label="Recipient Role" value={approver} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField control={form.control} name="name" label="Name" />
        <TextField control={form.control} name="email" label="Email" type="email" />
      </div>
      <AddressAdvice email={email} invited={askedAddresses(row, approver, ledger)} />
    </Composer>
  )
}

/** Who was asked about this application already, in words that follow an address. */
function askedAddresses(row: ApprovalCase, asked: Approver, { reached }: Ledger): ReadonlyMap<string, string> {
  const approvers: readonly Approver[] = ['HOD', 'Dean']
  return new Map(
    approvers.flatMap((one) => {
      const { sent, email } = approverOf(row, one)
      const was = reached(approvalKey(row, one), sent)
      if (was === null) return []
      const what = one === asked ? 'sent this request before' : `asked as ${one} before`
      return [[comparableEmail(email), `${was} ${what}`]]
    }),
  )
}
