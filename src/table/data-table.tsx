import { useMemo, useRef, type ReactNode, useDeferredValue } from 'react'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import type { Elements } from '@/ui/elements'
import { EmptyState } from '@/ui/empty-state'
import { BulkActions, type BulkAction } from './bulk-actions'
import { Pager } from './pager'
import { RowPreview } from './row-preview'
import {
  DEFAULT_DISPLAY,
  getPreviewFacts,
  getPage,
  formatOrder,
  type Column,
  type Display,
  type Filter,
  type PreviewFact,
  type Sort,
  type TableState,
} from './rows'
import { RowsTable } from './rows-table'
import type { SavedViews } from './saved-views'
import type { TableSettings } from './search-params'
import { PageCheckbox } from './row-checkbox'
import { TableTools } from './table-tools'
import { Toolbar } from './toolbar'
import { useEventCallback } from './use-event-callback'
import { useSelection } from './use-selection'
import { useLocalState, useUrlState, type ChangeState } from './use-table-state'
import { useVisibleRows } from './arrange'

/** A shorter list is read at a glance, without search and the menu *List*. */
const MIN_SEARCHED_ROWS = 6

/** Created once, because a new array would make the table filter and sort its rows again. */
const NO_FILTERS: readonly never[] = []

interface InitialSort {
  id: string
  desc?: boolean
}

interface DataTableProps<Row> {
  /** All rows; the table searches, sorts and paginates them. */
  rows: ReadonlyArray<Row>
  /** Must be stable (created outside the component or memoised), because new columns re-render the whole table. */
  columns: ReadonlyArray<Column<Row>>
  /** The accessible name of the table; visually hidden, because it repeats the page's heading. */
  caption: string
  emptyState: Elements
  getRowId: (row: Row) => string
  /** Returns the searched text of a row. Without it, the table has no search field. */
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
  /** File name without extension. Without it, the table has no download. */
  downloadName?: string
  /** Renders the preview of a row in a dialog. `facts` are the values that cards omit. */
  preview?: (row: Row, facts: readonly PreviewFact[]) => Elements
  previewActions?: (row: Row, onClose: () => void) => ReactNode
  /** Actions on selected rows. They add a checkbox to each row. */
  bulk?: readonly BulkAction<Row>[]
  /** A filter is still fetching data, so more rows may match. */
  isScanning?: boolean
}

/** The portal's only table component. In a narrow container each row is a card. */
export function DataTable<Row>({ urlState = false, ...props }: DataTableProps<Row>) {
  const { columns, filters = [], initialSort = [], display = DEFAULT_DISPLAY } = props
  const sortKeys = Array.isArray(initialSort) ? initialSort : [initialSort]
  const settings = { columns, filters, initialSort: sortKeys.map(({ id, desc = false }) => ({ id, desc })), display }
  return urlState ? <UrlTable {...props} settings={settings} /> : <LocalTable {...props} settings={settings} />
}

type ConfiguredProps<Row> = Omit<DataTableProps<Row>, 'urlState'> & { settings: TableSettings<Row> }

function UrlTable<Row>(props: ConfiguredProps<Row>) {
  const [state, change] = useUrlState(props.settings)
  return <ArrangedTable {...props} state={state} change={change} />
}

function LocalTable<Row>(props: ConfiguredProps<Row>) {
  const [state, change] = useLocalState(props.settings)
  return <ArrangedTable {...props} state={state} change={change} />
}

type ArrangedTableProps<Row> = ConfiguredProps<Row> & { state: TableState; change: ChangeState }

