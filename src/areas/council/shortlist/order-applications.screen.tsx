import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { paths } from '@/app/paths'
import { workFilter } from '@/features/work-queue/work-filter'
import { displayedId } from '@/features/dates/council-time'
import { searchedBy } from '@/domain/displayed-id'
import { messages } from '@/domain/messages'
import { orderingWork } from '@/domain/work-queue'
import { DataTable } from '@/table/data-table'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { applicantColumn, idColumn, statusColumn, submittedColumn, titleColumn, yearFilter } from '../list/case-columns'
import { CasePreview } from './case-preview'
import { OrderActions } from './order-actions'
import { OrderSelect } from './order-select'
import { OrderStatus } from './order-status'
import { rowNames } from '../list/row-names'
import type { CaseToOrder } from './use-ordering'
import { useBulkOrdering } from './use-bulk-ordering'
import { useListSettings } from '../list/use-list-settings'

export const load = (services: Services) => ensureCall(services, 'listApplicationsToOrder', {})

/** Shortlisting or rejecting what was submitted, one by one or several at once (spec 2, Order Applications). */
export default function OrderApplicationsScreen() {
  return (
    <>
      <PageHeader
        title="Order Applications"
        lead="Shortlist the applications that go on to the HOD and the Dean, and reject the others."
      />
      <OrderList />
    </>
  )
}

function OrderList() {
  const applications = useSuspenseCall('listApplicationsToOrder', {})
  const { now } = useServices()
  const settings = useListSettings('order-applications')
  const bulkActions = useBulkOrdering()
  const columns = useMemo(() => columnsAt(now()), [now])
  const filters = useMemo(() => [yearFilter<CaseToOrder>(now()), workFilter<CaseToOrder>(orderingWork)], [now])
  return (
    <DataTable
      {...settings}
      rows={applications}
      columns={columns}
      filters={filters}
      caption="Applications to shortlist or reject"
      {...rowNames.byAppId}
      search={searchText}
      // What needs a decision is first (looks).
      initialSort={[{ id: 'status' }, { id: 'submitted', desc: true }]}
      preview={preview}
      previewActions={previewActions}
      bulk={{ ...bulkActions, shownId: ({ app_ID }) => displayedId(app_ID, now()) }}
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

const searchText = ({ app_ID, projectTitle, name }: CaseToOrder) => searchedBy(app_ID, projectTitle, name)

const preview = (row: CaseToOrder) => <CasePreview row={row} />

const previewActions = (row: CaseToOrder, onClose: () => void) => <OrderActions row={row} onClose={onClose} />

function columnsAt(now: Date): Column<CaseToOrder>[] {
  return [
    idColumn(({ app_ID }) => app_ID, now),
    titleColumn(),
    applicantColumn(),
    submittedColumn(),
    // The cell runs ahead of the host; order and filters follow what the host says, so that no row slips away.
    { ...statusColumn(), cell: (row) => <OrderStatus row={row} /> },
    { id: 'select', header: 'Shortlist or Reject', card: 'action', cell: (row) => <OrderSelect row={row} /> },
  ]
}
