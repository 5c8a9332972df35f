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
  /** All matching rows and all visible columns, for the CSV file. */
  found: readonly Row[]
  shown: readonly Column<Row>[]
}

/** The tools of a table: sorting, columns and density, saved views and the CSV download. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { choices, state, change, onSort, views, csvName, found, shown } = props
  // A view does not contain the current page or the open row.
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
