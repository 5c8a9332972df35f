import { useMemo } from 'react'
import { useServices, type Services } from '@/api/services'
import { awardLetterWork, decisionWork } from '@/domain/council/to-do'
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
import { approvalsColumn, statusColumn, submittedColumn, titleColumn, yearFilter } from '../list/application-columns'
import { ApplicationFile } from '../list/application-file'
import { ApplicationList } from '../list/application-list'
import { exportedTerms } from '../list/exported-columns'
import { useRowDialog } from '../list/row-dialog'
import { decideColumn, DecideLink } from './decide-link'
import type { ApprovedApplication } from './decision.write'
import { DecisionStatus } from './dialog/decision-status'

export const LIST_ORDER = [
  { id: 'status', desc: false },
  { id: 'submitted', desc: true },
] as const

/** Applications that can be decided or were decided. */
export function ApprovedList({ applications }: { applications: readonly ApprovedApplication[] }) {
  const services = useServices()
  const { now } = services
  const { found: withoutLetter, ...scan } = useMissingAwardLetters(
    useWorkFilterParam() === 'letter' ? applications : undefined,
  )
  const packs = useDossierActions<ApprovedApplication>(({ applicationId }) => applicationId)
  const known = knownReviewers(applications)
  const columns = useMemo(() => columnsOf(services, known), [services, known])
  const filters = useMemo(
    () => [
      yearFilter<ApprovedApplication>(now()),
      workFilter<ApprovedApplication>([...decisionWork, ...awardLetterWork(withoutLetter)]),
    ],
    [now, withoutLetter],
  )
  return (
    <ApplicationList
      name="approved-applications"
      scan={scan}
      rows={applications}
      columns={columns}
      filters={filters}
      caption="Applications to grant or deny"
      search={searchText}
      bulk={packs}
      initialSort={LIST_ORDER}
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

/** The highest reviewer number for which the host returns marks. */
export function knownReviewers(applications: readonly Pick<ApprovedApplication, 'reviews'>[]): number {
  const isKnown = ({ number }: Reviewer) =>
    applications.some(({ reviews }) => reviews.some((one) => one.number === number && one.marks !== undefined))
  return REVIEWERS.findLast(isKnown)?.number ?? 0
}

export const searchText = ({ applicationId, projectTitle, name }: ApprovedApplication) =>
  searchedBy(applicationId, projectTitle, name)

/** @param known result of `knownReviewers` */
export function columnsOf(services: Services, known: number): Column<ApprovedApplication>[] {
  return [
    // Hidden on a card, where the marks fill the line.
    decideColumn(services.now(), 'card:hidden'),
    titleColumn(),
    { ...submittedColumn(), card: 'none' },
    ...REVIEWERS.filter(({ number, mayBeAbsent }) => !mayBeAbsent || number <= known).map((reviewer) =>
      markColumn(reviewer),
    ),
    approvalsColumn(services),
    {
      ...statusColumn(),
      card: 'action',
      cell: (row) => <DecisionCell row={row} />,
      exported: [{ header: 'Status', value: ({ status }) => statusLabel(status) }, ...exportedTerms(services)],
    },
  ]
}

/** The table sorts numeric text by number, so numeric marks sort numerically. */
function markColumn(reviewer: Reviewer): Column<ApprovedApplication> {
  const markOf = (row: ApprovedApplication) => reviewBy(row, reviewer).marks ?? null
  return {
    id: `reviewer-${reviewer.number}`,
    header: reviewer.label,
    card: 'mark',
    cardLabel: `R${reviewer.number}`,
    cell: (row) => <Mark mark={markOf(row)} />,
    sortValue: markOf,
    exported: [{ header: `${reviewer.label} mark`, type: 'number', value: markOf }],
  }
}

/** A mark of 0 counts as a mark; only null means not rated. */
function Mark({ mark }: { mark: string | null }) {
  if (mark === null) return <span className="text-ink-soft">{messages.page.notRated}</span>
  return <p className="line-clamp-2 wrap-anywhere tabular-nums">{mark}</p>
}

function DecisionCell({ row }: { row: ApprovedApplication }) {
  return (
    <div className="flex items-center gap-0.5 @min-[40rem]:justify-between @min-[40rem]:max-xl:flex-wrap">
      <DecideLink row={row} styles="mr-2 hidden card:inline" />
      <DecisionStatus row={row} />
      {allowed(permissions.exchangeAgreement(row.status)) && <AwardLetter row={row} />}
    </div>
  )
}

function AwardLetter({ row: { applicationId, projectTitle } }: { row: ApprovedApplication }) {
  const openDialog = useRowDialog()
  const upload = () =>
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
      <Button size="small" onClick={upload} about={`award letter for ${projectTitle}`}>
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
