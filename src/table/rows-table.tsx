/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- explicit roles, see RowsTable */
import {
  useEffect,
  useRef,
  useState,
  useLayoutEffect,
  type RefObject,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { useIsPrinting } from '@/ui/use-is-printing'
import { BodyRow } from './body-row'
import { hasOnlyControls } from './export-table'
import { HeaderCell, PlainHeaderCell } from './header-cell'
import type { Column, Density, Sort } from './rows'
import { PageCheckbox } from './row-checkbox'
import type { Selection } from './use-selection'

interface RowsTableProps<Row> {
  /** The matching rows on all pages. Print renders all of them. */
  matchingRows: readonly Row[]
  /** The rows of this page. */
  pageRows: readonly Row[]
  /** The index in `matchingRows` of this page's first row. */
  startIndex: number
  columns: readonly Column<Row>[]
  caption: string
  density: Density
  getRowId: (row: Row) => string
  rowLabel: (row: Row) => string
  onOpen: ((row: Row) => void) | undefined
  selection: Selection<Row>
  isSelectable: boolean
  sort: readonly Sort[]
  onSort: (sort: readonly Sort[]) => void
}

/** Sets explicit roles, because browsers drop the native ones from a table displayed as cards. */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  const { matchingRows, pageRows, caption, density, getRowId } = props
  const { rowLabel, onOpen, selection, isSelectable } = props
  const frame = useRef<HTMLDivElement>(null)
  const isOverflowing = useIsOverflowing(frame)
  // Paper needs every row and cannot scroll.
  const isPrinting = useIsPrinting()
  const rows = isPrinting ? matchingRows : pageRows
  const startIndex = isPrinting ? 0 : props.startIndex
  const columns = isPrinting ? props.columns.filter((column) => !hasOnlyControls(column, rows)) : props.columns
  const isMounted = useIsMounted()

  return (
    <div
      ref={frame}
      // Only an overflowing frame scrolls and is focusable. Otherwise headers stick to the top of the viewport.
      {...(isOverflowing ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
      // Positioned, so that visually hidden text scrolls with its row instead of widening the page.
      className={isOverflowing ? 'relative overflow-x-auto print:overflow-visible' : undefined}
    >
      <table role="table" aria-rowcount={matchingRows.length + 1} data-density={density} className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {isSelectable && (
              <PlainHeaderCell>
                <PageCheckbox rows={pageRows} selection={selection} />
              </PlainHeaderCell>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
            {onOpen !== undefined && (
              <PlainHeaderCell>
                <span className="sr-only">Actions</span>
              </PlainHeaderCell>
            )}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- handles events of its controls */}
        <tbody
          role="rowgroup"
          onKeyDown={moveFocusBetweenRows}
          onClick={clickCheckboxOfCell}
          // The bar of the selected rows must not cover the focused control.
          className={isSelectable ? '[&_:is(a,button,input)]:scroll-mb-28' : undefined}
        >
          {rows.map((row, place) => (
            <BodyRow
              key={getRowId(row)}
              row={row}
              columns={columns}
              rowLabel={rowLabel}
              indexOnPage={place}
              rowIndex={startIndex + place}
              isSelected={isSelectable ? selection.has(row) : undefined}
              defersControls={isPrinting ? NEVER : isMounted}
              onSelect={selection.selectRow}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const NEVER = { current: false }

function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
  }, [])
  return isMounted
}

function useIsOverflowing(frame: RefObject<HTMLElement | null>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false)
  useLayoutEffect(() => {
    const element = frame.current
    const content = element?.firstElementChild
    if (element === null || content == null) return
    const observer = new ResizeObserver(() => setIsOverflowing(content.scrollWidth > element.clientWidth + 1))
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [frame])
  return isOverflowing
}

/** Makes the whole cell of a checkbox its target. */
function clickCheckboxOfCell({ target, shiftKey }: MouseEvent<HTMLElement>): void {
  if (target instanceof HTMLTableCellElement)
    target
      .querySelector(':scope > input[type="checkbox"]')
      ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, shiftKey }))
}

const CONTROLS = 'a[href], button, input, select, textarea'
/** Controls that use the arrow keys themselves. */
const ARROW_KEY_CONTROLS = 'input:not([type="checkbox"]), select, textarea, [aria-haspopup]'

/** Moves the focus by arrow keys to the same control in the next or previous row, skipping rows without it. */
function moveFocusBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const isDown = event.key === 'ArrowDown'
  if (!isDown && event.key !== 'ArrowUp') return
  if (event.defaultPrevented || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
  const { target, currentTarget } = event
  if (!(target instanceof HTMLElement) || target.matches(ARROW_KEY_CONTROLS)) return
  // React events also bubble here from the portals of a row's menu or dialog, which are not in the table.
  if (!currentTarget.contains(target)) return

  const cell = target.closest('td')
  const controlIndex = cell === null ? -1 : findControls(cell).indexOf(target)
  if (cell === null || controlIndex === -1) return
  const sibling = isDown ? 'nextElementSibling' : 'previousElementSibling'
  for (let row = cell.parentElement?.[sibling]; row instanceof HTMLTableRowElement; row = row[sibling]) {
    const sameColumnCell = row.cells[cell.cellIndex]
    const control = sameColumnCell === undefined ? undefined : findControls(sameColumnCell)[controlIndex]
    if (control !== undefined) {
      event.preventDefault()
      control.focus()
      return
    }
  }
}

const findControls = (cell: HTMLElement) => [...cell.querySelectorAll<HTMLElement>(CONTROLS)]
