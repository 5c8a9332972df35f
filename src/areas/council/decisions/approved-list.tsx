import { useMemo } from 'react'
import { useServices, type Services } from '@/api/services'
import { makeAwardLetterWork, decisionWork } from '@/domain/council/to-do'
import { downloadNames } from '@/domain/files/download-names'
import { awardLetterSchema } from '@/domain/files/upload-schemas'
import { reviewBy, REVIEWERS, type Reviewer } from '@/domain/people/reviewers'
import { allowed, permissions } from '@/domain/people/roles'
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
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import {
  createApprovalsColumn,
  createStatusColumn,
  createSubmittedColumn,
  createTitleColumn,
  createCurrentYearFilter,
} from '../list/application-columns'
import { ApplicationFile } from '../list/application-file'
import { ApplicationList } from '../list/application-list'
import { createTermExports } from '../list/exported-columns'
import { useRowDialog } from '../list/row-dialog'
import { createDecideColumn, DecideLink } from './decide-link'
import type { ApprovedApplication } from './decision.write'
import { DecisionStatus } from './dialog/decision-status'

export const INITIAL_LIST_SORT = [
  { id: 'status', desc: false },
  { id: 'submitted', desc: true },
] as const

export function ApprovedList({ applications }: { applications: readonly ApprovedApplication[] }) {
  const services = useServices()
  const { now } = services
  const { found: missingLetters, ...scan } = useMissingAwardLetters(
    useWorkFilterParam() === 'letter' ? applications : undefined,
  )
  const packActions = useDossierActions<ApprovedApplication>(({ applicationId }) => applicationId)
  const lastReviewerNumber = findLastReviewerNumber(applications)
  const columns = useMemo(() => createListColumns(services, lastReviewerNumber), [services, lastReviewerNumber])
  const filters = useMemo(
    () => [
      createCurrentYearFilter<ApprovedApplication>(now()),
      workFilter<ApprovedApplication>([...decisionWork, ...makeAwardLetterWork(missingLetters)]),
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

/** Returns the highest reviewer number for which the host sends marks. */
export function findLastReviewerNumber(applications: readonly Pick<ApprovedApplication, 'reviews'>[]): number {
  const hasMarks = ({ number }: Reviewer) =>
    applications.some(({ reviews }) => reviews.some((review) => review.number === number && review.marks !== undefined))
  return REVIEWERS.findLast(hasMarks)?.number ?? 0
}

export const getSearchText = ({ applicationId, projectTitle, name }: ApprovedApplication) =>
  searchedBy(applicationId, projectTitle, name)

/** @param lastReviewerNumber result of `findLastReviewerNumber` */
export function createListColumns(services: Services, lastReviewerNumber: number): Column<ApprovedApplication>[] {
  return [
    // A card has no room for the link beside the marks.
    createDecideColumn(services.now(), 'card:hidden'),
    createTitleColumn(),
    { ...createSubmittedColumn(), card: 'none' },
    ...REVIEWERS.filter(({ number, mayBeAbsent }) => !mayBeAbsent || number <= lastReviewerNumber).map((reviewer) =>
      createMarkColumn(reviewer),
    ),
    createApprovalsColumn(services),
    {
      ...createStatusColumn(),
      card: 'action',
      cell: (row) => <DecisionCell row={row} />,
      exported: [{ header: 'Status', value: ({ status }) => statusLabel(status) }, ...createTermExports(services)],
    },
  ]
}

function createMarkColumn(reviewer: Reviewer): Column<ApprovedApplication> {
  const getMark = (row: ApprovedApplication) => reviewBy(row, reviewer).marks ?? null
  return {
    id: `reviewer-${reviewer.number}`,
    header: reviewer.label,
    card: 'mark',
    cardLabel: `R${reviewer.number}`,
    cell: (row) => <MarkText mark={getMark(row)} />,
    sortValue: getMark,
    exported: [{ header: `${reviewer.label} mark`, type: 'number', value: getMark }],
  }
}

/** Only null means not rated: 0 is a mark. */
function MarkText({ mark }: { mark: string | null }) {
  if (mark === null) return <span className="text-ink-soft">{messages.page.notRated}</span>
  return <p className="line-clamp-2 wrap-anywhere tabular-nums">{mark}</p>
}

function DecisionCell({ row }: { row: ApprovedApplication }) {
  return (
    <div className="flex items-center gap-0.5 @min-[40rem]:justify-between @min-[40rem]:max-xl:flex-wrap">
      <DecideLink row={row} styles="mr-2 hidden card:inline" />
      <DecisionStatus row={row} />
      {allowed(permissions.exchangeAgreement(row.status)) && <AwardLetterButtons row={row} />}
    </div>
  )
}

function AwardLetterButtons({ row: { applicationId, projectTitle } }: { row: ApprovedApplication }) {
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
