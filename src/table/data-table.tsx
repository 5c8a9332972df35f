import type { RowData } from '@tanstack/react-table'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import type { MenuItem } from '@/ui/menu'
import { Pager } from './pager'
import { arrangeRows, pageOf, type Column, type Filter, type Sort, type TableState } from './rows'
import { RowsTable } from './rows-table'
import { Toolbar } from './toolbar'
import { useLocalState, useUrlState, type ChangeState } from './use-table-state'

interface DataTableProps<Row> {
  rows: readonly Row[]
  /** Made once (outside the component or memoised): new columns mean a new table. */
  columns: readonly Column<Row>[]
  /** Names the table; shown only with `showCaption`, as the page's heading often says the same. */
  caption: string
  showCaption?: boolean
  /** Shown when there are no rows at all. */
  emptyState: ReactNode
  getRowId: (row: Row) => string
  /** The text a row is searched by; without it there is no search. */
  search?: (row: Row) => string
  searchLabel?: string
  filters?: readonly Filter<Row>[]
  rowActions?: (row: Row) => MenuItem[]
  /** Names a row in its menu of actions. */
  rowLabel?: (row: Row) => string
  /** Keeps search, filters, sort and page in the address. */
  urlState?: boolean
  initialSort?: { id: string; desc?: boolean }
}

/** The one table of the portal. On a narrow page each row becomes a card. */
export function DataTable<Row extends RowData>({ urlState = false, ...props }: DataTableProps<Row>) {
  return urlState ? <UrlTable {...props} /> : <LocalTable {...props} />
}

type InnerProps<Row> = Omit<DataTableProps<Row>, 'urlState'>

function UrlTable<Row extends RowData>(props: InnerProps<Row>) {
  const [state, change] = useUrlState(props.filters ?? [], startingSort(props))
  return <Arranged {...props} state={state} change={change} />
}

function LocalTable<Row extends RowData>(props: InnerProps<Row>) {
  const [state, change] = useLocalState(startingSort(props))
  return <Arranged {...props} state={state} change={change} />
}

function startingSort<Row>({ initialSort }: InnerProps<Row>): Sort | null {
  return initialSort === undefined ? null : { id: initialSort.id, desc: initialSort.desc ?? false }
}

function Arranged<Row extends RowData>(props: InnerProps<Row> & { state: TableState; change: ChangeState }) {
  const { rows, columns, filters = [], search, state, change } = props
  // Typing never waits for ten thousand rows: they may follow a frame later.
  const settled = useDeferredValue(state)
  const found = useMemo(
    () => arrangeRows(rows, { columns, filters, search }, settled),
    [rows, columns, filters, search, settled],
  )
  const page = useMemo(() => pageOf(found, settled), [found, settled])
  if (rows.length === 0) return props.emptyState

  return (
    <div className="@container">
      <Toolbar
        columns={columns}
        filters={filters}
        searchLabel={search === undefined ? null : (props.searchLabel ?? 'Search')}
        state={state}
        change={part => change({ page: 1, ...part })}
        found={found.length}
        total={rows.length}
      />
      {found.length === 0 ? (
        <EmptyState
          title="Nothing matches your search."
          action={<Button onClick={() => change({ search: '', filters: {}, page: 1 })}>Show all rows</Button>}
        />
      ) : (
        <RowsTable
          rows={page.rows}
          columns={columns}
          caption={props.caption}
          showCaption={props.showCaption ?? false}
          getRowId={props.getRowId}
          rowActions={props.rowActions}
          rowLabel={props.rowLabel ?? props.getRowId}
          sort={state.sort}
          onSort={sort => change({ sort, page: 1 })}
        />
      )}
      <Pager page={page} total={found.length} size={state.size} change={change} />
    </div>
  )
}
