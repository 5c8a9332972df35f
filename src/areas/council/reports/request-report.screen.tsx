import { useMemo } from 'react'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { useLedger } from '@/features/sent-mail/use-ledger'
import { SentList } from '../email/sent-list'
import { LookNote } from '@/features/work-queue/look-note'
import { useMissingReports } from '@/features/work-queue/use-missing'
import { useNeeds } from '@/features/work-queue/use-needs'
import { workFilter } from '@/features/work-queue/work-filter'
import { displayedId } from '@/features/dates/council-time'
import { searchedBy } from '@/domain/displayed-id'
import type { DueReport } from '@/domain/due-reports'
import { downloadNames } from '@/domain/download-names'
import { REPORT_KINDS, type ReportKind } from '@/domain/file-kinds'
import { formatHostDate } from '@/domain/host-date'
import { messages } from '@/domain/messages'
import { reportWork } from '@/domain/work-queue'
import { DataTable } from '@/table/data-table'
import type { Column } from '@/table/rows'
import { useStable } from '@/table/use-stable'
import { PageHeader } from '@/ui/page-header'
import { AskReport, sentText, type ReportedCase } from './ask-report'
import { idColumn, titleColumn } from '../list/case-columns'
import { CaseFile, caseFileText } from '../list/case-file'
import { NoGrantedCases } from '../list/no-granted-cases'
import { rowNames } from '../list/row-names'
import { useBulkReportRequests } from '../email/use-bulk-requests'
import { useListSettings } from '../list/use-list-settings'
import { ViewApplication } from '../list/view-application'
import { WindowOverList } from '../list/window-over-list'

export const load = (services: Services) => ensureCall(services, 'listProgressReports', {})

/** The progress reports of granted applications, and asking for them (spec 2). */
export default function RequestReportScreen() {
  return (
    <>
      <PageHeader
        title="Progress Reports"
        lead="Granted applications and the reports they have sent. Ask for a report by e-mail when one is due."
      />
      <WindowOverList>
        <ReportList />
      </WindowOverList>
      <SentList />
    </>
  )
}

function ReportList() {
  const cases = useSuspenseCall('listProgressReports', {})
  const services = useServices()
  const { now } = services
  const settings = useListSettings('request-report')
  const { found: overdue, ...look } = useMissingReports(useNeeds() === null ? undefined : cases)
  const ledger = useLedger()
  const sentOf = useStable((row: ReportedCase) => sentText(ledger, row))
  const columns = useMemo(() => columnsOf(services, overdue, sentOf), [services, overdue, sentOf])
  const filters = useMemo(() => [workFilter<ReportedCase>(reportWork(overdue))], [overdue])
  const bulk = useBulkReportRequests()
  return (
    <>
      <LookNote look={look} />
      <DataTable
        {...settings}
        rows={cases}
        columns={columns}
        filters={filters}
        caption="Granted applications and their progress reports"
        {...rowNames.byId}
        search={searchText}
        initialSort={{ id: 'start', desc: true }}
        stillLooking={look.of > 0 && !look.isDone}
        bulk={{ ...bulk, shownId: ({ Id }) => displayedId(Id, now()) }}
        emptyState={<NoGrantedCases title={messages.applications.none} />}
      />
    </>
  )
}

const searchText = ({ Id, projectTitle, name, userEmail }: ReportedCase) =>
  searchedBy(Id, projectTitle, name, userEmail)

const REPORT_HEADERS = {
  mid: 'Mid Progress Report',
  end: 'End Progress Report',
  final: 'Final Progress Report',
} as const

const sinceText = ({ since }: DueReport) => `Due since ${formatHostDate(since)}`

/** Reports that are due and not in, by the id of their application; of none while nobody has asked for them. */
type Overdue = ReadonlyMap<string, readonly DueReport[]>

function columnsOf(
  services: Services,
  overdue: Overdue,
  sentOf: (row: ReportedCase) => string,
): Column<ReportedCase>[] {
  return [
    { ...idColumn(({ Id }) => Id, services.now()), header: 'Application ID' },
    {
      id: 'start',
      header: 'Start Date',
      cell: ({ startDate }) => formatHostDate(startDate),
      sortValue: ({ startDate }) => startDate,
    },
    titleColumn(),
    { id: 'pdf', header: 'Application PDF', cell: (row) => <ApplicationPdf row={row} /> },
    ...REPORT_KINDS.map((kind) => reportColumn(kind, services, overdue)),
    {
      id: 'ask',
      header: 'Send Email',
      cell: (row) => <AskReport row={row} due={overdue.get(row.Id) ?? []} />,
      csvValue: sentOf,
    },
  ]
}

function reportColumn(kind: ReportKind, services: Services, overdue: Overdue): Column<ReportedCase> {
  const { download, file, label } = kind
  const { reportDownloadFailed, reportNotAvailable } = messages.applications
  const dueOf = ({ Id }: ReportedCase) => overdue.get(Id)?.find(({ report }) => report.download === download)
  return {
    id: download,
    header: REPORT_HEADERS[download],
    cell: (row) => {
      const { Id, projectTitle } = row
      const due = dueOf(row)
      return (
        <div className="grid justify-items-start gap-1">
          <CaseFile
            appId={Id}
            kind={file}
            about={`${label}, ${projectTitle}`}
            action="View"
            file={{
              from: (client) => client.downloadProgressReport({ app_ID: Id, reportType: download }),
              saveAs: downloadNames.report(download, Id),
              failed: reportDownloadFailed,
              missing: reportNotAvailable,
            }}
          />
          {due && <p className="text-sm font-medium">{sinceText(due)}</p>}
        </div>
      )
    },
    csvValue: async (row) => {
      const due = dueOf(row)
      const text = await caseFileText(services, { appId: row.Id, kind: file, action: 'View' })
      return due ? `${text}. ${sinceText(due)}` : text
    },
  }
}

function ApplicationPdf({ row: { Id, projectTitle } }: { row: ReportedCase }) {
  return (
    <ViewApplication appId={Id}>
      View<span className="sr-only"> application, {projectTitle}</span>
    </ViewApplication>
  )
}
