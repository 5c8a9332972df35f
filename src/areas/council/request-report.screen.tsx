import { Eye } from 'lucide-react'
import { useMemo } from 'react'
import { ensureCall, useCallData, usePortal, type Portal } from '@/api/portal'
import { HeldActions } from '@/areas/shared/held-action/held-actions'
import { SentList } from '@/areas/shared/mail/sent-list'
import { useDownload } from '@/areas/shared/use-download'
import { LookNote } from '@/areas/shared/work-queue/look-note'
import { useMissingReports } from '@/areas/shared/work-queue/use-missing'
import { useNeeds } from '@/areas/shared/work-queue/use-needs'
import { workFilter } from '@/areas/shared/work-queue/work-filter'
import { displayedId } from '@/domain/displayed-id'
import { downloadNames } from '@/domain/download-names'
import { REPORT_KINDS, type ReportKind } from '@/domain/file-kinds'
import { formatHostDate } from '@/domain/host-date'
import { messages } from '@/domain/messages'
import { reportWork } from '@/domain/work-queue'
import { DataTable } from '@/table/data-table'
import type { Column } from '@/table/rows'
import { Button } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { AskReport, type ReportedCase } from './parts/ask-report'
import { idColumn, titleColumn } from './parts/case-columns'
import { CaseFile } from './parts/case-file'
import { NoGrantedCases } from './parts/no-granted-cases'
import { rowNames } from './parts/row-names'
import { useBulkReportRequests } from './parts/use-bulk-requests'
import { useListSettings } from './parts/use-list-settings'

export const load = (portal: Portal) => ensureCall(portal, 'listProgressReports', {})

/** The progress reports of granted applications, and asking for them (spec 2). */
export default function RequestReportScreen() {
  const cases = useCallData('listProgressReports', {})
  const { now } = usePortal()
  const settings = useListSettings('request-report')
  const columns = useMemo(() => columnsAt(now()), [now])
  const { found: overdue, ...look } = useMissingReports(useNeeds() === null ? undefined : cases)
  const filters = useMemo(() => [workFilter<ReportedCase>(reportWork(overdue))], [overdue])
  const bulk = useBulkReportRequests()
  return (
    <HeldActions>
      <PageHeader
        title="Progress Reports"
        lead="Granted applications and the reports they have sent. Ask for a report by e-mail when one is due."
      />
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
        bulk={{ ...bulk, shownId: ({ Id }) => displayedId(Id, now()) }}
        emptyState={<NoGrantedCases title={messages.applications.none} />}
      />
      <SentList />
    </HeldActions>
  )
}

const searchText = ({ Id, projectTitle, name, userEmail }: ReportedCase) => `${Id} ${projectTitle} ${name} ${userEmail}`

const REPORT_HEADERS = {
  mid: 'Mid Progress Report',
  end: 'End Progress Report',
  final: 'Final Progress Report',
} as const

function columnsAt(now: Date): Column<ReportedCase>[] {
  return [
    { ...idColumn(({ Id }) => Id, now), header: 'Application ID' },
    {
      id: 'start',
      header: 'Start Date',
      cell: ({ startDate }) => formatHostDate(startDate),
      sortValue: ({ startDate }) => startDate,
    },
    titleColumn(),
    { id: 'pdf', header: 'Application PDF', cell: (row) => <ApplicationPdf row={row} /> },
    ...REPORT_KINDS.map(reportColumn),
    { id: 'ask', header: 'Send Email', cell: (row) => <AskReport row={row} /> },
  ]
}

function reportColumn({ download, file, label }: ReportKind): Column<ReportedCase> {
  const { reportDownloadFailed, reportNotAvailable } = messages.applications
  return {
    id: download,
    header: REPORT_HEADERS[download],
    cell: ({ Id, projectTitle }) => (
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
    ),
  }
}

function ApplicationPdf({ row: { Id, projectTitle } }: { row: ReportedCase }) {
  const { busy, open } = useDownload()
  const view = () =>
    open({
      from: (client) => client.downloadApplicationPdf({ app_ID: Id }),
      saveAs: downloadNames.application(Id),
      failed: messages.applications.downloadFailed,
    })
  return (
    <Button size="small" icon={<Eye aria-hidden size={16} />} busy={busy} onClick={() => void view()}>
      View<span className="sr-only"> application, {projectTitle}</span>
    </Button>
  )
}
