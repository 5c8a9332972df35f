/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the elements' own, see RowsTable */
import { memo, type ReactNode, type Ref } from 'react'
import { classNames } from '@/lib/class-names'
import { Button } from '@/ui/button'
import { APART } from './column-styles'
import type { Column } from './rows'
import { SelectBox } from './select-box'

interface BodyRowProps<Row> {
  ref: Ref<HTMLTableRowElement> | undefined
  row: Row
  columns: readonly Column<Row>[]
  rowLabel: (row: Row) => string
  /** The index of the row on its page; `index` is the one among all matching rows. Both start at 0. */
  place: number
  index: number
  /** Undefined if rows cannot be selected. */
  selected: boolean | undefined
  onSelect: (rows: readonly Row[], selected: boolean) => void
  /** Undefined if rows cannot be opened. */
  onOpen: ((row: Row) => void) | undefined
}

function Row<Row>(props: BodyRowProps<Row>) {
  const { ref, row, columns, rowLabel, place, index, selected, onSelect, onOpen } = props
  const label = rowLabel(row)
  return (
    <tr
      ref={ref}
      role="row"
      data-index={place}
      // The header row is row 1.
      aria-rowindex={index + 2}
      className={classNames(
        // A card lists its marks, its title, its facts and then its actions.
        'card:flex card:flex-wrap card:items-center card:gap-x-3 card:rounded-card card:border card:border-rule card:p-4',
        selected === true ? 'bg-accent-soft' : 'hover:bg-raised card:bg-raised',
      )}
    >
      {selected !== undefined && (
        <Cell label="Select" styles={`no-print ${ON_CARD.mark}`}>
          <SelectBox label={`Select ${label}`} checked={selected} onChange={(chosen) => onSelect([row], chosen)} />
        </Cell>
      )}
      {columns.map((column) => (
        <Cell key={column.id} label={column.header} styles={stylesOf(column)}>
          {column.cell(row)}
        </Cell>
      ))}
      {onOpen !== undefined && (
        <Cell label="Actions" styles={`no-print ${AT_END} ${ON_CARD.action}`}>
          {/* The negative margin lets the button overlap the line, so that it does not make the row higher. */}
          <span className="-my-2.5 inline-flex card:my-0">
            <Button size="small" onClick={() => onOpen(row)}>
              Open<span className="sr-only"> {label}</span>
            </Button>
          </span>
        </Cell>
      )}
    </tr>
  )
}

/** Memoised: typing a search, scrolling and selecting would otherwise re-render every button of every row. */
// `memo` loses the type parameter.
export const BodyRow = memo(Row) as typeof Row

function Cell({ label, styles, children }: { label: string; styles: string; children: ReactNode }) {
  return (
    <td role="cell" data-label={label} className={classNames(CELL, CARD_CELL, styles)}>
      {/* A single element, so that a card keeps its two columns whatever the cell contains. */}
      <div className="card:wrap-anywhere">{children}</div>
    </td>
  )
}

const CELL = 'border-b border-rule px-2 py-4 align-top first:pl-0 last:pr-0 in-data-[density=compact]:py-1.5'
const AT_END = 'text-right whitespace-nowrap card:text-left card:whitespace-normal'
const CARD_CELL = 'card:border-0 card:p-0 card:before:text-ink-soft card:before:content-[attr(data-label)]'

/** The order of the places on a card, whatever the order of the columns; hidden headers stay for screen readers. */
const ON_CARD = {
  mark: 'card:order-1 card:before:sr-only',
  title:
    'card:order-2 card:mt-2 card:mb-1 card:w-full card:font-serif card:text-lg card:font-semibold card:before:sr-only',
  fact: 'card:order-3 card:grid card:w-full card:grid-cols-[minmax(5.5rem,8.5rem)_minmax(min-content,1fr)] card:gap-3 card:py-1',
  action: 'card:order-4 card:mt-3 card:before:sr-only',
} as const

function stylesOf<Row>(column: Column<Row>): string {
  return classNames(
    ON_CARD[column.card ?? 'fact'],
    column.align === 'end' && AT_END,
    column.apart === true && `${APART} card:mt-4 card:w-full card:border-t card:pt-4`,
    column.nowrap === true && 'whitespace-nowrap card:whitespace-normal',
    // Running text uses normal figures: tabular ones would space out its digits and hyphens.
    column.align !== 'end' && column.nowrap !== true && 'normal-nums',
  )
}
