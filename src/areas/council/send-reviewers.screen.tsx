import { useMemo } from 'react'
import { ensureCall, useCallData, usePortal, type Portal } from '@/api/portal'
import { HeldActions } from '@/areas/shared/held-action/held-actions'
import { SentList } from '@/areas/shared/mail/sent-list'
import { useReviewWork } from '@/areas/shared/work-queue/use-mail-work'
import { workFilter } from '@/areas/shared/work-queue/work-filter'
import { REVIEWERS, type Reviewer } from '@/domain/file-kinds'
import { messages } from '@/domain/messages'
import { DataTable } from '@/table/data-table'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'
import { idColumn, submittedColumn, titleColumn, yearFilter } from './parts/case-columns'
import { ReviewerCell } from './parts/reviewer-cell'
import { reviewerOf, type ReviewedCase } from './parts/reviewer-of'
import { rowNames } from './parts/row-names'
import { useListSettings } from './parts/use-list-settings'

export const load = (portal: Portal) => ensureCall(portal, 'listReviewers', {})

/** Inviting the three reviewers of each approved application, and what they have answered (spec 2). */
export default function SendReviewersScreen() {
  const cases = useCallData('listReviewers', {})
  const { now } = usePortal()
  const settings = useListSettings('send-reviewers')
  const columns = useMemo(() => columnsAt(now()), [now])
  const filters = [yearFilter<ReviewedCase>(now()), workFilter(useReviewWork())]
  return (
    <HeldActions>
      <PageHeader
        title="Send Reviewers"
        lead="Applications that HOD and Dean have approved. Invite each reviewer by e-mail; marks and reports appear here."
      />
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
      <SentList />
    </HeldActions>
  )
}

const searchText = (row: ReviewedCase) =>
  [row.app_ID, row.projectTitle, ...REVIEWERS.map((one) => reviewerOf(row, one).name)].join(' ')

function columnsAt(now: Date): Column<ReviewedCase>[] {
  return [idColumn(({ app_ID }) => app_ID, now), titleColumn(), submittedColumn(), ...REVIEWERS.map(reviewerColumn)]
}

function reviewerColumn(reviewer: Reviewer): Column<ReviewedCase> {
  return {
    id: reviewer.kind,
    header: reviewer.label,
    cell: (row) => <ReviewerCell row={row} reviewer={reviewer} />,
    csvValue: (row) => {
      const { name, mark } = reviewerOf(row, reviewer)
      return `${name} (Mark: ${mark ?? 'N/A'})`
    },
  }
}
