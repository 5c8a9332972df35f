import type { Services } from '@/api/services'
import { formatMark, type MarksSummary } from '@/domain/council/marks'
import { formatRank } from '@/domain/council/ranking'
import { groupThousands, readLkr } from '@/domain/money/money'
import { reviewBy, REVIEWERS } from '@/domain/people/reviewers'
import { formatCount } from '@/lib/format'
import type { Column, ExportColumn } from '@/table/rows'
import { approvalsColumn, titleColumn, TitleLink } from '../../list/application-columns'
import { decideColumn } from '../decide-link'
import { SelectDecision } from '../dialog/decision-status'
import type { BoardRow } from './board-rows'
import { MarksStrip } from './marks-strip'
import { PlanAmountField } from './plan-amount-field'

/** The running total follows the rank, however the table is sorted. */
export function boardColumns(services: Services, onPlan: (id: string, amount: string) => void): Column<BoardRow>[] {
  return [
    {
      id: 'rank',
      header: 'Rank',
      cell: rankText,
      sortValue: ({ rank }) => rank ?? null,
      exported: [{ header: 'Rank', value: ({ rank }) => rank }],
    },
    decideColumn(services.now()),
    { ...titleColumn(), cell: (row) => <Title row={row} /> },
    {
      id: 'marks',
      header: 'Marks',
      cell: ({ marks }) => <Marks marks={marks} />,
      exported: exportedMarks,
    },
    figureColumn('mean', 'Mean', ({ mean }) => mean),
    figureColumn('spread', 'Spread', ({ spread }) => spread),
    { ...approvalsColumn(services), card: 'fact' },
    {
      id: 'planned',
      header: 'Planned (LKR)',
      cell: ({ applicationId, projectTitle, planned }) => (
        <div className="w-28">
          <PlanAmountField
            label={`Planned amount in LKR, ${projectTitle}`}
            labelHidden
            value={planned}
            onChange={(typed) => onPlan(applicationId, typed)}
          />
        </div>
      ),
      exported: [{ header: 'Planned (LKR)', value: ({ planned }) => readLkr(planned) ?? planned }],
    },
    {
      id: 'total',
      header: 'Running Total (LKR)',
      cell: ({ total }) => groupThousands(String(total)),
      exported: [{ header: 'Running Total (LKR)', value: ({ total }) => total }],
      align: 'end',
    },
    { id: 'decision', header: 'Decision', card: 'action', cell: (row) => <SelectDecision row={row} /> },
  ]
}

/** While marks are missing, the mean and therefore the rank may still change. */
function rankText({ rank, isTied, marks: { missing } }: BoardRow): string {
  if (rank === undefined) return '–'
  const text = formatRank(rank, isTied)
  return missing > 0 ? `${text}, provisional` : text
}

function figureColumn(id: string, header: string, of: (marks: MarksSummary) => number | undefined): Column<BoardRow> {
  return {
    id,
    header,
    cell: ({ marks }) => figureText(of(marks)) ?? '–',
    sortValue: ({ marks }) => of(marks) ?? null,
    exported: [{ header, type: 'number', value: ({ marks }) => figureText(of(marks)) }],
    align: 'end',
  }
}

const figureText = (figure: number | undefined) => (figure === undefined ? undefined : formatMark(figure))

function Title({ row }: { row: BoardRow }) {
  return (
    <>
      {row.budgetEndsHere && <BudgetEnd isTied={row.isTiedAtBudgetEnd} />}
      <TitleLink row={row} />
      {row.isTiedAtBudgetEnd && !row.budgetEndsHere && <p className="text-ink-soft">Tied at the line.</p>}
    </>
  )
}

/** Marks the first row that the annual budget does not cover; the board draws its line above it. */
function BudgetEnd({ isTied }: { isTied: boolean }) {
  return (
    <p
      data-budget-end
      className="mb-1 font-semibold text-refused"
    >{`The annual budget is used up here, by rank${isTied ? ', within a tie' : ''}.`}</p>
  )
}

const LEFT_OUT = 'is left out of the mean'

const missingText = (missing: number) => formatCount(missing, 'mark missing', 'marks missing')

/** Shows marks that are not numbers as written, with a note that the mean ignores them. */
function Marks({ marks: { numbers, mean, missing, leftOut } }: { marks: MarksSummary }) {
  return (
    <div className="@min-[40rem]:min-w-24">
      {numbers.length > 0 && <p className="tabular-nums">{numbers.map(formatMark).join(', ')}</p>}
      <MarksStrip marks={numbers} mean={mean} />
      {leftOut.map((mark, index) => (
        // Two reviewers may write the same text, so the index is the only key.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} className="wrap-anywhere">
          <span>{`“${mark}”`}</span> <span className="text-ink-soft">{LEFT_OUT}</span>
        </p>
      ))}
      {missing > 0 && <p className="text-ink-soft">{missingText(missing)}</p>}
    </div>
  )
}

/** Each mark as written, also one that is left out of the mean. */
const exportedMarks: readonly ExportColumn<BoardRow>[] = [
  ...REVIEWERS.map((reviewer): ExportColumn<BoardRow> => ({
    header: `${reviewer.label} mark`,
    type: 'number',
    value: (row) => reviewBy(row, reviewer).marks,
  })),
  { header: 'Marks missing', value: ({ marks }) => marks.missing },
]
