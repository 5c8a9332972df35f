/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- explicit roles, see RowsTable */
import type { Elements } from '@/ui/elements'
import { PanelRightOpen } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/button'
import { markedNode } from '@/ui/user-text'
import { APART } from './header-cell'
import { sortKeysOf, type CardPlace, type Column } from './rows'
import { SelectBox } from './select-box'

interface BodyRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  rowLabel: (row: Row) => string
  /** The index of the row on its page; `index` is the one among all matching rows. Both start at 0. */
  place: number
  index: number
  /** Undefined if rows cannot be selected. */
  selected: boolean | undefined
  /** Renders the text of the visible rows first; controls and further rows follow at low priority. */
  inTwoSteps: boolean
  onSelect: (row: Row, selected: boolean, toLast: boolean) => void
  /** Undefined if rows cannot be opened. */
  onOpen: ((row: Row) => void) | undefined
}

function Row<Row>(props: BodyRowProps<Row>) {
  const { row, columns, rowLabel, place, index, selected, onSelect, onOpen } = props
  const isComplete = useDeferredValue(true, !props.inTwoSteps)
  const label = rowLabel(row)
  if (!isComplete && place >= IN_SIGHT) return <tr aria-hidden className="h-12 card:h-85" />
  return (
    <tr
      role="row"
      // The header row is row 1.
      aria-rowindex={index + 2}
      className={classNames(
        // A card has its marks in the first line, then the title, then facts, and actions last.
        'card:flex card:flex-wrap card:items-center card:gap-x-2 card:rounded-card card:border card:border-rule card:p-3',
        selected === true ? 'bg-accent-soft' : 'hover:bg-raised card:bg-raised',
      )}
    >
      {selected !== undefined && (
        <Cell label="Select" styles={`no-print card:before:sr-only ${ON_CARD.mark}`}>
          {isComplete ? (
            <SelectBox
              label={`Select ${label}`}
              checked={selected}
              onChange={(chosen, toLast) => onSelect(row, chosen, toLast)}
            />
          ) : (
            <div className="size-5" />
          )}
        </Cell>
      )}
      {columns.map((column) => (
        <Cell
          key={column.id}
          label={column.header}
          cardLabel={column.cardLabel}
          styles={stylesOf(column)}
          hasColumns={hasColumns(column)}
          // Only free text: numbers, dates and short states are always written from left to right.
          dir={column.align === 'end' || column.nowrap === true ? undefined : 'auto'}
        >
          {isComplete || sortKeysOf(column).length > 0 ? column.cell(row) : <div className={CONTROL} />}
        </Cell>
      ))}
      {onOpen !== undefined && (
        <Cell label="Actions" styles={`no-print card:before:sr-only ${AT_END} card:order-2`}>
          {isComplete ? (
            <Button
              size="icon"
              icon={<PanelRightOpen aria-hidden size={18} />}
              variant="quiet"
              onClick={() => onOpen(row)}
              about={label}
            >
              Open
            </Button>
          ) : (
            <div className={CONTROL} />
          )}
        </Cell>
      )}
    </tr>
  )
}

/** Memoised: typing a search and selecting would otherwise re-render every button of every row. */
// `memo` loses the type parameter.
export const BodyRow = memo(Row) as typeof Row

interface CellProps {
  label: string
  cardLabel?: string | undefined
  styles: string
  /** Shows header and content side by side on a card. */
  hasColumns?: boolean
  dir?: 'auto' | undefined
  children: string | Elements
}

function Cell({ label, cardLabel = label, styles, hasColumns = false, dir, children }: CellProps) {
  const content = markedNode(children)
  return (
    <td
      role="cell"
      dir={hasColumns ? undefined : dir}
      data-label={label}
      data-card-label={cardLabel}
      className={classNames(CELL, CARD_CELL, styles)}
    >
      {/* A single element, so that the content is one flex item. */}
      {hasColumns ? (
        <div dir={dir} className="min-w-0">
          {content}
        </div>
      ) : (
        content
      )}
    </td>
  )
}

/** Rows that a desktop screen shows without scrolling. */
const IN_SIGHT = 14

/** The size of the control that replaces its placeholder. */
const CONTROL = 'size-9 in-data-[density=compact]:size-7'

/** Fits two lines of text or a control, and twelve rows on a small desktop screen. */
const CELL =
  'h-12 border-b border-rule px-(--cell-gap) py-1 align-middle leading-tight first:pl-0 last:pr-0 card:h-auto ' +
  'in-data-[density=compact]:h-8 in-data-[density=compact]:py-0.5'
const AT_END = 'text-right whitespace-nowrap card:text-left card:whitespace-normal'
const CARD_CELL = 'card:border-0 card:p-0 card:before:text-ink-soft card:before:content-[attr(data-card-label)]'

/** Places on a card without a header, unless the column has a `cardLabel`. */
const NAMELESS: readonly (CardPlace | undefined)[] = ['mark', 'action']

/** The order on a card, independent of the column order; hidden headers remain for screen readers. */
const ON_CARD = {
  mark: 'card:order-1',
  // Starts a new line, with room for the Open button.
  title: 'card:order-2 card:my-1 card:grow card:basis-[calc(100%-3rem)] card:font-semibold card:before:sr-only',
  fact: 'card:order-3 card:flex card:min-h-9 card:w-full card:items-baseline card:gap-2 card:before:w-28 card:before:shrink-0 card:[&>div]:flex-1',
  aside: 'card:order-4 card:min-w-0 card:flex-1 card:truncate card:text-ink-soft card:before:sr-only',
  action: 'card:order-4 card:ml-auto',
  none: 'card:hidden',
} as const

/** Returns whether a card shows the column's header beside the content. */
const hasColumns = <Row,>({ card = 'fact', cardLabel }: Column<Row>) =>
  card === 'fact' || (NAMELESS.includes(card) && cardLabel !== undefined)

function stylesOf<Row>(column: Column<Row>): string {
  return classNames(
    ON_CARD[column.card ?? 'fact'],
    NAMELESS.includes(column.card) &&
      (column.cardLabel === undefined
        ? 'card:before:sr-only'
        : 'card:flex card:items-center card:gap-1 card:whitespace-nowrap'),
    column.align === 'end' && AT_END,
    column.apart === true && APART,
    column.nowrap === true && 'whitespace-nowrap',
    // Running text uses normal figures: tabular ones would space out its digits and hyphens.
    column.align !== 'end' && column.nowrap !== true && 'normal-nums',
  )
}
