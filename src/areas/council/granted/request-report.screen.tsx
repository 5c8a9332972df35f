import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { useEmailLog } from '@/writes/ui/use-email-log'
import { EmailBatchDialog } from '../email/batch/email-batch-dialog'
import { EmailListPage } from '../email/email-list-page'
import { useMissingReports } from '@/features/to-do/use-missing'
import { useWorkFilterParam, workFilter } from '@/features/to-do/work-filter'
import { searchedBy } from '@/domain/status/displayed-id'
import type { DueReport } from '@/domain/council/due-reports'
import { downloadNames } from '@/domain/files/download-names'
import { REPORT_KINDS, type ReportKind } from '@/domain/files/file-kinds'
import { formatHostDate, getHostDateOrder } from '@/domain/dates/host-date'
import { messages } from '@/domain/texts/messages'
import { makeReportWork } from '@/domain/council/to-do'
import type { Column } from '@/table/rows'
import { useEventCallback } from '@/table/use-event-callback'
import { RequestReportCell, formatSentDay } from './request-report-cell'
import { createReportEmailKind, type OverdueReports, type ReportedApplication } from './report.write'
import { ApplicationList } from '../list/application-list'
import { createIdColumn, createTitleColumn } from '../list/application-columns'
import { ApplicationFile, loadFileState } from '../list/application-file'
import { useRowDialog } from '../list/row-dialog'
import { NoGrantedApplications } from './no-granted-applications'
import { ViewApplicationButton } from '../list/view-application-button'

export const load = (services: Services) => ensureCall(services, 'listProgressReports', {})

export default function RequestReportScreen() {
  return (
    <EmailListPage
      title="Progress Reports"
      lead="Granted applications and the reports they have sent. Ask for a report by e-mail when one is due."
    >
      <ReportList />
    </EmailListPage>
  )
}

function ReportList() {
  const applications = useSuspenseCall('listProgressReports', {})
  const services = useServices()
  const { found: overdueReports, ...scan } = useMissingReports(useWorkFilterParam() === null ? undefined : applications)
  const emailLog = useEmailLog()
  const getSentDay = useEventCallback((row: ReportedApplication) => formatSentDay(emailLog, row))
  const columns = useMemo(
    () => createColumns(services, overdueReports, getSentDay),
    [services, overdueReports, getSentDay],
  )
  const filters = useMemo(() => [workFilter<ReportedApplication>(makeReportWork(overdueReports))], [overdueReports])
  const openDialog = useRowDialog()
  return (
    <ApplicationList
      name="request-report"
      scan={scan}
      rows={applications}
      columns={columns}
      filters={filters}
      caption="Granted applications and their progress reports"
      search={getSearchText}
      initialSort={{ id: 'start', desc: true }}
      bulk={[
        {
          label: 'Request report…',
          onChosen: (rows, clear) =>
            openDialog((onClose) => <ReportBatchDialog rows={rows} onClose={onClose} onSent={clear} />),
        },
      ]}
      emptyState={<NoGrantedApplications title={messages.applications.none} />}
    />
  )
}

interface ReportBatchDialogProps {
  rows: readonly ReportedApplication[]
  onClose: () => void
  onSent: () => void
}

/** Finds the due reports of the rows, also in an unfiltered list. */
function ReportBatchDialog(props: ReportBatchDialogProps) {
  const { found: overdueReports } = useMissingReports(props.rows)
  const kinds = useMemo(() => [createReportEmailKind(overdueReports)], [overdueReports])
  return <EmailBatchDialog {...props} title="Request report" kinds={kinds} listedContacts={NO_CONTACTS} />
}

const NO_CONTACTS: readonly never[] = []

const getSearchText = ({ applicationId, projectTitle, name, email }: ReportedApplication) =>
  searchedBy(applicationId, projectTitle, name, email)

const REPORT_HEADERS = {
  mid: 'Mid Progress Report',
  end: 'End Progress Report',
  final: 'Final Progress Report',
} as const

const formatDueSince = ({ dueDate }: DueReport) => `Due since ${formatHostDate(dueDate)}`

function createColumns(
  services: Services,
  overdueReports: OverdueReports,
  getSentDay: (row: ReportedApplication) => string,
): Column<ReportedApplication>[] {
  return [
    { ...createIdColumn(services.now()), header: 'Application ID' },
    {
      id: 'start',
      header: 'Start Date',
      card: 'none',
      cell: ({ startDate }) => formatHostDate(startDate),
      sortValue: ({ startDate }) => getHostDateOrder(startDate),
      exportColumns: [{ header: 'Start Date', type: 'date', value: ({ startDate }) => startDate }],
      fit: 'nowrap',
    },
    createTitleColumn(),
    {
      id: 'pdf',
      header: 'Application PDF',
      card: 'mark',
      cardLabel: 'PDF',
      cell: (row) => <ApplicationPdf row={row} />,
    },
    ...REPORT_KINDS.map((kind) => createReportColumn(kind, services, overdueReports)),
    {
      id: 'ask',
      header: 'Send Email',
      card: 'action',
      cell: (row) => <RequestReportCell row={row} />,
      exportColumns: [
        { header: 'Request sent', type: 'date', value: getSentDay },
        { header: 'Applicant Name', value: ({ name }) => name },
        { header: 'Applicant e-mail', value: ({ email }) => email },
      ],
    },
  ]
}

function createReportColumn(
  kind: ReportKind,
  services: Services,
  overdueReports: OverdueReports,
): Column<ReportedApplication> {
  const { download, file, label } = kind
  const { reportDownloadFailed, reportNotAvailable } = messages.applications
  const findDueReport = ({ applicationId }: ReportedApplication) =>
    overdueReports.get(applicationId)?.find(({ report }) => report.download === download)
  return {
    id: download,
    header: REPORT_HEADERS[download],
    card: 'action',
    cardLabel: REPORT_HEADERS[download].replace(' Progress Report', ''),
    cell: (row) => {
      const { applicationId, projectTitle } = row
      const dueReport = findDueReport(row)
      return (
        <div className="flex items-center gap-1">
          <ApplicationFile
            applicationId={applicationId}
            kind={file}
            about={`${label}, ${projectTitle}`}
            action="View"
            file={{
              from: (client) => client.downloadProgressReport({ applicationId, reportType: download }),
              saveAs: downloadNames.report(download, applicationId),
              failed: reportDownloadFailed,
              missing: reportNotAvailable,
            }}
          />
          {dueReport && <p className="text-sm font-medium">{formatDueSince(dueReport)}</p>}
        </div>
      )
    },
    exportColumns: [
      {
        header: REPORT_HEADERS[download],
        value: ({ applicationId }) => loadFileState(services, applicationId, file),
      },
      // Omitted before a scan, because an empty column would suggest that nothing is due.
      ...(overdueReports.size > 0
        ? [
            {
              header: `${REPORT_HEADERS[download]} due since`,
              type: 'date' as const,
              value: (row: ReportedApplication) => findDueReport(row)?.dueDate,
            },
          ]
        : []),
    ],
  }
}

function ApplicationPdf({ row: { applicationId, projectTitle } }: { row: ReportedApplication }) {
  return (
    <ViewApplicationButton applicationId={applicationId} about={`application, ${projectTitle}`}>
      View
    </ViewApplicationButton>
  )
}
