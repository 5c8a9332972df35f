import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { SentList } from '../email/sent-list'
import { askFileExists } from '@/features/files/use-file-exists'
import { useReviewWork } from '@/features/work-queue/use-mail-work'
import { workFilter } from '@/features/work-queue/work-filter'
import { searchedBy } from '@/domain/displayed-id'
import { REVIEWERS, type Reviewer } from '@/domain/file-kinds'
import { messages } from '@/domain/messages'
import { DataTable } from '@/table/data-table'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'
import { idColumn, submittedColumn, titleColumn, yearFilter } from '../list/case-columns'
import { ReviewerCell } from './reviewer-cell'
import { reviewerOf, type ReviewedCase } from './reviewer-of'
import { rowNames } from '../list/row-names'
import { useListSettings } from '../list/use-list-settings'
import { WindowOverList } from '../list/window-over-list'

export const load = (services: Services) => ensureCall(services, 'listReviewers', {})

/** Inviting the three reviewers of each approved application, and what they have answered (spec 2). */
export default function SendReviewersScreen() {
  return (
    <>
      <PageHeader
        title="Send Reviewers"
        lead="Applications that HOD and Dean have approved. Invite each reviewer by e-mail; marks and reports appear here."
      />
      <WindowOverList>
        <ReviewerList />
      </WindowOverList>
      <SentList />
    </>
  )
}

function ReviewerList() {
  const cases = useSuspenseCall('listReviewers', {})
  const services = useServices()
  const { now } = services
  const settings = useListSettings('send-reviewers')
  const columns = useMemo(() => columnsOf(services), [services])
  const work = useReviewWork()
  const filters = useMemo(() => [yearFilter<ReviewedCase>(now()), workFilter(work)], [now, work])
  return (
    <DataTable
      {...settings}
      rows={cases}
      columns={columns}
      filters={filters}
      caption="Approved applications and their reviewers"
      {...rowNames.byAppId}
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

const searchText = (row: ReviewedCase) =>
  searchedBy(row.app_ID, row.projectTitle, ...REVIEWERS.map((one) => reviewerOf(row, one).name))

function columnsOf(services: Services): Column<ReviewedCase>[] {
  return [
    idColumn(({ app_ID }) => app_ID, services.now()),
    titleColumn(),
    submittedColumn(),
    ...REVIEWERS.map((reviewer) => reviewerColumn(reviewer, services)),
  ]
}

function reviewerColumn(reviewer: Reviewer, services: Services): Column<ReviewedCase> {
  return {
    id: reviewer.kind,
    header: reviewer.label,
    cell: (row) => <ReviewerCell row={row} reviewer={reviewer} />,
    csvValue: async (row) => {
      const { name, mark } = reviewerOf(row, reviewer)
      return `${name || 'Not named'}, Mark: ${mark ?? 'N/A'}, ${await reportText(row, reviewer, services)}`
    },
  }
}

/** A report comes together with its mark, so the host is asked only where there is one. */
async function reportText(row: ReviewedCase, reviewer: Reviewer, services: Services): Promise<string> {
  const hasMark = reviewerOf(row, reviewer).mark !== null
  const exists = hasMark && (await askFileExists(services, row.app_ID, reviewer.kind))
  if (exists === undefined) return 'Report: Not checked'
  return exists ? 'Evaluation Report' : messages.page.reportNotAvailable
}
