import type { Services } from '@/api/services'
import { messages } from '@/domain/texts/messages'
import { reviewBy, type Reviewer } from '@/domain/people/reviewers'
import { invitationKey } from '@/writes/email-keys'
import type { ExportColumn } from '@/table/rows'
import { applicationFileText } from '../list/application-file'
import { wentOutText } from '../list/exported-columns'
import type { ReviewedApplication } from './invitation.write'

export function exportedReview(reviewer: Reviewer, services: Services): ExportColumn<ReviewedApplication>[] {
  const { label } = reviewer
  const of = (row: ReviewedApplication) => reviewBy(row, reviewer)
  return [
    { header: `${label} name`, value: (row) => of(row).name },
    { header: `${label} e-mail`, value: (row) => of(row).email },
    { header: `${label} affiliation`, value: (row) => of(row).affiliation },
    { header: `${label} invited`, value: (row) => wentOutText(services, invitationKey(row, reviewer), of(row).sent) },
    { header: `${label} mark`, type: 'number', value: (row) => of(row).marks },
    { header: `${label} report`, value: (row) => reportText(row, reviewer, services) },
  ]
}

/** Checks the host only if there is a mark, because a report is uploaded with its mark. */
async function reportText(row: ReviewedApplication, reviewer: Reviewer, services: Services): Promise<string> {
  const hasMark = (reviewBy(row, reviewer).marks ?? null) !== null
  return hasMark ? applicationFileText(services, row.applicationId, reviewer.kind) : messages.page.notAvailable
}
