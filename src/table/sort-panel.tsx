import { ArrowUpDown } from 'lucide-react'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { ToolPanel } from './tool-panel'
import type { Column, Sort } from './rows'
import { readSort, sortText } from './search-params'

interface SortPanelProps<Row> {
  columns: readonly Column<Row>[]
  sort: readonly Sort[]
  onSort: (sort: readonly Sort[]) => void
}

/** Sorts by several columns without column headers: for cards, touch and the keyboard. */
export function SortPanel<Row>({ columns, sort, onSort }: SortPanelProps<Row>) {
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
