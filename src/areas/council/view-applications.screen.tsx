import { useMemo } from 'react'
import { useServices, type Services } from '@/api/services'
import type { JoinedApplication } from '@/domain/council/joined-applications'
import { getViewYears } from '@/domain/dates/years'
import { searchedBy } from '@/domain/status/displayed-id'
import { FILTER_CHOICES, STATUS_ROWS, type Status } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import { ApplicationPdf } from '@/features/applications/application-pdf'
import { DeleteApplication } from '@/features/applications/delete-application'
import { DetailsLink } from '@/features/applications/details-link'
import { loadAllApplications, useAllApplications, type MissingList } from '@/features/applications/use-all-applications'
import { getCouncilYear } from '@/council-time'
import { useDossierActions } from '@/features/dossier/dossier-buttons'
import { RetryBanner } from '@/features/retry-banner'
import type { Column, Filter } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'
import { getTechnicalDetail } from '@/wire/client/api-error'
import { getFailureReason } from '@/api/explain'
import {
  createApplicantColumn,
  createIdColumn,
  createStatusColumn,
  createSubmittedColumn,
  createTitleColumn,
  createFilterOfYears,
} from './list/application-columns'
import { ApplicationList } from './list/application-list'
import { ListPage } from './list/list-page'
import { getApplicationLabel } from './list/row-labels'
import { getCouncilPages, useCouncilPages } from './list/use-council-pages'

export const load = (services: Services) => loadAllApplications(services, getCouncilPages(services).applicationsCall)

export default function ViewApplicationsScreen() {
  const { applications, missingLists } = useAllApplications(useCouncilPages().applicationsCall)
  const { now } = useServices()
  const packActions = useDossierActions<JoinedApplication>(({ applicationId }) => applicationId)
  const columns = useMemo(() => createColumns(now()), [now])
  const filters = useMemo(
    () => [
      createFilterOfYears<JoinedApplication>(getViewYears(getCouncilYear(now()))),
      createStatusFilter<JoinedApplication>(),
    ],
    [now],
  )
  return (
    <ListPage title="View Applications" lead="Find an application, read it, and see where it stands.">
      {applications === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <MissingLists lists={missingLists} />
          <ApplicationList
            name="view-applications"
            rows={applications}
            columns={columns}
            filters={filters}
            caption="Applications"
            search={getSearchText}
            initialSort={{ id: 'submitted', desc: true }}
            bulk={packActions}
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

/** What the page lacks without the list of each call. */
const MISSING_LIST_TEXTS: Readonly<Record<MissingList['call'], string>> = {
  listApplications:
    'Approved, granted and denied applications, and those that the HOD or the Dean rejected, could not be loaded.',
  listApplicationsToShortlist:
    'Shortlisted applications, and those that the council did not shortlist, could not be loaded.',
  listApprovedApplications:
    'The server calls granted and denied applications by the same word, and which were denied could not be loaded. They all read Granted here.',
}

/** Names the lists that failed to load, so that a partial list is not mistaken for a complete one. */
function MissingLists({ lists }: { lists: readonly MissingList[] }) {
  if (lists.length === 0) return null
  const isFetching = lists.some(({ isFetching }) => isFetching)
  const refetchAll = () => lists.forEach((list) => list.refetch())
  return (
    <div className="mb-8">
      <RetryBanner
        title="This list is not complete."
        detail={lists.map(({ error }) => getTechnicalDetail(error) ?? '').join('\n') || undefined}
        busy={isFetching}
        onRetry={refetchAll}
      >
        {lists.map(({ call, error }) => (
          <p key={call}>{`${MISSING_LIST_TEXTS[call]} ${error ? getFailureReason(error) : ''}`}</p>
        ))}
      </RetryBanner>
    </div>
  )
}

const getSearchText = ({ applicationId, projectTitle, name }: JoinedApplication) =>
  searchedBy(applicationId, projectTitle, name)

function createStatusFilter<Row extends { readonly status: Status }>(): Filter<Row> {
  return {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: Object.entries(FILTER_CHOICES).map(([value, label]) => ({ value, label })),
    matches: ({ status }, value) => STATUS_ROWS[status].foundBy.some((choice) => choice === value),
  }
}

function createColumns(now: Date): Column<JoinedApplication>[] {
  return [
    createApplicantColumn(),
    createIdColumn(now),
    createTitleColumn(),
    { ...createSubmittedColumn(), card: 'none' },
    createStatusColumn(),
    {
      id: 'pdf',
      header: 'PDF',
      card: 'action',
      cell: (row) => <ApplicationPdf applicationId={row.applicationId} projectTitle={getApplicationLabel(row)} />,
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
          about={`of ${getApplicationLabel(row)}`}
        >
          Details
        </DetailsLink>
      ),
    },
    {
      id: 'delete',
      header: 'Delete',
      card: 'action',
      hasGapBefore: true,
      cell: (row) => (
        <DeleteApplication
          applicationId={row.applicationId}
          projectTitle={getApplicationLabel(row)}
          status={row.status}
        />
      ),
    },
  ]
}
