import { Popover } from '@base-ui/react/popover'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/ui/button'
import { CheckBox } from '@/ui/check-box'
import { Field } from '@/ui/field'
import { RadioGroup } from '@/ui/radio-group'
import { Select } from '@/ui/select'
import { DownloadButtons, useTableDownload } from './download'
import { DEFAULT_DISPLAY, getSortKeys, type Column, type Display, type Sort, type TableState } from './rows'
import type { SavedViews } from './saved-views'
import { parseSort, readState, formatSort, writeState, type TableSettings } from './search-params'
import type { ChangeState } from './use-table-state'
import { Views } from './views'

interface TableToolsProps<Row> {
  settings: TableSettings<Row>
  /** Stores the person's usual display. */
  onDisplay: ((display: Display) => void) | undefined
  state: TableState
  change: ChangeState
  onSort: (sort: readonly Sort[]) => void
  views: SavedViews | undefined
  downloadName: string | undefined
  /** All matching rows and all visible columns, for a saved file. */
  matchingRows: readonly Row[]
  visibleColumns: readonly Column<Row>[]
}

const PANEL_STYLES =
  'grid max-h-(--available-height) w-160 max-w-(--available-width) gap-x-8 gap-y-6 overflow-y-auto rounded-card border ' +
  'border-rule bg-raised p-5 text-ink shadow-raised outline-none sm:grid-cols-2'

/** The button *List* and its panel: sort order, columns, saved views and downloads. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { settings, onDisplay, state, change, onSort, views, downloadName, matchingRows, visibleColumns } = props
  const download = useTableDownload({ rows: matchingRows, columns: visibleColumns, name: downloadName ?? '' })
  // A typed name stays when the panel is closed.
  const [viewName, setViewName] = useState('')
  // A view omits the current page and the open row, and does not depend on the usual display.
  const viewSettings = { ...settings, display: DEFAULT_DISPLAY }
  const toViewSearch = (tableState: TableState) =>
    writeState(new URLSearchParams(), { ...tableState, page: 1, open: null }, viewSettings).toString()
  const readView = (search: string) => readState(new URLSearchParams(search), viewSettings)
  const currentSearch = toViewSearch(state)
  return (
    <>
      <Popover.Root>
        <Popover.Trigger
          render={
            // Progress must be readable while the panel is closed.
            <Button size="small" busy={download.progress !== null} busyLabel={download.progress ?? 'List'}>
              <span>List</span>
              <ChevronDown aria-hidden size={16} />
            </Button>
          }
        />
        <Popover.Portal>
          <Popover.Positioner sideOffset={4} align="end" collisionPadding={8} className="z-30">
            <Popover.Popup className={PANEL_STYLES}>
              <Popover.Title className="sr-only">List</Popover.Title>
              <div className="grid content-start gap-6">
                <SortLevels columns={settings.columns} sort={state.sort} onSort={onSort} />
                {views !== undefined && (
                  <Views
                    key={views.key}
                    savedViews={views}
                    name={viewName}
                    onName={setViewName}
                    currentSearch={currentSearch}
                    isCurrent={(search) => toViewSearch(readView(search)) === currentSearch}
                    onChoose={(search) => change(readView(search))}
                  />
                )}
              </div>
              <div className="grid content-start gap-6">
                <DisplayChoices
                  columns={settings.columns}
                  display={state}
                  onChange={(display) => {
                    change(display)
                    onDisplay?.(display)
                  }}
                />
                {downloadName !== undefined && (
                  <DownloadButtons isEmpty={matchingRows.length === 0} onSave={download.save} />
                )}
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {download.isFailed && (
        <p role="alert" className="w-full text-sm font-medium text-refused">
          The file could not be made. Nothing was changed. Check your connection and try again.
        </p>
      )}
    </>
  )
}

interface DisplayChoicesProps<Row> {
  columns: readonly Column<Row>[]
  display: Display
  onChange: (display: Display) => void
}

function DisplayChoices<Row>({ columns, display: { hidden, density }, onChange }: DisplayChoicesProps<Row>) {
  const densityName = useId()
  const hideable = columns.filter((column) => column.isAlwaysVisible !== true)

  function setVisible(id: string, isVisible: boolean) {
    const otherHidden = hidden.filter((other) => other !== id)
    onChange({ density, hidden: isVisible ? otherHidden : [...otherHidden, id] })
  }

  return (
    <div>
      <fieldset>
        <legend className="font-semibold">Columns</legend>
        {hideable.map(({ id, header }) => (
          <div key={id}>
            <CheckBox
              label={header}
              checked={!hidden.includes(id)}
              onChange={(isVisible) => setVisible(id, isVisible)}
            />
          </div>
        ))}
      </fieldset>
      <div className="mt-4">
        <RadioGroup
          legend="Rows"
          name={densityName}
          options={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
          value={density}
          onChange={(value) => onChange({ hidden, density: value === 'compact' ? 'compact' : 'comfortable' })}
          inline
        />
      </div>
    </div>
  )
}

interface SortLevelsProps<Row> {
  columns: readonly Column<Row>[]
  sort: readonly Sort[]
  onSort: (sort: readonly Sort[]) => void
}

/** Sorts by several columns without column headers: for cards, touch and the keyboard. */
function SortLevels<Row>({ columns, sort, onSort }: SortLevelsProps<Row>) {
  const sortable = columns.flatMap(getSortKeys)
  if (sortable.length === 0) return null

  const getUnusedColumns = (index: number) => {
    const usedIds = new Set(sort.slice(0, index).map(({ id }) => id))
    return sortable.filter(({ id }) => !usedIds.has(id))
  }
  function setLevel(index: number, text: string) {
    // Clearing a level keeps the later ones, and `parseSort` removes duplicate columns.
    onSort(parseSort(sort.map(formatSortKey).toSpliced(index, 1, text).join(',')))
  }

  // Offers one more level than in use, unless all columns are used.
  const levels = [...sort, null].slice(0, sortable.length)
  return (
    <div className="grid content-start gap-4">
      {levels.map((level, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a level is identified by its index
        <Field key={index} label={formatLevelLabel(index)}>
          {(control) => (
            <Select
              {...control}
              value={level === null ? '' : formatSortKey(level)}
              placeholder={index === 0 ? 'As listed' : 'Nothing more'}
              options={getUnusedColumns(index).flatMap(({ id, header }) => [
                { value: id, label: `${header}, ascending` },
                { value: `-${id}`, label: `${header}, descending` },
              ])}
              onChange={(event) => setLevel(index, event.target.value)}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

const formatLevelLabel = (index: number) => ['Sort by', 'Then by'][index] ?? `Then by (${index + 1})`

const formatSortKey = (sort: Sort) => formatSort([sort])
