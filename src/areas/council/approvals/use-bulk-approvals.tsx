import { useMemo } from 'react'
import { APPROVERS } from '@/domain/people/approvers'
import { approverReminderSchema } from '@/domain/council/council-schemas'
import { contactAt, useContacts } from '@/features/contacts'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useBulkEmails } from '../email/batch/use-bulk-emails'
import { reminderKind } from '../email/reminder.write'
import { useEmailLinks } from '../email/use-email-links'
import { approvalKind, type ApprovalApplication } from './approval.write'

/** Returns the bulk actions that ask HOD and Dean, and remind those who have not answered. */
export function useBulkApprovals(applications: readonly ApprovalApplication[]) {
  const emailLog = useEmailLog()
  const links = useEmailLinks()
  const people = useMemo(
    () => applications.flatMap(({ approvals }) => approvals.map(({ email }) => ({ name: '', email: email ?? '' }))),
    [applications],
  )
  const { contacts } = useContacts(people)
  const kinds = APPROVERS.map((approver) => approvalKind(approver, links))
  const reminders = kinds.map((kind) => {
    const given = (row: ApprovalApplication) => {
      const { email } = kind.given(row)
      return { name: contactAt(contacts, email)?.name ?? '', email }
    }
    return reminderKind({ ...kind, given, schema: approverReminderSchema }, emailLog)
  })
  return useBulkEmails({ label: 'Send e-mails', kinds, people }, { label: 'Remind', kinds: reminders, people })
}
