import { memo, type ReactNode } from 'react'
import { getSortKeys, type Column, type Sort, type SortKey } from './rows'

interface HeaderCellProps<Row> {
  column: Column<Row>
  sort: readonly Sort[]
  onSort: (sort: readonly Sort[]) => void
}

function Header<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const keys = getSortKeys(column)
  const primary = sort[0]
  const direction = primary?.desc === true ? 'descending' : 'ascending'
  return (
    <th
      role="columnheader"
      scope="col"
      // Only the primary sort column may have `aria-sort`; the others have visually hidden text.
      aria-sort={keys.length === 0 ? undefined : keys.some(({ id }) => id === primary?.id) ? direction : 'none'}
      data-fit={column.fit}
      data-gap={column.hasGapBefore}
    >
      {keys.length === 0 ? (
        <span>{column.header}</span>
      ) : (
        keys.map((key) => <SortButton key={key.id} sortKey={key} sort={sort} onSort={onSort} />)
      )}
    </th>
  )
}

interface SortButtonProps<Row> extends Pick<HeaderCellProps<Row>, 'sort' | 'onSort'> {
  sortKey: SortKey<Row>
}

function SortButton<Row>({ sortKey: { id, header, label }, sort, onSort }: SortButtonProps<Row>) {
  const place = sort.findIndex((other) => other.id === id)
  const sortKeyInUse = sort[place]
  const direction = sortKeyInUse && (sortKeyInUse.desc ? 'descending' : 'ascending')
  const name = [header, label, place > 0 && `then by, ${direction}`].filter(Boolean).join(', ')
  return (
    <button
      type="button"
      onClick={(event) => onSort(event.shiftKey ? sortAlsoBy(sort, id) : sortOnlyBy(sort, id))}
      aria-label={name === header ? undefined : name}
      data-sort={direction}
      data-rank={sort.length > 1 && place !== -1 ? place + 1 : undefined}
      className="sort-button"
    >
      {label ?? header}
    </button>
  )
}

/** Memoised, because rows change more often. */
// `memo` loses the type parameter.
export const HeaderCell = memo(Header) as typeof Header

/** The header of a column that is not data: the checkboxes, the actions. */
export function PlainHeaderCell({ children }: { children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" className="no-print">
      <span>{children}</span>
    </th>
  )
}

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
