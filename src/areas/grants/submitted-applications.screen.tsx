import { Pencil } from 'lucide-react'
import { useMemo } from 'react'
import { ensureCall, useServices, useSuspenseCall, type Services } from '@/api/services'
import { formatHostDay, getHostDateOrder } from '@/domain/dates/host-date'
import { getApplicantYears, parseYear } from '@/domain/dates/years'
import { allowed, permissions } from '@/domain/people/permissions'
import { searchedBy } from '@/domain/status/displayed-id'
import { getStages } from '@/domain/status/stages'
import { STATUS, statusLabel, statusTone } from '@/domain/status/status'
import { statusTexts } from '@/domain/status/status-texts'
import { messages } from '@/domain/texts/messages'
import { ApplicationPdf } from '@/features/applications/application-pdf'
import { DeleteApplication } from '@/features/applications/delete-application'
import { DetailsLink } from '@/features/applications/details-link'
import { editState } from '@/features/applications/edited-application'
import { getCouncilYear, formatApplicationId } from '@/council-time'
import { WhatChanged } from '@/features/what-changed'
import { paths } from '@/paths'
import { DataTable } from '@/table/data-table'
import type { Column, Filter } from '@/table/rows'
import { Dash } from '@/ui/dash'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { PageHeader } from '@/ui/page-header'
import { StageLine } from '@/ui/stage-line'
import { StatusBadge } from '@/ui/status-badge'
import { UserText } from '@/ui/user-text'
import { GrantAgreement, useAgreements, type SubmittedApplication } from './grant-agreement'

export const load = (services: Services) => ensureCall(services, 'listSubmittedApplications', {})

export default function SubmittedApplicationsScreen() {
  const applications = useSuspenseCall('listSubmittedApplications', {})
  const { now } = useServices()
  const columns = useMemo(() => getColumns(now()), [now])
  const filters = useMemo(() => [createYearFilter(now())], [now])
  return (
    <>
      <PageHeader title="Submitted Grants" />
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
          />
        }
      />
    </>
  )
}

function createYearFilter(now: Date): Filter<SubmittedApplication> {
  return {
    id: 'year',
    label: 'Year',
    allLabel: 'All years',
    options: getApplicantYears(getCouncilYear(now)).map((year) => ({ value: String(year), label: String(year) })),
    matches: ({ submittedDate }, year) => parseYear(submittedDate) === Number(year),
  }
}

function getColumns(now: Date): Column<SubmittedApplication>[] {
  return [
    {
      id: 'id',
      header: 'Application Id',
      card: 'mark',
      cell: ({ applicationId }) => formatApplicationId(applicationId, now),
      sortValue: ({ applicationId }) => applicationId,
      fit: 'nowrap',
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
      exportColumns: [{ header: 'Project Title', value: ({ projectTitle }) => projectTitle }],
    },
    {
      id: 'submitted',
      header: 'Submitted Date',
      card: 'mark',
      // The host dates a draft with its first save.
      cell: ({ status, submittedDate }) =>
        status === STATUS.draft ? <Dash meaning="Not submitted" /> : formatHostDay(submittedDate),
      sortValue: ({ submittedDate }) => getHostDateOrder(submittedDate),
      fit: 'nowrap',
    },
    {
      id: 'status',
      header: 'Status',
      cell: (application) => <ApplicationProgress application={application} />,
      sortValue: ({ status }) => status,
      exportColumns: [{ header: 'Status', value: ({ status }) => statusLabel(status) }],
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
      hasGapBefore: true,
      cell: ({ applicationId, projectTitle, status }) => (
        <DeleteApplication applicationId={applicationId} projectTitle={projectTitle} status={status} />
      ),
    },
  ]
}

function ApplicationProgress({ application }: { application: SubmittedApplication }) {
  const { isSignatureDue: agreementToSign } = useAgreements(application)
  const { where, who, todo } = statusTexts(application.status, 'applicant', { agreementToSign })
  const stages = getStages(application.status)
  const isRefused = statusTone(application.status) === 'refused'
  return (
    <div className="grid justify-items-start gap-1 @min-[40rem]:min-w-44 @min-[62rem]:min-w-56">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {application.status === STATUS.draft ? (
          <p className="text-ink-soft">
            <span>{statusLabel(application.status)}</span> <span>(draft)</span>
          </p>
        ) : (
          <StatusBadge tone={statusTone(application.status)}>{statusLabel(application.status)}</StatusBadge>
        )}
        {allowed(permissions.edit(application.status)) && (
          <LinkButton
            to={paths.editProfile}
            state={editState(application.applicationId)}
            size="small"
            icon={<Pencil aria-hidden size={16} />}
            about={application.projectTitle}
          >
            Edit
          </LinkButton>
        )}
        {application.status !== STATUS.draft && stages.length > 0 && (
          <StageLine label={`The way of ${application.projectTitle}`} stages={stages} isCompact />
        )}
      </div>
      <p className={todo === undefined ? undefined : 'font-semibold'}>
        {todo ?? (isRefused ? where : `With: ${who}.`)}
      </p>
    </div>
  )
}
