import { useId, type ReactNode } from 'react'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { Chips } from './chips'
import type { Filter, TableState } from './rows'
import type { ChangeState } from './use-table-state'

interface ToolbarProps<Row> {
  filters: readonly Filter<Row>[]
  /** Null where the table cannot be searched. */
  searchLabel: string | null
  state: TableState
  change: ChangeState
  found: number
  total: number
  /** What else the table can do: its panels and its download. */
  children: ReactNode
}

/** What narrows a table down, what is narrowing it now, and how much is left. */
export function Toolbar<Row>({ filters, searchLabel, state, change, ...props }: ToolbarProps<Row>) {
  const ids = useId()
  const idOf = (filter: Filter<Row>) => `${ids}-${filter.id}`

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
              {(control) => (
                <TextInput
                  {...control}
                  type="search"
                  autoComplete="off"
                  value={state.search}
                  onChange={(event) => change({ search: event.target.value })}
                />
              )}
            </Field>
          </div>
        )}
        {filters.map((filter) => (
          <div key={filter.id} className="min-w-36 card:flex-1">
            <Field label={filter.label} id={idOf(filter)}>
              {(control) => (
                <Select
                  {...control}
                  value={state.filters[filter.id] ?? ''}
                  placeholder={filter.allLabel}
                  options={filter.options}
                  onChange={(event) => choose(filter, event.target.value)}
                />
              )}
            </Field>
          </div>
        ))}
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {countText(props.found, props.total)}
        </p>
        <Chips
          filters={filters}
          chosen={state.filters}
          onRemove={(left, removed) => {
            change({ filters: left })
            // The chip is gone; the control it stood for is not.
            document.getElementById(idOf(removed))?.focus()
          }}
        />
        <div className="-ml-3 flex flex-wrap @min-[40rem]:-mr-3 @min-[40rem]:ml-auto">{props.children}</div>
      </div>
    </div>
  )
}

function countText(found: number, total: number): string {
  const all = `${total.toLocaleString('en')} ${total === 1 ? 'row' : 'rows'}`
  return found === total ? all : `${found.toLocaleString('en')} of ${all}`
}
