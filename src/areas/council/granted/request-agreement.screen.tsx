import { useMemo } from 'react'
import { ensureCall, useServices, useSuspenseCall, type Services } from '@/api/services'
import { useBulkEmails } from '../email/batch/use-bulk-emails'
import { EmailListPage } from '../email/email-list-page'
import { useApplicants } from '../email/use-address-advice'
import { useMissingAgreements } from '@/features/to-do/use-missing'
import { useWorkFilterParam, workFilter } from '@/features/to-do/work-filter'
import { searchedBy } from '@/domain/status/displayed-id'
import { downloadNames } from '@/domain/files/download-names'
import { FILE_KIND_LABELS } from '@/domain/files/file-kinds'
import { getHostDateOrder } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { makeAgreementWork } from '@/domain/council/to-do'
import type { Column } from '@/table/rows'
import { ApplicationList } from '../list/application-list'
import { createIdColumn, createSubmittedColumn, createTitleColumn, createYearFilter } from '../list/application-columns'
import { ApplicationFile, loadFileState } from '../list/application-file'
import { formatYesNo } from '../list/exported-columns'
import { NoGrantedApplications } from './no-granted-applications'
import { createAgreementEmailKind, type AgreementApplication } from './agreement.write'
import { RequestAgreement, UploadAgreement } from './agreement-cells'

export const load = (services: Services) => ensureCall(services, 'listAgreements', {})

export default function RequestAgreementScreen() {
  return (
    <EmailListPage
      title="Request Agreement"
      lead="Granted applications. Upload the agreement, ask the applicant to sign it, and find the signed copy here."
    >
      <AgreementList />
    </EmailListPage>
  )
}

function AgreementList() {
  const applications = useSuspenseCall('listAgreements', {})
  const services = useServices()
  const { now } = services
  const columns = useMemo(() => createColumns(services), [services])
  const { found: missingAgreements, ...scan } = useMissingAgreements(
    useWorkFilterParam() === null ? undefined : applications,
  )
  const filters = useMemo(
    () => [
      createYearFilter<AgreementApplication>(now()),
      workFilter<AgreementApplication>(makeAgreementWork(missingAgreements)),
    ],
    [now, missingAgreements],
  )
  const bulkActions = useBulkEmails({ label: 'Request', kinds: [createAgreementEmailKind(useApplicants(true))] })
  return (
    <ApplicationList
      name="request-agreement"
      scan={scan}
      rows={applications}
      columns={columns}
      filters={filters}
      caption="Granted applications and their agreements"
      search={getSearchText}
      initialSort={{ id: 'submitted', desc: true }}
      bulk={bulkActions}
      emptyState={<NoGrantedApplications title={messages.applications.none} />}
    />
  )
}

const getSearchText = ({ applicationId, projectTitle, email }: AgreementApplication) =>
  searchedBy(applicationId, projectTitle, email)

function createColumns(services: Services): Column<AgreementApplication>[] {
  return [
    createIdColumn(services.now()),
    createTitleColumn(),
    { ...createSubmittedColumn(), card: 'none' },
    {
      id: 'upload',
      header: 'Upload',
      card: 'action',
      cell: (row) => <UploadAgreement row={row} />,
      sortValue: ({ uploadedAt }) => getHostDateOrder(uploadedAt),
      exportColumns: [{ header: 'Agreement uploaded', type: 'date', value: ({ uploadedAt }) => uploadedAt }],
    },
    {
      id: 'request',
      header: 'Request',
      card: 'action',
      cell: (row) => <RequestAgreement row={row} />,
      sortValue: formatRequest,
      exportColumns: [
        { header: 'Requested', value: ({ requested }) => formatYesNo(requested) },
        { header: 'Applicant e-mail', value: ({ email }) => email },
      ],
    },
    createAgreementColumn('agreementurc', services),
    createAgreementColumn('agreement', services),
  ]
}

const formatRequest = ({ requested }: AgreementApplication) => (requested ? 'Requested' : 'Request')

function createAgreementColumn(kind: 'agreementurc' | 'agreement', services: Services): Column<AgreementApplication> {
  const label = FILE_KIND_LABELS[kind]
  const getFileName = (applicationId: string) =>
    kind === 'agreement' ? downloadNames.agreement(applicationId) : downloadNames.document(kind, applicationId)
  return {
    id: kind,
    header: label,
    card: kind === 'agreement' ? 'action' : 'mark',
    cardLabel: kind === 'agreement' ? 'Signed' : 'To sign',
    cell: ({ applicationId, projectTitle }) => (
      <ApplicationFile
        applicationId={applicationId}
        kind={kind}
        about={`${label}, ${projectTitle}`}
        action="Download"
        file={{
          from: (client) => client.downloadDetailsFile({ applicationId, fileType: kind }),
          saveAs: getFileName(applicationId),
          failed: messages.files.downloadError,
          missing: messages.files.notForThisApplication,
        }}
      />
    ),
    exportColumns: [{ header: label, value: ({ applicationId }) => loadFileState(services, applicationId, kind) }],
  }
}
