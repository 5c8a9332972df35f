import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { classNames } from '@/lib/class-names'
import type { Column, Sort } from './rows'

interface HeaderCellProps<Row> {
  id: string
  label: string
  column: Column<Row> | undefined
  sort: Sort | null
  onSort: (sort: Sort) => void
}

/** A column's head; a button where the column can be sorted by. */
export function HeaderCell<Row>({ id, label, column, sort, onSort }: HeaderCellProps<Row>) {
  const sortable = column?.sortValue !== undefined
  const sorted = sort?.id === id ? sort : null
  // The column without a definition holds the row's menu, at the end of the row.
  const end = column === undefined || column.align === 'end'
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={!sortable ? undefined : sorted === null ? 'none' : sorted.desc ? 'descending' : 'ascending'}
      className={classNames(
        'sticky top-(--sticky-top,0) z-10 border-b-2 border-ink bg-paper px-3 py-2 align-bottom font-semibold first:pl-0 last:pr-0',
        end ? 'text-right' : 'text-left',
        column?.nowrap === true && 'whitespace-nowrap',
        column === undefined && 'no-print',
      )}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onSort({ id, desc: sorted !== null && !sorted.desc })}
          className={classNames(
            'inline-flex min-h-8 items-center gap-1 rounded-control text-left hover:text-accent',
            end && 'flex-row-reverse text-right',
          )}
        >
          {label}
          <SortMark sorted={sorted} />
        </button>
      ) : (
        <span className="inline-flex min-h-8 items-center">{label}</span>
      )}
    </th>
  )
}

function SortMark({ sorted }: { sorted: Sort | null }) {
  if (sorted === null) return <ChevronsUpDown aria-hidden size={14} className="shrink-0 text-rule-strong" />
  const Arrow = sorted.desc ? ArrowDown : ArrowUp
  return <Arrow aria-hidden size={14} strokeWidth={2.5} className="shrink-0 text-accent" />
}
