import type { Approver } from '@/domain/people/approvers'
import { TextField } from '@/form/text-field'
import { ReadOnlyField } from '../email/read-only-field'
import { RequestEmail } from '../email/request-email'
import { UnsentNote } from '../email/unsent-note'
import { useEmailLinks } from '../email/use-email-links'
import type { ApprovalApplication } from './approval-application'
import { approvalKind } from './approval-kind'

interface RequestApprovalProps {
  opened: ApprovalApplication
  approver: Approver
  onClose: () => void
}

export function RequestApproval({ opened, approver, onClose }: RequestApprovalProps) {
  return (
    <RequestEmail
      kind={approvalKind(approver, useEmailLinks())}
      title="Send Email"
      recipient={(_, { name }) => (name.trim() === '' ? `the ${approver}` : `the ${approver}, ${name}`)}
      opened={opened}
      onClose={onClose}
    >
      {({ form, request, addressAdvice }) => (
        <>
          <UnsentNote id={request.key} saved={`The ${approver}`} />
          <ReadOnlyField label="Recipient Role" value={approver} />
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField control={form.control} name="name" label="Name" />
            <TextField control={form.control} name="email" label="Email" type="email" />
          </div>
          {addressAdvice}
        </>
      )}
    </RequestEmail>
  )
}
