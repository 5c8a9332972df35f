/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- explicit roles, see RowsTable */
import type { Elements } from '@/ui/elements'
import { PanelRightOpen } from 'lucide-react'
import { memo, useDeferredValue } from 'react'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/button'
import { markNode } from '@/ui/user-text'
import { GAP_BEFORE } from './header-cell'
import { getSortKeys, type CardPlace, type Column } from './rows'
import { RowCheckbox } from './row-checkbox'

interface BodyRowProps<Row> {
  row: Row
  columns: readonly Column<Row>[]
  rowLabel: (row: Row) => string
  /** Index of the row on its page, from 0. `rowIndex` is its index among all matching rows. */
  indexOnPage: number
  rowIndex: number
  /** Undefined if rows cannot be selected. */
  isSelected: boolean | undefined
  /** Renders the text of the visible rows first; controls and further rows follow at low priority. */
  defersControls: boolean
  onSelect: (row: Row, isSelected: boolean, isRange: boolean) => void
  /** Undefined if rows cannot be opened. */
  onOpen: ((row: Row) => void) | undefined
}

function Row<Row>(props: BodyRowProps<Row>) {
  const { row, columns, rowLabel, indexOnPage, rowIndex, isSelected, onSelect, onOpen } = props
  const isComplete = useDeferredValue(true, !props.defersControls)
  const label = rowLabel(row)
  if (!isComplete && indexOnPage >= FIRST_ROW_COUNT) return <tr aria-hidden className="h-12 card:h-85" />
  return (
    <tr
      role="row"
      // The header row is row 1.
      aria-rowindex={rowIndex + 2}
      className={classNames(
        // The order on a card: marks, title, facts, actions.
        'card:flex card:flex-wrap card:items-center card:gap-x-2 card:rounded-card card:border card:border-rule card:p-3',
        isSelected === true ? 'bg-accent-soft' : 'hover:bg-raised card:bg-raised',
      )}
    >
      {isSelected !== undefined && (
        <Cell label="Select" styles={`no-print card:before:sr-only ${CARD_PLACE_STYLES.mark}`}>
          {isComplete ? (
            <RowCheckbox
              label={`Select ${label}`}
              checked={isSelected}
              onChange={(isNowSelected, isRange) => onSelect(row, isNowSelected, isRange)}
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
          styles={getCellStyles(column)}
          hasCardHeader={hasCardHeader(column)}
          // Only free text: numbers, dates and short states are always written from left to right.
          dir={column.align === 'end' || column.nowrap === true ? undefined : 'auto'}
        >
          {isComplete || getSortKeys(column).length > 0 ? column.cell(row) : <div className={PLACEHOLDER_SIZE} />}
        </Cell>
      ))}
      {onOpen !== undefined && (
        <Cell label="Actions" styles={`no-print card:before:sr-only ${END_STYLES} card:order-2`}>
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
            <div className={PLACEHOLDER_SIZE} />
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
  hasCardHeader?: boolean
  dir?: 'auto' | undefined
  children: string | Elements
}

function Cell({ label, cardLabel = label, styles, hasCardHeader = false, dir, children }: CellProps) {
  const content = markNode(children)
  return (
    <td
      role="cell"
      dir={hasCardHeader ? undefined : dir}
      data-label={label}
      data-card-label={cardLabel}
      className={classNames(CELL_STYLES, CARD_CELL_STYLES, styles)}
    >
      {/* A single element, so that the content is one flex item. */}
      {hasCardHeader ? (
        <div dir={dir} className="min-w-0">
          {content}
        </div>
      ) : (
        content
      )}
    </td>
  )
}

/** Number of rows that a desktop screen shows without scrolling. */
const FIRST_ROW_COUNT = 14

/** The size of the control that replaces its placeholder. */
const PLACEHOLDER_SIZE = 'size-9 in-data-[density=compact]:size-7'

/** Fits two lines of text or a control, and twelve rows on a small desktop screen. */
const CELL_STYLES =
  'h-12 border-b border-rule px-(--cell-gap) py-1 align-middle leading-tight first:pl-0 last:pr-0 card:h-auto ' +
  'in-data-[density=compact]:h-8 in-data-[density=compact]:py-0.5'
const END_STYLES = 'text-right whitespace-nowrap card:text-left card:whitespace-normal'
const CARD_CELL_STYLES = 'card:border-0 card:p-0 card:before:text-ink-soft card:before:content-[attr(data-card-label)]'

/** Places on a card without a header, unless the column has a `cardLabel`. */
const PLACES_WITHOUT_HEADER: readonly (CardPlace | undefined)[] = ['mark', 'action']

/** The order on a card, independent of the column order; hidden headers remain for screen readers. */
const CARD_PLACE_STYLES = {
  mark: 'card:order-1',
  // Starts a new line, with room for the Open button.
  title: 'card:order-2 card:my-1 card:grow card:basis-[calc(100%-3rem)] card:font-semibold card:before:sr-only',
  fact: 'card:order-3 card:flex card:min-h-9 card:w-full card:items-baseline card:gap-2 card:before:w-28 card:before:shrink-0 card:[&>div]:flex-1',
  aside: 'card:order-4 card:min-w-0 card:flex-1 card:truncate card:text-ink-soft card:before:sr-only',
  action: 'card:order-4 card:ml-auto',
  none: 'card:hidden',
} as const

/** Whether a card shows the column's header beside the content. */
const hasCardHeader = <Row,>({ card = 'fact', cardLabel }: Column<Row>) =>
  card === 'fact' || (PLACES_WITHOUT_HEADER.includes(card) && cardLabel !== undefined)

function getCellStyles<Row>(column: Column<Row>): string {
  return classNames(
    CARD_PLACE_STYLES[column.card ?? 'fact'],
    PLACES_WITHOUT_HEADER.includes(column.card) &&
      (column.cardLabel === undefined
        ? 'card:before:sr-only'
        : 'card:flex card:items-center card:gap-1 card:whitespace-nowrap'),
    column.align === 'end' && END_STYLES,
    column.hasGapBefore === true && GAP_BEFORE,
    column.nowrap === true && 'whitespace-nowrap',
    // Running text uses normal figures: tabular ones would space out its digits and hyphens.
    column.align !== 'end' && column.nowrap !== true && 'normal-nums',
  )
}
