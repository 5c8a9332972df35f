import { useMemo } from 'react'
import { REVIEWERS } from '@/domain/people/reviewers'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { useBulkEmails } from '../email/batch/use-bulk-emails'
import { reminderKind } from '../email/reminder.write'
import { useEmailLinks } from '../email/use-email-links'
import { invitationKind, type ReviewedApplication } from './invitation.write'

/** Returns the bulk actions that invite reviewers, and remind those who have not answered. */
export function useBulkInvitations(applications: readonly ReviewedApplication[]) {
  const emailLog = useEmailLog()
  const links = useEmailLinks()
  const kinds = REVIEWERS.map((reviewer) => invitationKind(reviewer, links))
  const people = useMemo(
    () =>
      applications.flatMap(({ reviews }) =>
        reviews.map(({ name, email, affiliation }) => ({ name, email, affiliation })),
      ),
    [applications],
  )
  const reminders = kinds.map((kind) => reminderKind(kind, emailLog))
  return useBulkEmails({ label: 'Send e-mails', kinds, people }, { label: 'Remind', kinds: reminders, people })
}
