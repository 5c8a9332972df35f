/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- explicit roles, see RowsTable */
import type { Elements } from '@/ui/elements'
import { memo, useDeferredValue, useState, type RefObject } from 'react'
import { markNode } from '@/ui/user-text'
import { getSortKeys, type Column } from './rows'
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
  /**
   * Whether a new row renders the text of the visible rows first; controls and further rows follow at low priority.
   * A ref, because a changed prop would re-render all rows.
   */
  defersControls: RefObject<boolean>
  onSelect: (row: Row, isSelected: boolean, isRange: boolean) => void
  /** Undefined if rows cannot be opened. */
  onOpen: ((row: Row) => void) | undefined
}

function Row<Row>(props: BodyRowProps<Row>) {
  const { row, columns, rowLabel, indexOnPage, rowIndex, isSelected, onSelect, onOpen } = props
  // Any initial value schedules a second render, even `true`.
  const [isCompleteAtFirst] = useState(() => (props.defersControls.current ? false : undefined))
  const isComplete = useDeferredValue(true, isCompleteAtFirst)
  const label = rowLabel(row)
  if (!isComplete && indexOnPage >= FIRST_ROW_COUNT) return <tr aria-hidden />
  return (
    // The header row is row 1.
    <tr role="row" aria-rowindex={rowIndex + 2} data-selected={isSelected === true || undefined}>
      {isSelected !== undefined && (
        <td role="cell" data-label="Select" data-card="mark" className="no-print">
          {isComplete ? (
            <RowCheckbox
              label={`Select ${label}`}
              checked={isSelected}
              onChange={(isNowSelected, isRange) => onSelect(row, isNowSelected, isRange)}
            />
          ) : (
            <div className="size-5" />
          )}
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column}>
          {isComplete || getSortKeys(column).length > 0 ? column.cell(row) : <div className={PLACEHOLDER_SIZE} />}
        </Cell>
      ))}
      {onOpen !== undefined && (
        <td role="cell" data-label="Actions" data-card="open" data-fit="end" className="no-print">
          {isComplete ? (
            <button
              type="button"
              onClick={() => onOpen(row)}
              aria-label={`Open ${label}`}
              title={`Open ${label}`}
              className="open-button"
            />
          ) : (
            <div className={PLACEHOLDER_SIZE} />
          )}
        </td>
      )}
    </tr>
  )
}

/** Memoised: typing a search and selecting would otherwise re-render every button of every row. */
// `memo` loses the type parameter.
export const BodyRow = memo(Row) as typeof Row

/** `table.css` lays it out. */
function Cell<Row>({ column, children }: { column: Column<Row>; children: string | Elements }) {
  const { header, card = 'fact', cardLabel, fit, hasGapBefore } = column
  const content = markNode(children)
  const hasCardHeader = card === 'fact' || cardLabel !== undefined
  // Only free text: numbers, dates and short states are always written from left to right.
  const dir = fit === undefined ? 'auto' : undefined
  return (
    <td
      role="cell"
      dir={hasCardHeader ? undefined : dir}
      data-label={header}
      data-card={card}
      data-card-label={cardLabel}
      data-fit={fit}
      data-gap={hasGapBefore}
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
