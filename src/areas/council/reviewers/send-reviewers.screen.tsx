import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { EmailListPage } from '../email/email-list-page'
import { useAskedReviewers, useReviewWork } from '@/features/to-do/use-invitation-work'
import { workFilter } from '@/features/to-do/work-filter'
import { answerWork } from '@/domain/council/answers'
import { searchedBy } from '@/domain/status/displayed-id'
import { REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { messages } from '@/domain/texts/messages'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { ApplicationList } from '../list/application-list'
import { useBulkInvitations } from './use-bulk-invitations'
import { idColumn, submittedColumn, titleColumn, yearFilter } from '../list/application-columns'
import { exportedReview } from './exported-review'
import { ReviewerCell } from './reviewer-cell'
import type { ReviewedApplication } from './invitation.write'

export const load = (services: Services) => ensureCall(services, 'listReviewers', {})

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
  const asked = useAskedReviewers()
  const filters = useMemo(
    () => [yearFilter<ReviewedApplication>(now()), workFilter([...work, ...answerWork(asked)])],
    [now, work, asked],
  )
  const bulk = useBulkInvitations(applications)
  return (
    <ApplicationList
      name="send-reviewers"
      bulk={bulk}
      rows={applications}
      columns={columns}
      filters={filters}
      caption="Approved applications and their reviewers"
      search={searchText}
      hiddenAtFirst={HIDDEN_AT_FIRST}
      initialSort={{ id: 'submitted', desc: true }}
      emptyState={
        <EmptyState title={messages.applications.none}>
          An application is listed here once its HOD and Dean have approved it.
        </EmptyState>
      }
    />
  )
}

const HIDDEN_AT_FIRST = ['submitted']

const searchText = (row: ReviewedApplication) =>
  searchedBy(row.applicationId, row.projectTitle, ...row.reviews.map(({ name }) => name))

function columnsOf(services: Services): Column<ReviewedApplication>[] {
  return [
    idColumn(services.now()),
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
    exported: exportedReview(reviewer, services),
  }
}