function ArrangedTable<Row>(props: ArrangedTableProps<Row>) {
  const { rows, columns, settings, search, bulk, preview, getRowId, state, change } = props
  const { rowLabel = getRowId } = props
  const { filters } = settings
  const matchingRows = useVisibleRows(rows, { columns, filters: props.filters ?? NO_FILTERS, search }, state, getRowId)
  const { page: pageNumber, size } = state
  const page = useMemo(() => getPage(matchingRows, { page: pageNumber, size }), [matchingRows, pageNumber, size])
  const visibleColumns = useMemo(() => columns.filter(({ id }) => !state.hidden.includes(id)), [columns, state.hidden])
  const selection = useSelection(matchingRows, getRowId)
  const list = useRef<HTMLDivElement>(null)
  const sortRows = useSort(columns, change)
  const order = formatOrder(columns, state.sort)
  const isShort = rows.length < MIN_SEARCHED_ROWS && props.downloadName === undefined && state.search === ''
  const previewedRow = preview && rows.find((row) => getRowId(row) === state.open)

  const openPreview = useEventCallback((row: Row) => {
    // Also switches the list below the preview to the page of the row.
    const rowIndex = matchingRows.indexOf(row)
    change({ open: getRowId(row), ...(rowIndex === -1 ? {} : { page: Math.floor(rowIndex / state.size) + 1 }) })
  })

  const closePreview = () => change({ open: null })

  return (
    <>
      {rows.length === 0 ? (
        props.emptyState
      ) : (
        <div ref={list} className="@container">
          <Toolbar
            filters={filters}
            isSearchable={search !== undefined && !isShort}
            state={state}
            change={(part) => change({ page: 1, ...part })}
            matchCount={matchingRows.length}
            rowCount={rows.length}
            caption={props.caption}
            order={order}
          >
            {!isShort && (
              <DeferredRender>
                <TableTools
                  settings={settings}
                  onDisplay={props.onDisplay}
                  state={state}
                  change={change}
                  onSort={sortRows}
                  views={props.views}
                  downloadName={props.downloadName}
                  matchingRows={matchingRows}
                  visibleColumns={visibleColumns}
                />
              </DeferredRender>
            )}
          </Toolbar>
          {matchingRows.length === 0 ? (
            <EmptyState
              title={props.isScanning ? 'Nothing matches yet.' : 'Nothing matches your search.'}
              action={<Button onClick={() => change({ search: '', filters: {}, page: 1 })}>Show all rows</Button>}
            />
          ) : (
            <>
              {bulk !== undefined && (
                // Cards have no column header for the checkbox.
                <div className="no-print hidden pb-3 card:block">
                  <PageCheckbox rows={page.rows} selection={selection} showLabel />
                </div>
              )}
              <RowsTable
                matchingRows={matchingRows}
                pageRows={page.rows}
                startIndex={page.firstRowNumber - 1}
                columns={visibleColumns}
                caption={props.caption}
                density={state.density}
                getRowId={getRowId}
                rowLabel={rowLabel}
                onOpen={preview && openPreview}
                selection={selection}
                isSelectable={bulk !== undefined}
                sort={state.sort}
                onSort={sortRows}
              />
            </>
          )}
          <DeferredRender>
            <Pager page={page} rowCount={matchingRows.length} size={state.size} change={change} />
          </DeferredRender>
        </div>
      )}
      {bulk !== undefined && (
        <BulkActions
          actions={bulk}
          selection={selection}
          matchingRows={matchingRows}
          pageRows={page.rows}
          order={order}
        />
      )}
      {previewedRow !== undefined && (
        <RowPreview
          row={previewedRow}
          matchingRows={matchingRows}
          rowLabel={rowLabel}
          onOpen={openPreview}
          onClose={closePreview}
          actions={props.previewActions?.(previewedRow, closePreview)}
        >
          {preview?.(previewedRow, getPreviewFacts(columns, previewedRow))}
        </RowPreview>
      )}
    </>
  )
}

/** Announces the new order, because screen readers may not report a column header that is far from the focus. */
function useSort<Row>(columns: readonly Column<Row>[], change: ChangeState) {
  const announce = useAnnounce()
  return useEventCallback((sort: readonly Sort[]) => {
    change({ sort, page: 1 })
    announce(`${formatOrder(columns, sort) || 'In the order as listed'}.`)
  })
}

/** Renders children at low priority, so that a search keystroke waits only for the rows. */
function DeferredRender({ children }: { children: Elements }) {
  return useDeferredValue(children)
}
