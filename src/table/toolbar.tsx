import { X } from 'lucide-react'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import type { Column, Filter, TableState } from './rows'
import { SortSelect } from './sort-select'
import type { ChangeState } from './use-table-state'

interface ToolbarProps<Row> {
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  /** Null where the table cannot be searched. */
  searchLabel: string | null
  state: TableState
  change: ChangeState
  found: number
  total: number
}

/** What narrows a table down, what is narrowing it now, and how much is left. */
export function Toolbar<Row>({ columns, filters, searchLabel, state, change, found, total }: ToolbarProps<Row>) {
  function choose(filter: Filter<Row>, value: string) {
    const { [filter.id]: _replaced, ...others } = state.filters
    change({ filters: value === '' ? others : { ...others, [filter.id]: value } })
  }

  return (
    <div className="no-print mb-4 grid gap-4">
      <div role="search" className="flex flex-wrap items-end gap-4">
        {searchLabel !== null && (
          <div className="min-w-56 flex-1 @min-[40rem]:max-w-96">
            <Field label={searchLabel}>
              {control => (
                <TextInput
                  {...control}
                  type="search"
                  autoComplete="off"
                  value={state.search}
                  onChange={event => change({ search: event.target.value })}
                />
              )}
            </Field>
          </div>
        )}
        {filters.map(filter => (
          <div key={filter.id} className="min-w-36 card:flex-1">
            <Field label={filter.label}>
              {control => (
                <Select
                  {...control}
                  value={state.filters[filter.id] ?? ''}
                  placeholder={filter.allLabel}
                  options={filter.options}
                  onChange={event => choose(filter, event.target.value)}
                />
              )}
            </Field>
          </div>
        ))}
        <SortSelect columns={columns} sort={state.sort} onSort={sort => change({ sort })} />
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {countText(found, total)}
        </p>
        <Chips filters={filters} chosen={state.filters} onRemove={filter => choose(filter, '')} />
      </div>
    </div>
  )
}

function countText(found: number, total: number): string {
  const all = `${total.toLocaleString('en')} ${total === 1 ? 'row' : 'rows'}`
  return found === total ? all : `${found.toLocaleString('en')} of ${all}`
}

interface ChipsProps<Row> {
  filters: readonly Filter<Row>[]
  chosen: Readonly<Record<string, string>>
  onRemove: (filter: Filter<Row>) => void
}

function Chips<Row>({ filters, chosen, onRemove }: ChipsProps<Row>) {
  const shown = filters.flatMap(filter => {
    const option = filter.options.find(({ value }) => value === chosen[filter.id])
    return option === undefined ? [] : [{ filter, text: `${filter.label}: ${option.label}` }]
  })
  if (shown.length === 0) return null
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap gap-2">
      {shown.map(({ filter, text }) => (
        <li key={filter.id}>
          <button
            type="button"
            aria-label={`Remove filter ${text}`}
            onClick={() => onRemove(filter)}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft pr-2 pl-3 text-sm text-ink hover:bg-accent hover:text-on-accent"
          >
            {text}
            <X aria-hidden size={15} />
          </button>
        </li>
      ))}
    </ul>
  )
}
