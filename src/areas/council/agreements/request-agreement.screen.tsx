import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { SentList } from '../email/sent-list'
import { LookNote } from '@/features/work-queue/look-note'
import { useMissingAgreements } from '@/features/work-queue/use-missing'
import { useNeeds } from '@/features/work-queue/use-needs'
import { workFilter } from '@/features/work-queue/work-filter'
import { displayedId } from '@/features/dates/council-time'
import { searchedBy } from '@/domain/displayed-id'
import { downloadNames } from '@/domain/download-names'
import { FILE_KIND_LABELS } from '@/domain/file-kinds'
import { messages } from '@/domain/messages'
import { agreementWork } from '@/domain/work-queue'
import { DataTable } from '@/table/data-table'
import type { Column } from '@/table/rows'
import { PageHeader } from '@/ui/page-header'
import { idColumn, submittedColumn, titleColumn, yearFilter } from '../list/case-columns'
import { CaseFile, caseFileText } from '../list/case-file'
import { NoGrantedCases } from '../list/no-granted-cases'
import { RequestAgreement, type AgreementCase } from './request-agreement'
import { rowNames } from '../list/row-names'
import { UploadAgreement, uploadedText } from './upload-agreement'
import { useBulkAgreementRequests } from '../email/use-bulk-requests'
import { useListSettings } from '../list/use-list-settings'
import { WindowOverList } from '../list/window-over-list'

export const load = (services: Services) => ensureCall(services, 'listAgreements', {})

/** The agreements of granted applications: from the council, and back with a signature (spec 2). */
export default function RequestAgreementScreen() {
  return (
    <>
      <PageHeader
        title="Request Agreement"
        lead="Granted applications. Upload the agreement, ask the applicant to sign it, and find the signed copy here."
      />
      <WindowOverList>
        <AgreementList />
      </WindowOverList>
      <SentList />
    </>
  )
}

function AgreementList() {
  const cases = useSuspenseCall('listAgreements', {})
  const services = useServices()
  const { now } = services
  const settings = useListSettings('request-agreement')
  const columns = useMemo(() => columnsOf(services), [services])
  const { found: unsigned, ...look } = useMissingAgreements(useNeeds() === null ? undefined : cases)
  const filters = useMemo(
    () => [yearFilter<AgreementCase>(now()), workFilter<AgreementCase>(agreementWork(unsigned))],
    [now, unsigned],
  )
  const bulk = useBulkAgreementRequests()
  return (
    <>
      <LookNote look={look} />
      <DataTable
        {...settings}
        rows={cases}
        columns={columns}
        filters={filters}
        caption="Granted applications and their agreements"
        {...rowNames.byAppId}
        search={searchText}
        initialSort={{ id: 'submitted', desc: true }}
        stillLooking={look.of > 0 && !look.isDone}
        bulk={{ ...bulk, shownId: ({ app_ID }) => displayedId(app_ID, now()) }}
        emptyState={<NoGrantedCases title={messages.applications.none} />}
      />
    </>
  )
}

const searchText = ({ app_ID, projectTitle, email }: AgreementCase) => searchedBy(app_ID, projectTitle, email)

function columnsOf(services: Services): Column<AgreementCase>[] {
  return [
    idColumn(({ app_ID }) => app_ID, services.now()),
    titleColumn(),
    submittedColumn(),
    {
      id: 'upload',
      header: 'Upload',
      cell: (row) => <UploadAgreement row={row} />,
      sortValue: ({ uploaded_at }) => uploaded_at,
      csvValue: uploadedText,
    },
    {
      id: 'request',
      header: 'Request',
      cell: (row) => <RequestAgreement row={row} />,
      sortValue: requestText,
      csvValue: requestText,
    },
    agreementColumn('agreementurc', services),
    agreementColumn('agreement', services),
  ]
}

/** What the button reads (spec 4). */
const requestText = ({ requested }: AgreementCase) => (requested ? 'Requested' : 'Request')

function agreementColumn(kind: 'agreementurc' | 'agreement', services: Services): Column<AgreementCase> {
  const label = FILE_KIND_LABELS[kind]
  const fileName = (appId: string) =>
    kind === 'agreement' ? downloadNames.agreement(appId) : downloadNames.document(kind, appId)
  return {
    id: kind,
    header: label,
    cell: ({ app_ID, projectTitle }) => (
      <CaseFile
        appId={app_ID}
        kind={kind}
        about={`${label}, ${projectTitle}`}
        action="Download"
        file={{
          from: (client) => client.downloadDetailsFile({ app_ID, fileType: kind }),
          saveAs: fileName(app_ID),
          failed: messages.files.downloadError,
          missing: messages.files.notForThisApplication,
        }}
      />
    ),
    csvValue: ({ app_ID }) => caseFileText(services, { appId: app_ID, kind, action: 'Download' }),
  }
}
