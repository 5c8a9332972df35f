import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { getSortKeys, type Column, type Sort, type SortKey } from './rows'

/** Spacing before the header and the cells of a column with `hasGapBefore`. */
export const GAP_BEFORE = 'pl-4'

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: readonly Sort[]
  onSort: (sort: readonly Sort[]) => void
}

function Header<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const keys = getSortKeys(column)
  const primary = sort[0]
  const direction = primary?.desc === true ? 'descending' : 'ascending'
  const isEndAligned = column.align === 'end'
  return (
    <th
      role="columnheader"
      scope="col"
      // Only the primary sort column may have `aria-sort`; the others have visually hidden text.
      aria-sort={keys.length === 0 ? undefined : keys.some(({ id }) => id === primary?.id) ? direction : 'none'}
      className={classNames(
        HEADER_STYLES,
        isEndAligned ? 'text-right' : 'text-left',
        keys.length > 1 && 'whitespace-nowrap',
        column.hasGapBefore === true && GAP_BEFORE,
      )}
    >
      {keys.length === 0 ? (
        <span className="inline-flex min-h-7 items-center leading-tight">{column.header}</span>
      ) : (
        keys.map((key) => (
          <SortButton key={key.id} sortKey={key} isEndAligned={isEndAligned} sort={sort} onSort={onSort} />
        ))
      )}
    </th>
  )
}

interface SortButtonProps<Row> extends Pick<HeaderCellProps<Row>, 'sort' | 'onSort'> {
  sortKey: SortKey<Row>
  isEndAligned: boolean
}

function SortButton<Row>({ sortKey: { id, header, label }, isEndAligned, sort, onSort }: SortButtonProps<Row>) {
  const place = sort.findIndex((other) => other.id === id)
  const sortKeyInUse = sort[place]
  return (
    <button
      type="button"
      onClick={(event) => onSort(event.shiftKey ? sortAlsoBy(sort, id) : sortOnlyBy(sort, id))}
      className={classNames(
        'group relative inline-flex min-h-7 min-w-6 items-center gap-1 rounded-control text-left leading-tight hover:text-accent',
        isEndAligned && 'flex-row-reverse text-right',
      )}
    >
      {label !== undefined && <span className="sr-only">{`${header}, `}</span>}
      <span>{label ?? header}</span>
      {place > 0 && (
        <span className="sr-only">{`, then by, ${sortKeyInUse?.desc === true ? 'descending' : 'ascending'}`}</span>
      )}
      <SortMark sortKeyInUse={sortKeyInUse} place={sort.length > 1 ? place + 1 : null} />
    </button>
  )
}

/** Memoised, because rows change more often. */
// `memo` loses the type parameter.
export const HeaderCell = memo(Header) as typeof Header

/** The header of a column that is not data: the checkboxes, the actions. */
export function PlainHeaderCell({ isEndAligned = false, children }: { isEndAligned?: boolean; children: ReactNode }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={classNames(HEADER_STYLES, 'no-print w-px', isEndAligned ? 'text-right' : 'text-left')}
    >
      <span className="inline-flex min-h-7 items-center leading-tight">{children}</span>
    </th>
  )
}

const HEADER_STYLES =
  'sticky top-(--sticky-top,0) z-10 border-b-2 border-ink bg-paper px-(--cell-gap) py-1 align-bottom font-semibold ' +
  'first:pl-0 last:pr-0'

/** Sorts by this column only; a second click reverses the direction. */
function sortOnlyBy(sort: readonly Sort[], id: string): Sort[] {
  const [first] = sort
  return [{ id, desc: first?.id === id && !first.desc }]
}

/** Adds this column as the last sort key; a second click reverses it, and a third one removes it. */
function sortAlsoBy(sort: readonly Sort[], id: string): Sort[] {
  const currentSort = sort.find((other) => other.id === id)
  if (currentSort === undefined) return [...sort, { id, desc: false }]
  if (currentSort.desc) return sort.filter((other) => other !== currentSort)
  return sort.map((other) => (other === currentSort ? { id, desc: true } : other))
}

function SortMark({ sortKeyInUse, place }: { sortKeyInUse: Sort | undefined; place: number | null }) {
  // Takes no space, because marks in many columns would make the table wider than the page.
  if (sortKeyInUse === undefined)
    return (
      <ChevronsUpDown
        aria-hidden
        size={14}
        className="absolute top-1/2 left-full hidden -translate-y-1/2 text-accent group-hover:block group-focus-visible:block"
      />
    )
  const Arrow = sortKeyInUse.desc ? ArrowDown : ArrowUp
  return (
    <span aria-hidden className="inline-flex shrink-0 items-center text-accent">
      <Arrow size={14} strokeWidth={2.5} />
      <span>{place}</span>
    </span>
  )
}
