/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- explicit roles, see RowsTable */
import { useEffect, useRef, useState, useLayoutEffect, type RefObject, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '@/lib/class-names'
import { BodyRow } from './body-row'
import { hasOnlyControls } from './exported-table'
import { HeaderCell, PlainHeaderCell } from './header-cell'
import type { Column, Density, Sort } from './rows'
import { SelectPage } from './select-box'
import type { Selection } from './use-selection'

interface RowsTableProps<Row> {
  /** The matching rows on all pages; in print all of them are rendered. */
  found: readonly Row[]
  /** The rows of this page. */
  shown: readonly Row[]
  /** The index in `found` of this page's first row. */
  start: number
  columns: readonly Column<Row>[]
  caption: string
  density: Density
  getRowId: (row: Row) => string
  rowLabel: (row: Row) => string
  onOpen: ((row: Row) => void) | undefined
  selection: Selection<Row>
  selectable: boolean
  sort: readonly Sort[]
  onSort: (sort: readonly Sort[]) => void
}

/** Sets explicit roles, because browsers drop the native ones from a table displayed as cards. */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { found, shown, caption, density, getRowId } = props
  const { rowLabel, onOpen, selection, selectable } = props
  const frame = useRef<HTMLDivElement>(null)
  const overflows = useOverflows(frame)
  const printing = usePrinting()
  const rows = printing ? found : shown
  const start = printing ? 0 : props.start
  const columns = printing ? props.columns.filter((column) => !hasOnlyControls(column, rows)) : props.columns
  const hasRows = useIsMounted()

  return (
    <div
      ref={frame}
      // Only an overflowing frame scrolls and is focusable. Otherwise headers stick to the top of the viewport.
      {...(overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
      // Positioned, so that visually hidden text scrolls with its row instead of widening the page.
      className={overflows ? 'relative overflow-x-auto print:overflow-visible' : undefined}
    >
      <table
        role="table"
        aria-rowcount={found.length + 1}
        data-density={density}
        className="w-full border-separate border-spacing-0 text-sm [--cell-gap:--spacing(1.5)] @max-[66rem]:[--cell-gap:--spacing(1)] card:block"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="card:hidden">
          <tr role="row" aria-rowindex={1}>
            {selectable && (
              <PlainHeaderCell>
                <SelectPage rows={shown} selection={selection} />
              </PlainHeaderCell>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
            {onOpen !== undefined && (
              <PlainHeaderCell end>
                <span className="sr-only">Actions</span>
              </PlainHeaderCell>
            )}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys of its controls */}
        <tbody
          role="rowgroup"
          onKeyDown={goBetweenRows}
          // The bar of the selected rows must not cover the focused control.
          className={classNames(
            'card:grid card:grid-cols-1 card:gap-4',
            selectable && '[&_:is(a,button,input)]:scroll-mb-28',
          )}
        >
          {rows.map((row, place) => (
            <BodyRow
              key={getRowId(row)}
              row={row}
              columns={columns}
              rowLabel={rowLabel}
              place={place}
              index={start + place}
              selected={selectable ? selection.has(row) : undefined}
              inTwoSteps={hasRows && !printing}
              onSelect={selection.chooseOne}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function useIsMounted(): boolean {
  const [isMounted, setIsMounted] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- detects the first render
  useEffect(() => setIsMounted(true), [])
  return isMounted
}

function useOverflows(frame: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    const content = element?.firstElementChild
    if (element === null || content == null) return
    const observer = new ResizeObserver(() => setOverflows(content.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [frame])
  return overflows
}

/** True while the browser prints the page, which needs every row and cannot scroll. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    // Synchronous: the browser prints the page as it is when this event handler returns.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])
  return printing
}

const CONTROLS = 'a[href], button, input, select, textarea'
/** Controls that use the arrow keys themselves. */
const USES_ARROWS = 'input:not([type="checkbox"]), select, textarea, [aria-haspopup]'

/** Moves the focus on arrow up and down to the same control of the next row that has it, to spare tabbing. */
function goBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const down = event.key === 'ArrowDown'
  if (!down && event.key !== 'ArrowUp') return
  if (event.defaultPrevented || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
  const { target, currentTarget } = event
  if (!(target instanceof HTMLElement) || target.matches(USES_ARROWS)) return
  // React events also bubble here from the portals of a row's menu or dialog, which are not in the table.
  if (!currentTarget.contains(target)) return

  const cell = target.closest('td')
  const place = cell === null ? -1 : controlsIn(cell).indexOf(target)
  if (cell === null || place === -1) return
  const step = down ? 'nextElementSibling' : 'previousElementSibling'
  for (let row = cell.parentElement?.[step]; row instanceof HTMLTableRowElement; row = row[step]) {
    const same = row.cells[cell.cellIndex]
    const control = same === undefined ? undefined : controlsIn(same)[place]
    if (control !== undefined) {
      event.preventDefault()
      control.focus()
      return
    }
  }
}

const controlsIn = (cell: HTMLElement) => [...cell.querySelectorAll<HTMLElement>(CONTROLS)]
