import { useMemo } from 'react'
import { useServices } from '@/api/services'
import { paths } from '@/app/paths'
import { DetailsLink } from '@/features/applications/details-link'
import { useBoardPack } from '@/features/dossier/use-board-pack'
import { useMissingAwardLetters } from '@/features/work-queue/use-missing'
import { useWorkFilterParam } from '@/features/work-queue/use-work-filter-param'
import { workFilter } from '@/features/work-queue/work-filter'
import { searchedBy } from '@/domain/displayed-id'
import { reviewBy, REVIEWERS, type Reviewer } from '@/domain/reviewers'
import { messages } from '@/domain/messages'
import { allowed, permissions } from '@/domain/roles'
import { awardLetterWork, decisionWork } from '@/domain/work-queue'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { AwardLetter } from './award-letter'
import {
  approvalsColumn,
  idColumn,
  statusColumn,
  submittedColumn,
  TITLE_STYLES,
  titleColumn,
  UNTITLED,
  yearFilter,
} from '../list/application-columns'
import { ApplicationList } from '../list/application-list'
import { DecideApplication } from './decide-application'
import type { ApprovedApplication } from './approved-application'

/** Applications that can be decided or were decided. */
export function ApprovedList({ applications }: { applications: readonly ApprovedApplication[] }) {
  const { now } = useServices()
  const { found: withoutLetter, ...scan } = useMissingAwardLetters(
    useWorkFilterParam() === 'letter' ? applications : undefined,
  )
  const boardPack = useBoardPack<ApprovedApplication>(({ applicationId }) => applicationId)
  const reviewers = applications.flatMap(({ reviews }) => reviews.filter(({ marks }) => marks !== undefined))
  const known = Math.max(0, ...reviewers.map(({ number }) => number))
  const columns = useMemo(() => columnsAt(now(), known), [now, known])
  const filters = useMemo(
    () => [
      yearFilter<ApprovedApplication>(now()),
      workFilter<ApprovedApplication>([...decisionWork, ...awardLetterWork(withoutLetter)]),
    ],
    [now, withoutLetter],
  )
  return (
    <>
      <ApplicationList
        name="approved-applications"
        scan={scan}
        rows={applications}
        columns={columns}
        filters={filters}
        caption="Applications to grant or deny"
        search={searchText}
        bulk={{ actions: [], together: [boardPack.action] }}
        initialSort={[{ id: 'status' }, { id: 'submitted', desc: true }]}
        emptyState={
          <EmptyState
            title={messages.applications.noneSubmitted}
            action={<LinkButton to={paths.requestApproval}>Request Approval</LinkButton>}
          >
            An application is listed here once it is on the shortlist.
          </EmptyState>
        }
      />
      {boardPack.dialog}
    </>
  )
}

const searchText = ({ applicationId, projectTitle, name }: ApprovedApplication) =>
  searchedBy(applicationId, projectTitle, name)

/** @param known the highest reviewer number for which the host returns marks */
function columnsAt(now: Date, known: number): Column<ApprovedApplication>[] {
  return [
    idColumn(({ applicationId }) => applicationId, now),
    {
      ...titleColumn(),
      cell: ({ applicationId, projectTitle }) => (
        <p className={TITLE_STYLES}>
          <DetailsLink applicationId={applicationId} title={projectTitle} from="Approved Applications">
            {projectTitle.trim() || UNTITLED}
          </DetailsLink>
        </p>
      ),
    },
    submittedColumn(),
    ...REVIEWERS.filter(({ number, mayBeAbsent }) => !mayBeAbsent || number <= known).map((reviewer) =>
      markColumn(reviewer),
    ),
    approvalsColumn(),
    { ...statusColumn(), card: 'action', cell: (row) => <DecisionCell row={row} /> },
  ]
}

/** Marks sort numerically where they are numbers, as the table sorts any text. */
function markColumn(reviewer: Reviewer): Column<ApprovedApplication> {
  const markOf = (row: ApprovedApplication) => reviewBy(row, reviewer).marks ?? null
  return {
    id: `reviewer-${reviewer.number}`,
    header: reviewer.label,
    cell: (row) => <Mark mark={markOf(row)} />,
    sortValue: markOf,
    csvValue: (row) => markOf(row) ?? messages.page.notRated,
  }
}

/** A mark of 0 counts as a mark; only null means not rated. */
function Mark({ mark }: { mark: string | null }) {
  if (mark === null) return <span className="text-ink-soft">{messages.page.notRated}</span>
  return <span className="wrap-anywhere tabular-nums">{mark}</span>
}

/** The decision and, for a granted application, its award letter. */
function DecisionCell({ row }: { row: ApprovedApplication }) {
  return (
    <div className="grid justify-items-start gap-2">
      <DecideApplication row={row} />
      {allowed(permissions.exchangeAgreement(row.status)) && <AwardLetter row={row} />}
    </div>
  )
}
