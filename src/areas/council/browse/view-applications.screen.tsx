import { useMemo } from 'react'
import { useServices, type Services } from '@/api/services'
import { councilYear } from '@/council-time'
import { ApplicationPdf } from '@/features/applications/application-pdf'
import { DeleteApplication } from '@/features/applications/delete-application'
import { DetailsLink } from '@/features/applications/details-link'
import { loadAllApplications, useAllApplications } from '@/features/applications/use-all-applications'
import { usePackActions } from '@/features/dossier/dossier-buttons'
import { searchedBy } from '@/domain/status/displayed-id'
import type { JoinedApplication } from '@/domain/council/joined-applications'
import { messages } from '@/domain/texts/messages'
import { viewYears } from '@/domain/dates/years'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import {
  applicantColumn,
  idColumn,
  statusColumn,
  submittedColumn,
  titleColumn,
  yearFilterOf,
} from '../list/application-columns'
import { ApplicationList } from '../list/application-list'
import { ListPage } from '../list/list-page'
import { MissingLists } from './missing-lists'
import { applicationLabel } from '../list/row-labels'
import { statusFilter } from './status-filter'
import { councilPagesOfPerson, useCouncilPages } from '../list/use-council-pages'

export const load = (services: Services) =>
  loadAllApplications(services, councilPagesOfPerson(services).applicationsCall)

export default function ViewApplicationsScreen() {
  const { applications, missing } = useAllApplications(useCouncilPages().applicationsCall)
  const { now } = useServices()
  const packs = usePackActions<JoinedApplication>(({ applicationId }) => applicationId)
  const columns = useMemo(() => columnsAt(now()), [now])
  const filters = useMemo(
    () => [yearFilterOf<JoinedApplication>(viewYears(councilYear(now()))), statusFilter<JoinedApplication>()],
    [now],
  )
  return (
    <ListPage title="View Applications" lead="Find an application, read it, and see where it stands.">
      {applications === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <MissingLists missing={missing} />
          <ApplicationList
            name="view-applications"
            rows={applications}
            columns={columns}
            filters={filters}
            caption="Applications"
            search={searchText}
            initialSort={{ id: 'submitted', desc: true }}
            bulk={packs}
            emptyState={
              <EmptyState title={messages.applications.none}>
                An application is listed here once it has been submitted.
              </EmptyState>
            }
          />
        </>
      )}
    </ListPage>
  )
}

const searchText = ({ applicationId, projectTitle, name }: JoinedApplication) =>
  searchedBy(applicationId, projectTitle, name)

function columnsAt(now: Date): Column<JoinedApplication>[] {
  return [
    applicantColumn(),
    idColumn(now),
    titleColumn(),
    { ...submittedColumn(), card: 'none' },
    statusColumn(),
    {
      id: 'pdf',
      header: 'PDF',
      card: 'action',
      cell: (row) => <ApplicationPdf applicationId={row.applicationId} projectTitle={applicationLabel(row)} />,
    },
    {
      id: 'details',
      header: 'Details',
      card: 'action',
      cell: (row) => (
        <DetailsLink
          applicationId={row.applicationId}
          title={row.projectTitle}
          from="View Applications"
          button="small"
          about={`of ${applicationLabel(row)}`}
        >
          Details
        </DetailsLink>
      ),
    },
    {
      id: 'delete',
      header: 'Delete',
      card: 'action',
      apart: true,
      cell: (row) => (
        <DeleteApplication applicationId={row.applicationId} projectTitle={applicationLabel(row)} status={row.status} />
      ),
    },
  ]
}
