import { useMemo } from 'react'
import { ensureCall, useCallData, usePortal, type Portal } from '@/api/portal'
import { councilYear } from '@/areas/shared/council-time'
import { ApplicationPdf } from '@/areas/shared/application-pdf'
import { DeleteApplication } from '@/areas/shared/delete-application'
import { DetailsLink } from '@/areas/shared/details-link'
import { useBoardPack } from '@/areas/shared/dossier/use-board-pack'
import type { Output } from '@/contract'
import { searchedBy } from '@/domain/displayed-id'
import { messages } from '@/domain/messages'
import { viewYears } from '@/domain/years'
import { DataTable } from '@/table/data-table'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { PageHeader } from '@/ui/page-header'
import {
  applicantColumn,
  idColumn,
  statusColumn,
  submittedColumn,
  titleColumn,
  yearFilterOf,
} from './parts/case-columns'
import { caseName, rowNames } from './parts/row-names'
import { statusFilter } from './parts/status-filter'
import { deskOfPerson, useDesk } from './parts/use-desk'
import { useListSettings } from './parts/use-list-settings'

type ApplicationRow = Output<'listApplications' | 'listApplicationsToOrder'>[number]

export const load = (portal: Portal) => ensureCall(portal, deskOfPerson(portal).applicationsCall, {})

/** All applications that the desk's list holds, to be found, read and deleted (spec 2, both call variants). */
export default function ViewApplicationsScreen() {
  const applications = useCallData(useDesk().applicationsCall, {})
  const { now } = usePortal()
  const settings = useListSettings('view-applications')
  const boardPack = useBoardPack<ApplicationRow>(({ app_ID }) => app_ID)
  const columns = useMemo(() => columnsAt(now()), [now])
  const filters = useMemo(
    () => [yearFilterOf<ApplicationRow>(viewYears(councilYear(now()))), statusFilter<ApplicationRow>()],
    [now],
  )
  return (
    <>
      <PageHeader title="View Applications" lead="Find an application, read it, and see where it stands." />
      <DataTable
        {...settings}
        rows={applications}
        columns={columns}
        filters={filters}
        caption="Applications"
        {...rowNames.byAppId}
        search={searchText}
        initialSort={{ id: 'submitted', desc: true }}
        bulk={{ actions: [], together: [boardPack.action] }}
        emptyState={
          <EmptyState title={messages.applications.none}>
            An application is listed here once it has been submitted.
          </EmptyState>
        }
      />
      {boardPack.window}
    </>
  )
}

const searchText = ({ app_ID, projectTitle, name }: ApplicationRow) => searchedBy(app_ID, projectTitle, name)

function columnsAt(now: Date): Column<ApplicationRow>[] {
  return [
    applicantColumn(),
    idColumn(({ app_ID }) => app_ID, now),
    titleColumn(),
    submittedColumn(),
    statusColumn(),
    {
      id: 'pdf',
      header: 'PDF',
      card: 'action',
      cell: ({ app_ID, projectTitle }) => (
        <ApplicationPdf appId={app_ID} projectTitle={caseName(projectTitle, app_ID)} />
      ),
    },
    {
      id: 'details',
      header: 'Details',
      card: 'action',
      cell: ({ app_ID, projectTitle }) => (
        <DetailsLink appId={app_ID} from="View Applications" button="small">
          Details<span className="sr-only"> of {caseName(projectTitle, app_ID)}</span>
        </DetailsLink>
      ),
    },
    {
      id: 'delete',
      header: 'Delete',
      card: 'action',
      apart: true,
      cell: ({ app_ID, projectTitle, Status }) => (
        <DeleteApplication appId={app_ID} projectTitle={caseName(projectTitle, app_ID)} status={Status} />
      ),
    },
  ]
}
