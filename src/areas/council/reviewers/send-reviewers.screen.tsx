import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { EmailListPage } from '../email/email-list-page'
import { askFileExists } from '@/features/files/use-file-exists'
import { useReviewWork } from '@/features/work-queue/use-invitation-work'
import { workFilter } from '@/features/work-queue/work-filter'
import { searchedBy } from '@/domain/displayed-id'
import { reviewBy, REVIEWERS, type Reviewer } from '@/domain/reviewers'
import { messages } from '@/domain/messages'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { ApplicationList } from '../list/application-list'
import { idColumn, submittedColumn, titleColumn, yearFilter } from '../list/application-columns'
import { ReviewerCell } from './reviewer-cell'
import type { ReviewedApplication } from './reviewed-application'

export const load = (services: Services) => ensureCall(services, 'listReviewers', {})

/** Invites the reviewers of each approved application, and lists their marks and reports. */
export default function SendReviewersScreen() {
  return (
    <EmailListPage
      title="Send Reviewers"
      lead="Applications that HOD and Dean have approved. Invite each reviewer by e-mail; marks and reports appear here."
    >
      <ReviewerList />
    </EmailListPage>
  )
}

function ReviewerList() {
  const applications = useSuspenseCall('listReviewers', {})
  const services = useServices()
  const { now } = services
  const columns = useMemo(() => columnsOf(services), [services])
  const work = useReviewWork()
  const filters = useMemo(() => [yearFilter<ReviewedApplication>(now()), workFilter(work)], [now, work])
  return (
    <ApplicationList
      name="send-reviewers"
      rows={applications}
      columns={columns}
      filters={filters}
      caption="Approved applications and their reviewers"
      search={searchText}
      initialSort={{ id: 'submitted', desc: true }}
      emptyState={
        <EmptyState title={messages.applications.none}>
          An application is listed here once its HOD and Dean have approved it.
        </EmptyState>
      }
    />
  )
}

const searchText = (row: ReviewedApplication) =>
  searchedBy(row.applicationId, row.projectTitle, ...row.reviews.map(({ name }) => name))

function columnsOf(services: Services): Column<ReviewedApplication>[] {
  return [
    idColumn(({ applicationId }) => applicationId, services.now()),
    titleColumn(),
    submittedColumn(),
    ...REVIEWERS.map((reviewer) => reviewerColumn(reviewer, services)),
  ]
}

function reviewerColumn(reviewer: Reviewer, services: Services): Column<ReviewedApplication> {
  return {
    id: reviewer.kind,
    header: reviewer.label,
    cell: (row) => <ReviewerCell row={row} reviewer={reviewer} />,
    csvValue: async (row) => {
      const { name, marks } = reviewBy(row, reviewer)
      return `${name || 'Not named'}, Mark: ${marks ?? 'N/A'}, ${await reportText(row, reviewer, services)}`
    },
  }
}

/** A report is always uploaded together with its mark, so the host is asked only if there is a mark. */
async function reportText(row: ReviewedApplication, reviewer: Reviewer, services: Services): Promise<string> {
  const hasMark = (reviewBy(row, reviewer).marks ?? null) !== null
  const exists = hasMark && (await askFileExists(services, row.applicationId, reviewer.kind))
  if (exists === undefined) return 'Report: Not checked'
  return exists ? 'Evaluation Report' : messages.page.reportNotAvailable
}
