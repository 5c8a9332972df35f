import { useMemo, useRef, type ReactNode, useDeferredValue } from 'react'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import type { Elements } from '@/ui/elements'
import { EmptyState } from '@/ui/empty-state'
import { BulkActions, type BulkAction } from './bulk-actions'
import { Pager } from './pager'
import { RowPreview } from './row-preview'
import {
  EVERY_COLUMN,
  listedFacts,
  pageOf,
  sortKeysOf,
  type Column,
  type Display,
  type Filter,
  type ListedFact,
  type Sort,
  type TableState,
} from './rows'
import { RowsTable } from './rows-table'
import type { SavedViews } from './saved-views'
import type { Choices } from './search-params'
import { SelectPage } from './select-box'
import { TableTools } from './table-tools'
import { Toolbar } from './toolbar'
import { useEventCallback } from './use-event-callback'
import { useSelection } from './use-selection'
import { useLocalState, useUrlState, type ChangeState } from './use-table-state'
import { useVisibleRows } from './arrange'

/** Created once: a new array would make the table filter and sort its rows again. */
const NO_FILTERS: readonly never[] = []

interface InitialSort {
  id: string
  desc?: boolean
}

interface DataTableProps<Row> {
  /** All rows; the table searches, sorts and paginates them. */
  rows: ReadonlyArray<Row>
  /** Must be stable (created outside the component or memoised): new columns re-render the whole table. */
  columns: ReadonlyArray<Column<Row>>
  /** The accessible name of the table; visually hidden, because it repeats the page's heading. */
  caption: string
  emptyState: Elements
  getRowId: (row: Row) => string
  /** Returns the searched text of a row; without it there is no search field. */
  search?: (row: Row) => string
  filters?: ReadonlyArray<Filter<Row>>
  /** Names a row: in its checkbox, in the list of a bulk action and as the title of its preview. */
  rowLabel?: (row: Row) => string
  /** Stores the table's state in the URL, except for the selection. */
  urlState?: boolean
  /** Initial order; further keys break ties. */
  initialSort?: InitialSort | readonly InitialSort[]
  /** The person's usual columns and density. */
  display?: Display
  onDisplay?: (display: Display) => void
  /** Named views; the storage key contains the person and the table. */
  views?: SavedViews
  /** The name of a saved file without its extension; without it there is no download. */
  downloadName?: string
  /** The content of the preview of a row, in a dialog above the list. Shows `listed`, which cards leave out. */
  preview?: (row: Row, listed: readonly ListedFact[]) => Elements
  previewActions?: (row: Row, onClose: () => void) => ReactNode
  /** The actions on several rows; with them each row has a checkbox. */
  bulk?: readonly BulkAction<Row>[]
  /** A filter is still fetching data, so more rows may match. */
  isScanning?: boolean
}

/** The portal's only table component. In a narrow container each row is a card. */
export function DataTable<Row>({ urlState = false, ...props }: DataTableProps<Row>) {
  const { columns, filters = [], initialSort = [], display = EVERY_COLUMN } = props
  const order = Array.isArray(initialSort) ? initialSort : [initialSort]
  const choices = { columns, filters, initialSort: order.map(({ id, desc = false }) => ({ id, desc })), display }
  return urlState ? <UrlTable {...props} choices={choices} /> : <LocalTable {...props} choices={choices} />
}

type ChoosingProps<Row> = Omit<DataTableProps<Row>, 'urlState'> & { choices: Choices<Row> }

function UrlTable<Row>(props: ChoosingProps<Row>) {
  const [state, change] = useUrlState(props.choices)
  return <Arranged {...props} state={state} change={change} />
}

function LocalTable<Row>(props: ChoosingProps<Row>) {
  const [state, change] = useLocalState(props.choices)
  return <Arranged {...props} state={state} change={change} />
}

type ArrangedProps<Row> = ChoosingProps<Row> & { state: TableState; change: ChangeState }

