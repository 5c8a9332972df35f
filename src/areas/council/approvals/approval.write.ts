import { approvalBy, type Approver } from '@/domain/people/approvers'
import { comparableEmail } from '@/domain/people/email-address'
import { REQUEST } from '@/writes/email-texts'
import { defineWrite } from '@/writes/write'

export interface ApproverFields {
  readonly [field: string]: string
  readonly name: string
  readonly email: string
}

/** Saves the HOD or the Dean of an application, then sends the request. */
export const approvalWrite = (approver: Approver) =>
  defineWrite({
    ...REQUEST,
    name: approver.toLowerCase(),
    list: 'listApprovals',
    busyLabel: 'Sending Email...',
    seen: (row) => [row.status, ...Object.values(approvalBy(row, approver))],
    save: (applicationId, { name, email }: ApproverFields) => ({
      call: approver === 'HOD' ? 'saveHod' : 'saveDean',
      input: { applicationId, name, email },
    }),
    // The list never returns the name, so only the address is compared.
    landed: (row, fields) => {
      const { email, sent } = approvalBy(row, approver)
      return sent && comparableEmail(email ?? '') === comparableEmail(fields.email)
    },
  })
