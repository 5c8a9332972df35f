import { useId } from 'react'
import { DetailsLink } from '@/features/applications/details-link'
import { displayedId } from '@/features/dates/council-time'
import { readAmount } from '@/domain/annual-budget'
import { formatMark, type MarksSummary } from '@/domain/marks'
import { messages } from '@/domain/messages'
import { formatLkr } from '@/domain/money'
import { formatCount } from '@/lib/format'
import type { Column } from '@/table/rows'
import { FieldError } from '@/ui/field'
import { TextInput } from '@/ui/text-input'
import { approvalsColumn, TITLE_STYLES, titleColumn, UNTITLED } from '../list/application-columns'
import type { ApprovedApplication } from './approved-application'
import { MarksStrip } from './marks-strip'
import { SelectDecision } from './select-decision'

export interface BoardRow extends ApprovedApplication {
  /** Undefined if there is no mean. */
  readonly rank: number | undefined
  readonly marks: MarksSummary
  /** Planned amount as typed. */
  readonly planned: string
  /** Running total of granted and planned amounts up to this row, in LKR. */
  readonly total: number
}

/** Columns of the decision board. The running total follows the rank, however the table is sorted. */
export function boardColumns(now: Date, onPlan: (id: string, amount: string) => void): Column<BoardRow>[] {
  return [
    { id: 'rank', header: 'Rank', cell: rankText, sortValue: ({ rank }) => rank ?? null },
    {
      ...titleColumn(),
      cell: (row) => <Title row={row} now={now} />,
    },
    {
      id: 'marks',
      header: 'Marks',
      cell: ({ marks }) => <Marks marks={marks} />,
      csvValue: ({ marks }) => marksText(marks),
    },
    figureColumn('mean', 'Mean', ({ mean }) => mean),
    figureColumn('spread', 'Spread', ({ spread }) => spread),
    approvalsColumn(),
    {
      id: 'planned',
      header: 'Planned (LKR)',
      cell: (row) => <PlannedAmount row={row} onPlan={onPlan} />,
      csvValue: ({ planned }) => planned,
    },
    {
      id: 'total',
      header: 'Running Total',
      cell: ({ total }) => formatLkr(total),
      csvValue: ({ total }) => String(total),
      align: 'end',
    },
    { id: 'decision', header: 'Decision', card: 'action', cell: (row) => <SelectDecision row={row} /> },
  ]
}

/** While marks are missing, the mean and therefore the rank may still change. */
function rankText({ rank, marks: { missing } }: BoardRow): string {
  if (rank === undefined) return '–'
  return missing > 0 ? `${rank}, provisional` : String(rank)
}

function figureColumn(id: string, header: string, of: (marks: MarksSummary) => number | undefined): Column<BoardRow> {
  return {
    id,
    header,
    cell: ({ marks }) => {
      const figure = of(marks)
      return figure === undefined ? '–' : formatMark(figure)
    },
    sortValue: ({ marks }) => of(marks) ?? null,
    align: 'end',
  }
}

function Title({ row: { applicationId, projectTitle }, now }: { row: BoardRow; now: Date }) {
  return (
    <div className={TITLE_STYLES}>
      <DetailsLink applicationId={applicationId} title={projectTitle} from="Approved Applications">
        {projectTitle.trim() || UNTITLED}
      </DetailsLink>
      <p className="text-ink-soft tabular-nums">{displayedId(applicationId, now)}</p>
    </div>
  )
}

const LEFT_OUT = 'is left out of the mean'

const missingText = (missing: number) => formatCount(missing, 'mark missing', 'marks missing')

/** The marks as text for CSV. */
function marksText({ numbers, leftOut, missing }: MarksSummary): string {
  return [
    ...numbers.map(formatMark),
    ...leftOut.map((mark) => `“${mark}” ${LEFT_OUT}`),
    ...(missing > 0 ? [missingText(missing)] : []),
  ].join(', ')
}

/** Marks that are not numbers are displayed as written, marked as left out of the mean. */
function Marks({ marks: { numbers, mean, missing, leftOut } }: { marks: MarksSummary }) {
  return (
    <div className="@min-[40rem]:min-w-28">
      {numbers.length > 0 && <p className="tabular-nums">{numbers.map(formatMark).join(', ')}</p>}
      <MarksStrip marks={numbers} mean={mean} />
      {leftOut.map((mark, index) => (
        // Two reviewers may write the same text, so the index is the only key.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={index} className="wrap-anywhere">
          “{mark}” <span className="text-ink-soft">{LEFT_OUT}</span>
        </p>
      ))}
      {missing > 0 && <p className="text-ink-soft">{missingText(missing)}</p>}
    </div>
  )
}

interface PlannedAmountProps {
  row: BoardRow
  onPlan: (id: string, amount: string) => void
}

function PlannedAmount({ row: { applicationId, projectTitle, planned }, onPlan }: PlannedAmountProps) {
  const errorId = useId()
  const isWrong = planned.trim() !== '' && readAmount(planned) === undefined
  return (
    <div className="w-28">
      <TextInput
        aria-label={`Planned amount in LKR, ${projectTitle}`}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={planned}
        onChange={({ target }) => onPlan(applicationId, target.value)}
      />
      {isWrong && (
        <div className="mt-1">
          <FieldError id={errorId} text={messages.projectStep.amount} />
        </div>
      )}
    </div>
  )
}