function Arranged<Row>(props: ArrangedProps<Row>) {
  const { rows, columns, choices, search, bulk, preview, getRowId, state, change } = props
  const { rowLabel = getRowId } = props
  const { filters } = choices
  const found = useVisibleRows(rows, { columns, filters: props.filters ?? NO_FILTERS, search }, state, getRowId)
  const { page: number, size } = state
  const page = useMemo(() => pageOf(found, { page: number, size }), [found, number, size])
  const shown = useMemo(() => columns.filter(({ id }) => !state.hidden.includes(id)), [columns, state.hidden])
  const selection = useSelection(found, getRowId)
  const list = useRef<HTMLDivElement>(null)
  const sortBy = useSortBy(columns, change)
  const opened = preview && rows.find((row) => getRowId(row) === state.open)

  const open = useEventCallback((row: Row) => {
    // The list below also switches to the page of the row.
    const at = found.indexOf(row)
    change({ open: getRowId(row), ...(at === -1 ? {} : { page: Math.floor(at / state.size) + 1 }) })
  })

  const close = () => change({ open: null })

  return (
    <>
      {rows.length === 0 ? (
        props.emptyState
      ) : (
        <div ref={list} className="@container">
          <Toolbar
            filters={filters}
            searchable={search !== undefined}
            state={state}
            change={(part) => change({ page: 1, ...part })}
            found={found.length}
            total={rows.length}
          >
            <Deferred>
              <TableTools
                choices={choices}
                onDisplay={props.onDisplay}
                state={state}
                change={change}
                onSort={sortBy}
                views={props.views}
                downloadName={props.downloadName}
                found={found}
                shown={shown}
              />
            </Deferred>
          </Toolbar>
          {found.length === 0 ? (
            <EmptyState
              title={props.isScanning ? 'Nothing matches yet.' : 'Nothing matches your search.'}
              action={<Button onClick={() => change({ search: '', filters: {}, page: 1 })}>Show all rows</Button>}
            />
          ) : (
            <>
              {bulk !== undefined && (
                // Cards have no column header for the checkbox.
                <div className="no-print hidden pb-3 card:block">
                  <SelectPage rows={page.rows} selection={selection} showLabel />
                </div>
              )}
              <RowsTable
                found={found}
                shown={page.rows}
                start={page.from - 1}
                columns={shown}
                caption={props.caption}
                density={state.density}
                getRowId={getRowId}
                rowLabel={rowLabel}
                onOpen={preview && open}
                selection={selection}
                selectable={bulk !== undefined}
                sort={state.sort}
                onSort={sortBy}
              />
            </>
          )}
          <Deferred>
            <Pager page={page} total={found.length} size={state.size} change={change} />
          </Deferred>
        </div>
      )}
      {bulk !== undefined && <BulkActions actions={bulk} selection={selection} found={found} shown={page.rows} />}
      {opened !== undefined && (
        <RowPreview
          row={opened}
          found={found}
          rowLabel={rowLabel}
          onOpen={open}
          onClose={close}
          actions={props.previewActions?.(opened, close)}
        >
          {preview?.(opened, listedFacts(columns, opened))}
        </RowPreview>
      )}
    </>
  )
}

/** Announces the order, because screen readers may not report a column header far up the page. */
function useSortBy<Row>(columns: readonly Column<Row>[], change: ChangeState) {
  const announce = useAnnounce()
  return useEventCallback((sort: readonly Sort[]) => {
    change({ sort, page: 1 })
    const words = sort.map(({ id, desc }) => {
      const header = columns.flatMap(sortKeysOf).find((key) => key.id === id)?.header ?? id
      return `${header}, ${desc ? 'descending' : 'ascending'}`
    })
    announce(words.length === 0 ? 'In the order as listed.' : `Sorted by ${words.join(', then by ')}.`)
  })
}

/** Renders children at low priority, so that a search keystroke waits only for the rows. */
function Deferred({ children }: { children: Elements }) {
  return useDeferredValue(children)
}
