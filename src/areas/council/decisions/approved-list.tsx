import { useMemo } from 'react'
import { useServices } from '@/api/services'
import { paths } from '@/app/paths'
import { DetailsLink } from '@/features/applications/details-link'
import { useBoardPack } from '@/features/dossier/use-board-pack'
import { LookNote } from '@/features/work-queue/look-note'
import { useMissingLetters } from '@/features/work-queue/use-missing'
import { useNeeds } from '@/features/work-queue/use-needs'
import { workFilter } from '@/features/work-queue/work-filter'
import { searchedBy } from '@/domain/displayed-id'
import { REVIEWERS } from '@/domain/file-kinds'
import { messages } from '@/domain/messages'
import { allowed, can } from '@/domain/roles'
import { awardLetterWork, decisionWork } from '@/domain/work-queue'
import { DataTable } from '@/table/data-table'
import type { Column } from '@/table/rows'
import { EmptyState } from '@/ui/empty-state'
import { LinkButton } from '@/ui/link-button'
import { AwardLetter } from './award-letter'
import {
  approvalsColumn,
  idColumn,
  statusColumn,
  submittedColumn,
  TITLE_LOOK,
  titleColumn,
  UNTITLED,
  yearFilter,
} from '../list/case-columns'
import { DecideCase } from './decide-case'
import type { ApprovedCase } from './marks-of'
import { rowNames } from '../list/row-names'
import { useListSettings } from '../list/use-list-settings'

/** The applications that can be decided, and those that were (spec 2, Approved Applications). */
export function ApprovedList({ cases }: { cases: readonly ApprovedCase[] }) {
  const { now } = useServices()
  const settings = useListSettings('approved-applications')
  const { found: withoutLetter, ...look } = useMissingLetters(useNeeds() === 'letter' ? cases : undefined)
  const boardPack = useBoardPack<ApprovedCase>(({ Id }) => Id)
  const hasThird = cases.some(({ reviewer3_mark }) => reviewer3_mark !== undefined)
  const columns = useMemo(() => columnsAt(now(), hasThird), [now, hasThird])
  const filters = useMemo(
    () => [
      yearFilter<ApprovedCase>(now()),
      workFilter<ApprovedCase>([...decisionWork, ...awardLetterWork(withoutLetter)]),
    ],
    [now, withoutLetter],
  )
  return (
    <>
      <LookNote look={look} />
      <DataTable
        {...settings}
        rows={cases}
        columns={columns}
        filters={filters}
        caption="Applications to grant or deny"
        {...rowNames.byId}
        search={searchText}
        stillLooking={look.of > 0 && !look.isDone}
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
      {boardPack.window}
    </>
  )
}

const searchText = ({ Id, projectTitle, name }: ApprovedCase) => searchedBy(Id, projectTitle, name)

function columnsAt(now: Date, hasThird: boolean): Column<ApprovedCase>[] {
  return [
    idColumn(({ Id }) => Id, now),
    {
      ...titleColumn(),
      cell: ({ Id, projectTitle }) => (
        <p className={TITLE_LOOK}>
          <DetailsLink appId={Id} title={projectTitle} from="Approved Applications">
            {projectTitle.trim() || UNTITLED}
          </DetailsLink>
        </p>
      ),
    },
    submittedColumn(),
    ...REVIEWERS.filter(({ number }) => number < 3 || hasThird).map(({ number, label }) =>
      markColumn(label, (row) => row[`reviewer${number}_mark`] ?? null),
    ),
    approvalsColumn(),
    { ...statusColumn(), card: 'action', cell: (row) => <Standing row={row} /> },
  ]
}

/** Marks sort as numbers where they are numbers, because the table's texts do. */
function markColumn(header: string, markOf: (row: ApprovedCase) => string | null): Column<ApprovedCase> {
  return {
    id: header.toLowerCase().replaceAll(' ', '-'),
    header,
    cell: (row) => <Mark mark={markOf(row)} />,
    sortValue: markOf,
    csvValue: (row) => markOf(row) ?? messages.page.notRated,
  }
}

/** A mark of 0 is a mark (settled "Marks"). */
function Mark({ mark }: { mark: string | null }) {
  if (mark === null) return <span className="text-ink-soft">{messages.page.notRated}</span>
  return <span className="wrap-anywhere tabular-nums">{mark}</span>
}

/** The decision, and what follows a grant. */
function Standing({ row }: { row: ApprovedCase }) {
  return (
    <div className="grid justify-items-start gap-2">
      <DecideCase row={row} />
      {allowed(can.exchangeAgreement(row.Status)) && <AwardLetter row={row} />}
    </div>
  )
}
