import { ArrowUpDown, Columns3 } from 'lucide-react'
import { useId } from 'react'
import { CheckBox } from '@/ui/check-box'
import { Field } from '@/ui/field'
import { RadioGroup } from '@/ui/radio-group'
import { Select } from '@/ui/select'
import { DownloadMenu } from './download-menu'
import { EVERY_COLUMN, type Column, type Display, type Sort, type TableState } from './rows'
import type { SavedViews } from './saved-views'
import { readSort, readState, sortText, writeState, type Choices } from './search-params'
import { ToolPanel } from './tool-panel'
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

interface DisplayPanelProps<Row> {
  columns: readonly Column<Row>[]
  display: Display
  onChange: (display: Display) => void
}

function DisplayPanel<Row>({ columns, display: { hidden, density }, onChange }: DisplayPanelProps<Row>) {
  const densityName = useId()
  const hideable = columns.filter((column) => column.alwaysShown !== true)

  function show(id: string, shown: boolean) {
    const without = hidden.filter((other) => other !== id)
    onChange({ density, hidden: shown ? without : [...without, id] })
  }

  return (
    <ToolPanel
      label="Columns"
      icon={<Columns3 aria-hidden size={18} />}
      note={hidden.length === 0 ? undefined : `${hidden.length} hidden`}
    >
      <fieldset>
        <legend className="font-semibold">Columns</legend>
        {hideable.map(({ id, header }) => (
          <div key={id}>
            <CheckBox label={header} checked={!hidden.includes(id)} onChange={(shown) => show(id, shown)} />
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
    </ToolPanel>
  )
}

interface SortPanelProps<Row> {
  columns: readonly Column<Row>[]
  sort: readonly Sort[]
  onSort: (sort: readonly Sort[]) => void
}

/** Sorts by several columns without column headers: for cards, touch and the keyboard. */
function SortPanel<Row>({ columns, sort, onSort }: SortPanelProps<Row>) {
  const sortable = columns.filter((column) => column.sortValue !== undefined)
  if (sortable.length === 0) return null

  const rest = (index: number) => {
    const before = new Set(sort.slice(0, index).map(({ id }) => id))
    return sortable.filter(({ id }) => !before.has(id))
  }
  function choose(index: number, text: string) {
    // Clearing a level keeps the later ones, and `readSort` removes duplicate columns.
    onSort(readSort([...sort.slice(0, index).map(one), text, ...sort.slice(index + 1).map(one)].join(',')))
  }

  // One more level than in use, if a column is left for it.
  const levels = [...sort, null].slice(0, sortable.length)
  return (
    <ToolPanel label="Sort" icon={<ArrowUpDown aria-hidden size={18} />}>
      <div className="grid gap-4">
        {levels.map((level, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a level is identified by its index
          <Field key={index} label={levelLabel(index)}>
            {(control) => (
              <Select
                {...control}
                value={level === null ? '' : one(level)}
                placeholder={index === 0 ? 'As listed' : 'Nothing more'}
                options={rest(index).flatMap(({ id, header }) => [
                  { value: id, label: `${header}, ascending` },
                  { value: `-${id}`, label: `${header}, descending` },
                ])}
                onChange={(event) => choose(index, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
    </ToolPanel>
  )
}

const levelLabel = (index: number) => ['Sort by', 'Then by'][index] ?? `Then by (${index + 1})`

const one = (sort: Sort) => sortText([sort])
