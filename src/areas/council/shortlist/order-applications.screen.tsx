import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { paths } from '@/paths'
import { workFilter } from '@/features/to-do/work-filter'
import { searchedBy } from '@/domain/status/displayed-id'
import { messages } from '@/domain/texts/messages'
import { shortlistingWork } from '@/domain/council/to-do'
import type { Column, PreviewFact } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import {
  createApplicantColumn,
  createIdColumn,
  createStatusColumn,
  createSubmittedColumn,
  createTitleColumn,
  createYearFilter,
} from '../list/application-columns'
import { ApplicationList } from '../list/application-list'
import { ListPage } from '../list/list-page'
import { RowDialogProvider } from '../list/row-dialog'
import { ShortlistActions, ShortlistPreview, ShortlistSelect, ShortlistStatus } from './shortlist-row'
import { useBulkShortlisting } from './use-bulk-shortlisting'
import type { ApplicationToShortlist } from './shortlisting.write'

export const load = (services: Services) => ensureCall(services, 'listApplicationsToShortlist', {})

export default function OrderApplicationsScreen() {
  return (
    <ListPage
      title="Order Applications"
      lead="Shortlist the applications that go on to the HOD and the Dean, and reject the others."
    >
      <RowDialogProvider>
        <OrderList />
      </RowDialogProvider>
    </ListPage>
  )
}

function OrderList() {
  const applications = useSuspenseCall('listApplicationsToShortlist', {})
  const { now } = useServices()
  const bulkActions = useBulkShortlisting()
  const columns = useMemo(() => createColumns(now()), [now])
  const filters = useMemo(
    () => [createYearFilter<ApplicationToShortlist>(now()), workFilter<ApplicationToShortlist>(shortlistingWork)],
    [now],
  )
  return (
    <ApplicationList
      name="shortlist-applications"
      rows={applications}
      columns={columns}
      filters={filters}
      caption="Applications to shortlist or reject"
      search={getSearchText}
      // Applications that need a decision come first.
      initialSort={[{ id: 'status' }, { id: 'submitted', desc: true }]}
      preview={renderPreview}
      previewActions={renderPreviewActions}
      bulk={bulkActions}
      emptyState={
        <EmptyState
          title={messages.applications.none}
          action={<LinkButton to={paths.applicationDates}>Application Dates</LinkButton>}
        >
          Applications are listed here once they have been submitted.
        </EmptyState>
      }
    />
  )
}

const getSearchText = ({ applicationId, projectTitle, name }: ApplicationToShortlist) =>
  searchedBy(applicationId, projectTitle, name)

const renderPreview = (row: ApplicationToShortlist, listedFacts: readonly PreviewFact[]) => (
  <ShortlistPreview row={row} listedFacts={listedFacts} />
)

const renderPreviewActions = (row: ApplicationToShortlist, onClose: () => void) => (
  <ShortlistActions row={row} onClose={onClose} />
)

function createColumns(now: Date): Column<ApplicationToShortlist>[] {
  return [
    createIdColumn(now),
    createTitleColumn(),
    createApplicantColumn(),
    { ...createSubmittedColumn(), card: 'none' },
    // Only the cell shows the optimistic status: a choice must not move its row.
    { ...createStatusColumn(), cell: (row) => <ShortlistStatus row={row} /> },
    { id: 'select', header: 'Shortlist or Reject', card: 'action', cell: (row) => <ShortlistSelect row={row} /> },
  ]
}
