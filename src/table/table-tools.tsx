import { DisplayPanel } from './display-panel'
import { DownloadMenu } from './download-menu'
import { EVERY_COLUMN, type Column, type Display, type Sort, type TableState } from './rows'
import type { SavedViews } from './saved-views'
import { readState, writeState, type Choices } from './search-params'
import { SortPanel } from './sort-panel'
import type { ChangeState } from './use-table-state'
import { ViewsPanel } from './views-panel'

interface TableToolsProps<Row> {
  choices: Choices<Row>
  /** Stores the person's usual display. */
  onDisplay: ((display: Display) => void) | undefined
  state: TableState
  change: ChangeState
  onSort: (sort: readonly Sort[]) => void
  views: SavedViews | undefined
  downloadName: string | undefined
  /** All matching rows and all visible columns, for a saved file. */
  found: readonly Row[]
  shown: readonly Column<Row>[]
}

export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { choices, onDisplay, state, change, onSort, views, downloadName, found, shown } = props
  // A view omits the current page and the open row, and does not depend on the usual display.
  const ofViews = { ...choices, display: EVERY_COLUMN }
  const asView = (of: TableState) =>
    writeState(new URLSearchParams(), { ...of, page: 1, open: null }, ofViews).toString()
  const stateOf = (search: string) => readState(new URLSearchParams(search), ofViews)
  const current = asView(state)
  return (
    <>
      <SortPanel columns={choices.columns} sort={state.sort} onSort={onSort} />
      <DisplayPanel
        columns={choices.columns}
        display={state}
        onChange={(display) => {
          change(display)
          onDisplay?.(display)
        }}
      />
      {views !== undefined && (
        <ViewsPanel
          key={views.key}
          saved={views}
          current={current}
          isCurrent={(search) => asView(stateOf(search)) === current}
          onChoose={(search) => change(stateOf(search))}
        />
      )}
      {downloadName !== undefined && <DownloadMenu rows={found} columns={shown} name={downloadName} />}
    </>
  )
}
