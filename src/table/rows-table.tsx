/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- the elements' own, see RowsTable */
import { tableFeatures, useTable, type ColumnDef, type RowData } from '@tanstack/react-table'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '@/lib/class-names'
import { BodyRow } from './body-row'
import { hasOnlyControls } from './exported-table'
import { goBetweenRows } from './use-row-keys'
import { HeaderCell, PlainHeaderCell } from './header-cell'
import type { Column, Density, Sort } from './rows'
import { SelectPage } from './select-page'
import { useOverflows } from './use-overflows'
import { usePrinting } from './use-printing'
import { useRowWindow } from './use-row-window'
import type { Selection } from './use-selection'
import { useSteadyWidths } from './use-steady-widths'

const features = tableFeatures({})

interface RowsTableProps<Row> {
  /** The rows of this page. */
  rows: readonly Row[]
  /** The number of matching rows on all pages; `start` is the index among them of this page's first row, from 0. */
  found: number
  start: number
  columns: readonly Column<Row>[]
  caption: string
  density: Density
  getRowId: (row: Row) => string
  rowLabel: (row: Row) => string
  onOpen: ((row: Row) => void) | undefined
  selection: Selection<Row>
  /** Whether rows can be selected. */
  selectable: boolean
  sort: readonly Sort[]
  onSort: (sort: readonly Sort[]) => void
}

/**
 * The table element. Its roles are explicit, because browsers drop them for a table that is displayed as cards, and
 * screen readers still need them.
 */
export function RowsTable<Row extends RowData>(props: RowsTableProps<Row>) {
  const { rows, found, start, caption, density, getRowId } = props
  const { rowLabel, onOpen, selection, selectable } = props
  const frame = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const overflows = useOverflows(frame)
  const printing = usePrinting()
  const columns = printing ? props.columns.filter((column) => !hasOnlyControls(column, rows)) : props.columns
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(
    () => columns.map(({ id, header }) => ({ id, header })),
    [columns],
  )
  const keyOf = (index: number) => {
    const row = rows[index]
    return row === undefined ? String(index) : getRowId(row)
  }
  const { drawn, after, measure, width, onFocus } = useRowWindow(rows.length, { body, keyOf, all: printing })
  const data = measure === undefined ? rows : drawn.flatMap(({ index }) => rows[index] ?? [])
  const model = useTable({ features, columns: definitions, data, getRowId })
  const opens = onOpen !== undefined
  const hasRows = useIsMounted()
  const extra = Number(selectable) + Number(opens)
  const layout = `${columns.map(({ id }) => id).join()} ${extra} ${density} ${width}`
  const widths = useSteadyWidths(table, width === null || drawn.length === 0 ? null : layout)

  return (
    <div
      ref={frame}
      // Only a table that is wider than its frame scrolls, and only then is the frame focusable. Otherwise the page
      // scrolls, so that the column headers can stick to the top of the viewport.
      {...(overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
      // Positioned, so that visually hidden text scrolls with its row instead of widening the page.
      className={overflows ? 'relative overflow-x-auto print:overflow-visible' : undefined}
    >
      <table
        ref={table}
        role="table"
        aria-rowcount={found + 1}
        data-density={density}
        style={widths === null ? undefined : { tableLayout: 'fixed', width: sumOf(widths) }}
        className="w-full border-separate border-spacing-0 text-sm card:block"
      >
        <caption className="sr-only">{caption}</caption>
        {widths !== null && (
          <colgroup>
            {widths.map((one, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- it has nothing but its place
              <col key={index} style={{ width: one }} />
            ))}
          </colgroup>
        )}
        <thead role="rowgroup" className="card:hidden">
          {model.getHeaderGroups().map((group) => (
            <tr role="row" aria-rowindex={1} key={group.id}>
              {selectable && (
                <PlainHeaderCell>
                  <SelectPage rows={rows} selection={selection} />
                </PlainHeaderCell>
              )}
              {group.headers.map(({ id }) => {
                const column = byId.get(id)
                return column && <HeaderCell key={id} column={column} sort={props.sort} onSort={props.onSort} />
              })}
              {opens && (
                <PlainHeaderCell end>
                  <span className="sr-only">Actions</span>
                </PlainHeaderCell>
              )}
            </tr>
          ))}
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the controls in it */}
        <tbody
          ref={body}
          role="rowgroup"
          onFocus={onFocus}
          onKeyDown={goBetweenRows}
          // The bar of the selected rows must not cover the focused control.
          className={classNames(
            'card:grid card:grid-cols-1 card:gap-4',
            selectable && '[&_:is(a,button,input)]:scroll-mb-28',
          )}
        >
          {model.getRowModel().rows.map(({ id, original: row }, place) => {
            const { index, before } = drawn[place] ?? { index: place, before: 0 }
            return (
              <Fragment key={id}>
                <Filling height={before} />
                <BodyRow
                  ref={measure}
                  row={row}
                  columns={columns}
                  rowLabel={rowLabel}
                  place={index}
                  index={start + index}
                  selected={selectable ? selection.has(row) : undefined}
                  inTwoSteps={hasRows && !printing && measure === undefined}
                  onSelect={selection.choose}
                  onOpen={onOpen}
                />
              </Fragment>
            )
          })}
          <Filling height={after} />
        </tbody>
      </table>
    </div>
  )
}

/** False while a component renders for the first time. */
function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- it is about having been rendered
  useEffect(() => setIsMounted(true), [])
  return isMounted
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

/** A spacer with the height, in pixels, of rows that are not rendered. */
function Filling({ height }: { height: number }) {
  if (height === 0) return null
  return (
    <tr aria-hidden className="card:block" style={{ height }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is empty, and hidden */}
      <td className="p-0 card:block" />
    </tr>
  )
}
