import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { sortKeysOf, type Column, type Sort, type SortKey } from './rows'

/** Spacing before a column with `apart`, for its header and its cells. */
export const APART = 'pl-4'

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: readonly Sort[]
  onSort: (sort: readonly Sort[]) => void
}

function Header<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const keys = sortKeysOf(column)
  const primary = sort[0]
  const direction = primary?.desc === true ? 'descending' : 'ascending'
  const end = column.align === 'end'
  return (
    <th
      role="columnheader"
      scope="col"
      // Only the primary sort column may have `aria-sort`; the others have visually hidden text.
      aria-sort={keys.length === 0 ? undefined : keys.some(({ id }) => id === primary?.id) ? direction : 'none'}
      className={classNames(
        HEAD,
        end ? 'text-right' : 'text-left',
        keys.length > 1 && 'whitespace-nowrap',
        column.apart === true && APART,
      )}
    >
      {keys.length === 0 ? (
        <span className="inline-flex min-h-7 items-center leading-tight">{column.header}</span>
      ) : (
        keys.map((key) => <SortButton key={key.id} sortKey={key} end={end} sort={sort} onSort={onSort} />)
      )}
    </th>
  )
}

interface SortButtonProps<Row> extends Pick<HeaderCellProps<Row>, 'sort' | 'onSort'> {
  sortKey: SortKey<Row>
  end: boolean
}

function SortButton<Row>({ sortKey: { id, header, label }, end, sort, onSort }: SortButtonProps<Row>) {
  const place = sort.findIndex((other) => other.id === id)
  const sorted = sort[place]
  return (
    <button
      type="button"
      onClick={(event) => onSort(event.shiftKey ? sortedFurther(sort, id) : sortedOnly(sort, id))}
      className={classNames(
        'group relative inline-flex min-h-7 min-w-6 items-center gap-1 rounded-control text-left leading-tight hover:text-accent',
        end && 'flex-row-reverse text-right',
      )}
    >
      <span className={label === undefined ? undefined : 'sr-only'}>{header}</span>
      {label !== undefined && <span aria-hidden>{label}</span>}
      {place > 0 && (
        <span className="sr-only">{`, then by, ${sorted?.desc === true ? 'descending' : 'ascending'}`}</span>
      )}
      <SortMark sorted={sorted} place={sort.length > 1 ? place + 1 : null} />
    </button>
  )
}

/** Memoised, because rows change more often. */
// `memo` loses the type parameter.
export const HeaderCell = memo(Header) as typeof Header

/** The header of a column that is not data: the checkboxes, the actions. */
export function PlainHeaderCell({ end = false, children }: { end?: boolean; children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" className={classNames(HEAD, 'no-print w-px', end ? 'text-right' : 'text-left')}>
      <span className="inline-flex min-h-7 items-center leading-tight">{children}</span>
    </th>
  )
}

const HEAD =
  'sticky top-(--sticky-top,0) z-10 border-b-2 border-ink bg-paper px-(--cell-gap) py-1 align-bottom font-semibold ' +
  'first:pl-0 last:pr-0'

/** Sorts by this column only; a second click reverses the direction. */
function sortedOnly(sort: readonly Sort[], id: string): Sort[] {
  const [first] = sort
  return [{ id, desc: first?.id === id && !first.desc }]
}

/** Adds this column as the last sort key; a second click reverses it, and a third one removes it. */
function sortedFurther(sort: readonly Sort[], id: string): Sort[] {
  const known = sort.find((other) => other.id === id)
  if (known === undefined) return [...sort, { id, desc: false }]
  if (known.desc) return sort.filter((other) => other !== known)
  return sort.map((other) => (other === known ? { id, desc: true } : other))
}

function SortMark({ sorted, place }: { sorted: Sort | undefined; place: number | null }) {
  // Takes no space, because marks in many columns would make the table wider than the page.
  if (sorted === undefined)
    return (
      <ChevronsUpDown
        aria-hidden
        size={14}
        className="absolute top-1/2 left-full hidden -translate-y-1/2 text-accent group-hover:block group-focus-visible:block"
      />
    )
  const Arrow = sorted.desc ? ArrowDown : ArrowUp
  return (
    <span aria-hidden className="inline-flex shrink-0 items-center text-accent">
      <Arrow size={14} strokeWidth={2.5} />
      <span>{place}</span>
    </span>
  )
}
