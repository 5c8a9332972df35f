import type { Person } from '@/api/session'
import type { Services } from '@/api/services'
import { APPROVERS } from '@/domain/people/approvers'
import { REVIEWERS } from '@/domain/people/reviewers'
import { createEmailLog } from '@/writes/email-log'
import { performWrite } from '@/writes/perform'
import type { StoredWrite } from '@/writes/stored-queue'
import type { WriteRun } from '@/writes/write'
import { agreementWrite } from './granted/agreement.write'
import { defineApprovalWrite } from './approvals/approval.write'
import { budgetWrite } from './granted/budget.write'
import { denialWrite, grantWrite } from './decisions/decision.write'
import { defineReminderWrite } from './email/reminder.write'
import { reportWrite } from './granted/report.write'
import { defineInvitationWrite } from './reviewers/invitation.write'
import { defineReviewWrite } from './reviewers/review.write'
import { SHORTLISTING_WRITES } from './shortlist/shortlisting.write'

const APPROVAL_WRITES = APPROVERS.map(defineApprovalWrite)
const INVITATION_WRITES = REVIEWERS.map(defineInvitationWrite)

const WRITE_KINDS = [
  ...Object.values(SHORTLISTING_WRITES),
  ...APPROVAL_WRITES,
  ...APPROVAL_WRITES.map(defineReminderWrite),
  ...INVITATION_WRITES,
  ...INVITATION_WRITES.map(defineReminderWrite),
  grantWrite,
  denialWrite,
  agreementWrite,
  budgetWrite,
  reportWrite,
  ...REVIEWERS.map(defineReviewWrite),
]

export const perform = (services: Services, run: WriteRun) => performWrite(services, WRITE_KINDS, run)

/** Adds sent e-mails to the log of e-mails, without duplicates. */
export function logSent({ local }: Pick<Services, 'local'>, sentWrites: readonly StoredWrite[], owner: Person): void {
  const log = createEmailLog(local, owner.id)
  for (const { at = '', request } of sentWrites) {
    const { letter: email } = request.write
    if (!email || log.stored.read().some((entry) => entry.key === email.logKey && entry.at >= at)) continue
    log.put({ key: email.logKey, about: email.about, to: email.to, subject: email.subject, at })
  }
}
