import type { Approver } from '@/domain/people/approvers'
import { ReadOnlyField } from '../email/read-only-field'
import { RecipientFields } from '../email/recipient-fields'
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
          <RecipientFields form={form} addressAdvice={addressAdvice} />
        </>
      )}
    </RequestEmail>
  )
}
