import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { paths } from '@/paths'
import { ApplicationPdf } from '@/features/applications/application-pdf'
import { DeleteApplication } from '@/features/applications/delete-application'
import { councilYear, displayedId } from '@/features/dates/council-time'
import { DetailsLink } from '@/features/applications/details-link'
import { WhatChanged } from '@/features/visits/what-changed'
import { searchedBy } from '@/domain/status/displayed-id'
import { formatHostDate, hostDateOrder } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { STATUS, statusLabel } from '@/domain/status/status'
import { applicantYears, yearOf } from '@/domain/dates/years'
import { DataTable } from '@/table/data-table'
import type { Column, Filter } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { UserText } from '@/ui/user-text'
import { GrantAgreement } from './parts/grant-agreement'
import { ApplicationProgress } from './parts/application-progress'
import type { SubmittedApplication } from './submitted-application'

export const load = (services: Services) => ensureCall(services, 'listSubmittedApplications', {})

export default function SubmittedApplicationsScreen() {
  const applications = useSuspenseCall('listSubmittedApplications', {})
  const { now } = useServices()
  const columns = useMemo(() => columnsAt(now()), [now])
  const filters = useMemo(() => [yearFilter(now())], [now])
  return (
    <>
      <PageHeader
        title="Submitted Grants"
        lead="Where each of your applications stands, and what you need to do next."
      />
      <WhatChanged applications={applications} page="Submitted Grants" />
      <DataTable
        rows={applications}
        columns={columns}
        filters={filters}
        caption="Your applications"
        getRowId={({ applicationId }) => applicationId}
        search={({ applicationId, projectTitle, status }) =>
          searchedBy(applicationId, projectTitle, statusLabel(status))
        }
        initialSort={{ id: 'submitted', desc: true }}
        urlState
        emptyState={
          <EmptyState
            title={messages.applications.noneSubmitted}
            action={
              <LinkButton to={paths.applyProfile} variant="primary">
                Apply New Grant
              </LinkButton>
            }
          >
            Your applications are listed here once you have submitted them or saved a draft with the council.
          </EmptyState>
        }
      />
    </>
  )
}

function yearFilter(now: Date): Filter<SubmittedApplication> {
  return {
    id: 'year',
    label: 'Year',
    allLabel: 'All years',
    options: applicantYears(councilYear(now)).map((year) => ({ value: String(year), label: String(year) })),
    matches: ({ submittedDate }, year) => yearOf(submittedDate) === Number(year),
  }
}

function columnsAt(now: Date): Column<SubmittedApplication>[] {
  return [
    {
      id: 'id',
      header: 'Application Id',
      card: 'mark',
      cell: ({ applicationId }) => displayedId(applicationId, now),
      sortValue: ({ applicationId }) => applicationId,
      nowrap: true,
    },
    {
      id: 'title',
      header: 'Project Title',
      card: 'title',
      cell: ({ projectTitle }) => (
        <UserText as="p" className="wrap-anywhere @min-[40rem]:min-w-40">
          {projectTitle}
        </UserText>
      ),
      sortValue: ({ projectTitle }) => projectTitle,
    },
    {
      id: 'submitted',
      header: 'Submitted Date',
      card: 'mark',
      // The host dates a draft with its first save.
      cell: ({ status, submittedDate }) => (status === STATUS.draft ? 'Not submitted' : formatHostDate(submittedDate)),
      sortValue: ({ submittedDate }) => hostDateOrder(submittedDate),
    },
    {
      id: 'status',
      header: 'Status',
      cell: (application) => <ApplicationProgress application={application} />,
      sortValue: ({ status }) => status,
    },
    {
      id: 'pdf',
      header: 'Grant (Pdf)',
      card: 'action',
      cell: ({ applicationId, projectTitle }) => (
        <ApplicationPdf applicationId={applicationId} projectTitle={projectTitle} />
      ),
    },
    { id: 'agreements', header: 'Agreements', cell: (application) => <GrantAgreement application={application} /> },
    {
      id: 'details',
      header: 'Application Details',
      card: 'action',
      cell: ({ applicationId, projectTitle }) => (
        <DetailsLink
          applicationId={applicationId}
          title={projectTitle}
          from="Submitted Grants"
          button="small"
          about={`of ${projectTitle}`}
        >
          Details
        </DetailsLink>
      ),
    },
    {
      id: 'delete',
      header: 'Delete Application',
      card: 'action',
      apart: true,
      cell: ({ applicationId, projectTitle, status }) => (
        <DeleteApplication applicationId={applicationId} projectTitle={projectTitle} status={status} />
      ),
    },
  ]
}
