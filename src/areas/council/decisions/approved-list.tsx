import { useMemo } from 'react'
import { useServices, type Services } from '@/api/services'
import { makeAwardLetterWork, decisionWork } from '@/domain/council/to-do'
import { downloadNames } from '@/domain/files/download-names'
import { awardLetterSchema } from '@/domain/files/upload-schemas'
import { reviewBy, REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { allowed, permissions } from '@/domain/people/permissions'
import { searchedBy } from '@/domain/status/displayed-id'
import { statusLabel } from '@/domain/status/status'
import { messages } from '@/domain/texts/messages'
import { useDossierActions } from '@/features/dossier/dossier-buttons'
import { UploadDialog } from '@/features/files/upload-dialog'
import { useMissingAwardLetters } from '@/features/to-do/use-missing'
import { useWorkFilterParam, workFilter } from '@/features/to-do/work-filter'
import { paths } from '@/paths'
import type { Column } from '@/table/rows'
import { Button } from '@/ui/button'
import { Dash } from '@/ui/dash'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import {
  createApprovalsColumn,
  createIdColumn,
  createStatusColumn,
  createSubmittedColumn,
  createTitleColumn,
  createYearFilter,
} from '../list/application-columns'
import { ApplicationFile } from '../list/application-file'
import { ApplicationList } from '../list/application-list'
import { createTermExports } from '../list/exported-columns'
import { useRowDialog } from '../list/row-dialog'
import { ViewApplicationButton } from '../list/view-application-button'
import { DecideLink } from './decide-link'
import type { DecisionRow } from './decision.write'
import { DecisionStatus } from './dialog/decision-status'

export const INITIAL_LIST_SORT = [
  { id: 'status', desc: false },
  { id: 'submitted', desc: true },
] as const

export function ApprovedList({ applications }: { applications: readonly DecisionRow[] }) {
  const services = useServices()
  const { now } = services
  const { found: missingLetters, ...scan } = useMissingAwardLetters(
    useWorkFilterParam() === 'letter' ? applications : undefined,
  )
  const packActions = useDossierActions<DecisionRow>(({ applicationId }) => applicationId)
  const lastReviewerNumber = findLastReviewerNumber(applications)
  const columns = useMemo(() => createListColumns(services, lastReviewerNumber), [services, lastReviewerNumber])
  const filters = useMemo(
    () => [
      createYearFilter<DecisionRow>(now()),
      workFilter<DecisionRow>([...decisionWork, ...makeAwardLetterWork(missingLetters)]),
    ],
    [now, missingLetters],
  )
  return (
    <ApplicationList
      name="approved-applications"
      scan={scan}
      rows={applications}
      columns={columns}
      filters={filters}
      caption="Applications to grant or deny"
      search={getSearchText}
      bulk={packActions}
      initialSort={INITIAL_LIST_SORT}
      previewActions={previewActions}
      emptyState={
        <EmptyState
          title={messages.applications.noneSubmitted}
          action={<LinkButton to={paths.requestApproval}>Request Approval</LinkButton>}
        >
          An application is listed here once it is on the shortlist.
        </EmptyState>
      }
    />
  )
}

const previewActions = (row: DecisionRow) => (
  <>
    <ViewApplicationButton applicationId={row.applicationId}>View PDF</ViewApplicationButton>
    <DecideLink row={row} />
  </>
)

/** Returns the highest reviewer number for which the host sends marks. */
export function findLastReviewerNumber(applications: readonly Pick<DecisionRow, 'reviews'>[]): number {
  const hasMarks = ({ number }: Reviewer) =>
    applications.some(({ reviews }) => reviews.some((review) => review.number === number && review.marks !== undefined))
  return REVIEWERS.findLast(hasMarks)?.number ?? 0
}

export const getSearchText = ({ applicationId, projectTitle, name }: DecisionRow) =>
  searchedBy(applicationId, projectTitle, name)

/** @param lastReviewerNumber result of `findLastReviewerNumber` */
export function createListColumns(services: Services, lastReviewerNumber: number): Column<DecisionRow>[] {
  return [
    createIdColumn(services.now()),
    createTitleColumn(),
    { ...createSubmittedColumn(), card: 'none' },
    createMarksColumn(REVIEWERS.filter(({ number, mayBeAbsent }) => !mayBeAbsent || number <= lastReviewerNumber)),
    createApprovalsColumn(services),
    {
      ...createStatusColumn(),
      card: 'action',
      cell: (row) => <DecisionCell row={row} />,
      exportColumns: [{ header: 'Status', value: ({ status }) => statusLabel(status) }, ...createTermExports(services)],
    },
  ]
}

/** The table sorts numeric text by number, so numeric marks sort numerically. */
function createMarksColumn(reviewers: readonly Reviewer[]): Column<DecisionRow> {
  const keys = reviewers.map(({ number, label }) => ({
    id: `reviewer-${number}`,
    header: label,
    label: `R${number}`,
    value: (row: DecisionRow) => reviewBy(row, { number }).marks ?? null,
  }))
  return {
    id: 'marks',
    header: 'Reviewer marks',
    card: 'mark',
    cardLabel: 'Marks',
    cell: (row) => <Marks marks={keys.map(({ header, value }) => ({ reviewer: header, mark: value(row) }))} />,
    sortKeys: keys,
    exportColumns: keys.map(({ header, value }) => ({ header: `${header} mark`, type: 'number', value })),
  }
}

/** A mark of 0 counts as a mark; only null means not rated. Screen readers get the reviewers if a mark is missing. */
function Marks({ marks }: { marks: readonly { readonly reviewer: string; readonly mark: string | null }[] }) {
  if (marks.every(({ mark }) => mark === null)) return <Dash meaning={messages.page.notRated} />
  const text = marks.map(({ mark }) => mark ?? '–').join(' · ')
  return (
    <p className="line-clamp-2 max-w-40 wrap-anywhere tabular-nums @min-[40rem]:min-w-24">
      {marks.every(({ mark }) => mark !== null) ? (
        <span>{text}</span>
      ) : (
        <>
          <span aria-hidden>{text}</span>
          <span className="sr-only">
            {marks.map(({ reviewer, mark }) => `${reviewer}: ${mark ?? messages.page.notRated}`).join(', ')}
          </span>
        </>
      )}
    </p>
  )
}

function DecisionCell({ row }: { row: DecisionRow }) {
  return (
    <div className="flex items-center gap-0.5 @min-[40rem]:justify-between @min-[40rem]:max-xl:flex-wrap">
      <DecisionStatus row={row} />
      {allowed(permissions.exchangeAgreement(row.status)) && <AwardLetterButtons row={row} />}
    </div>
  )
}

function AwardLetterButtons({ row: { applicationId, projectTitle } }: { row: DecisionRow }) {
  const openDialog = useRowDialog()
  const openUploadDialog = () =>
    openDialog((onClose) => (
      <UploadDialog
        title="Upload File"
        of={{ applicationId, projectTitle, kind: 'awardLetter', document: 'Award letter' }}
        hint="PDF or Word. The applicant can download it."
        endings={['pdf', 'doc', 'docx']}
        schema={awardLetterSchema}
        call="uploadAwardLetter"
        inputOf={(file) => ({ file, applicationId })}
        onClose={onClose}
      />
    ))
  return (
    <div className="flex items-center gap-0.5">
      <Button size="small" onClick={openUploadDialog} about={`award letter for ${projectTitle}`}>
        Upload
      </Button>
      <ApplicationFile
        applicationId={applicationId}
        kind="awardLetter"
        about={`award letter, ${projectTitle}`}
        action="View"
        file={{
          from: (client) => client.downloadDetailsFile({ applicationId, fileType: 'awardLetter' }),
          saveAs: downloadNames.document('awardLetter', applicationId),
          failed: messages.files.downloadError,
          missing: messages.files.notForThisApplication,
        }}
      />
    </div>
  )
}
