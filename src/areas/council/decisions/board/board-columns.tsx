import type { Services } from '@/api/services'
import { formatMark, type MarksSummary } from '@/domain/council/marks'
import { formatRank } from '@/domain/council/ranking'
import { groupThousands, readLkr } from '@/domain/money/money'
import { reviewBy, REVIEWERS } from '@/domain/people/reviewers'
import { formatCount } from '@/lib/format'
import type { Column, ExportColumn } from '@/table/rows'
import { createApprovalsColumn, createIdColumn, createTitleColumn, TitleLink } from '../../list/application-columns'
import { SelectDecisionButton } from '../dialog/decision-status'
import type { BoardRow } from './board-rows'
import { PlanAmountField } from './plan-amount-field'

interface BoardColumnOptions {
  onAmountChange: (id: string, amount: string) => void
  /** Shows the running total, which follows the rank, however the table is sorted. */
  hasPlan: boolean
}

export function createBoardColumns(
  services: Services,
  { onAmountChange, hasPlan }: BoardColumnOptions,
): Column<BoardRow>[] {
  const total: Column<BoardRow> = {
    id: 'total',
    header: 'Running Total (LKR)',
    cell: ({ runningTotal }) => groupThousands(String(runningTotal)),
    exportColumns: [{ header: 'Running Total (LKR)', value: ({ runningTotal }) => runningTotal }],
    fit: 'end',
  }
  return [
    {
      id: 'rank',
      header: 'Rank',
      cell: formatRowRank,
      sortValue: ({ rank }) => rank ?? null,
      exportColumns: [{ header: 'Rank', value: ({ rank }) => rank }],
    },
    createIdColumn(services.now()),
    { ...createTitleColumn(), cell: (row) => <BoardTitle row={row} /> },
    {
      id: 'marks',
      header: 'Marks',
      cell: ({ marks }) => <Marks marks={marks} />,
      exportColumns: exportedMarks,
    },
    createFigureColumn('mean', 'Mean', ({ mean }) => mean),
    createFigureColumn('spread', 'Spread', ({ spread }) => spread),
    { ...createApprovalsColumn(services), card: 'fact' },
    {
      id: 'planned',
      header: 'Planned (LKR)',
      cell: ({ applicationId, projectTitle, plannedAmount }) => (
        <div className="w-28">
          <PlanAmountField
            label={`Planned amount in LKR, ${projectTitle}`}
            labelHidden
            value={plannedAmount}
            onChange={(amount) => onAmountChange(applicationId, amount)}
          />
        </div>
      ),
      exportColumns: [
        { header: 'Planned (LKR)', value: ({ plannedAmount }) => readLkr(plannedAmount) ?? plannedAmount },
      ],
    },
    ...(hasPlan ? [total] : []),
    { id: 'decision', header: 'Decision', card: 'action', cell: (row) => <SelectDecisionButton row={row} /> },
  ]
}

/** A rank is provisional while marks are missing, because the mean may change. */
function formatRowRank({ rank, isTied, marks: { missingCount } }: BoardRow): string {
  if (rank === undefined) return '–'
  const text = formatRank(rank, isTied)
  return missingCount > 0 ? `${text}, provisional` : text
}

function createFigureColumn(
  id: string,
  header: string,
  getFigure: (marks: MarksSummary) => number | undefined,
): Column<BoardRow> {
  return {
    id,
    header,
    cell: ({ marks }) => formatFigure(getFigure(marks)) ?? '–',
    sortValue: ({ marks }) => getFigure(marks) ?? null,
    exportColumns: [{ header, type: 'number', value: ({ marks }) => formatFigure(getFigure(marks)) }],
    fit: 'end',
  }
}

const formatFigure = (figure: number | undefined) => (figure === undefined ? undefined : formatMark(figure))

function BoardTitle({ row }: { row: BoardRow }) {
  return (
    <>
      {row.isBudgetEnd && <BudgetEndNote isTied={row.isTiedAtBudgetEnd} />}
      <div className="relative grid min-h-[2lh] items-center">
        <TitleLink row={row} />
      </div>
      {row.isTiedAtBudgetEnd && !row.isBudgetEnd && <p className="text-ink-soft">Tied at the line.</p>}
    </>
  )
}

/** Marks the first row that the annual budget does not cover. The board draws a line above that row. */
function BudgetEndNote({ isTied }: { isTied: boolean }) {
  return (
    <p
      data-budget-end
      className="mb-1 font-semibold text-refused"
    >{`The annual budget is used up here, by rank${isTied ? ', within a tie' : ''}.`}</p>
  )
}

const EXCLUDED_MARK_NOTE = 'is left out of the mean'

const formatMissingMarks = (missingCount: number) => formatCount(missingCount, 'mark missing', 'marks missing')

/** Shows marks that are not numbers as written, with a note that the mean excludes them. */
function Marks({ marks: { numbers, missingCount, unreadable } }: { marks: MarksSummary }) {
  return (
    <div className="@min-[40rem]:min-w-26">
      {numbers.length > 0 && <p className="tabular-nums">{numbers.map(formatMark).join(', ')}</p>}
      {unreadable.map((mark, index) => (
        // Two reviewers may write the same text, so the index is the only key.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} className="wrap-anywhere">
          <span>{`“${mark}”`}</span> <span className="text-ink-soft">{EXCLUDED_MARK_NOTE}</span>
        </p>
      ))}
      {missingCount > 0 && <p className="text-ink-soft">{formatMissingMarks(missingCount)}</p>}
    </div>
  )
}

/** Marks as written, including those that the mean excludes. */
const exportedMarks: readonly ExportColumn<BoardRow>[] = [
  ...REVIEWERS.map((reviewer): ExportColumn<BoardRow> => ({
    header: `${reviewer.label} mark`,
    type: 'number',
    value: (row) => reviewBy(row, reviewer).marks,
  })),
  { header: 'Marks missing', value: ({ marks }) => marks.missingCount },
]
