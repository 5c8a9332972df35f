import { CsvButton } from './csv-button'
import { DisplayPanel } from './display-panel'
import type { Column, Sort, TableState } from './rows'
import type { SavedViews } from './saved-views'
import { readState, writeState, type Choices } from './search-params'
import { SortPanel } from './sort-panel'
import type { ChangeState } from './use-table-state'
import { ViewsPanel } from './views-panel'

interface TableToolsProps<Row> {
  choices: Choices<Row>
  state: TableState
  change: ChangeState
  onSort: (sort: readonly Sort[]) => void
  views: SavedViews | undefined
  csvName: string | undefined
  /** Every row found and every column shown: what a file of them holds. */
  found: readonly Row[]
  shown: readonly Column<Row>[]
}

/** Order, columns and density, kept views, and the file: what a table can do beside being narrowed down. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { choices, state, change, onSort, views, csvName, found, shown } = props
  // A view is where to begin reading, not how far somebody had come.
  const view = { ...state, page: 1, open: null }
  return (
    <>
      <SortPanel columns={choices.columns} sort={state.sort} onSort={onSort} />
      <DisplayPanel columns={choices.columns} hidden={state.hidden} density={state.density} change={change} />
      {views !== undefined && (
        <ViewsPanel
          key={views.key}
          saved={views}
          current={writeState(new URLSearchParams(), view, choices).toString()}
          onChoose={(search) => change(readState(new URLSearchParams(search), choices))}
        />
      )}
      {csvName !== undefined && <CsvButton rows={found} columns={shown} name={csvName} />}
    </>
  )
}
