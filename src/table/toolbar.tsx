import { useId, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import { formatCount, formatNumber } from '@/lib/format'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import { Chips } from './chips'
import type { Filter, TableState } from './rows'
import type { ChangeState } from './use-table-state'

interface ToolbarProps<Row> {
  filters: readonly Filter<Row>[]
  searchable: boolean
  state: TableState
  change: ChangeState
  found: number
  total: number
  /** The other tools: panels and the CSV download. */
  children: ReactNode
}

/** The search and the filters of a table, the active filters, and the number of matching rows. */
export function Toolbar<Row>({ filters, searchable, state, change, ...props }: ToolbarProps<Row>) {
  const ids = useId()
  const narrows = searchable || filters.length > 0
  const idOf = (filter: Filter<Row>) => `${ids}-${filter.id}`

  function choose(filter: Filter<Row>, value: string) {
    const { [filter.id]: _replaced, ...others } = state.filters
    change({ filters: value === '' ? others : { ...others, [filter.id]: value } })
  }

  return (
    <div className="no-print mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      {narrows && (
        <div role="search" className="flex flex-[1_1_20rem] flex-wrap items-end gap-4">
          {searchable && (
            <div className="min-w-48 flex-1 @min-[40rem]:max-w-80">
              <Field label="Search">
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
      )}
      <div className="-ml-3 flex flex-wrap @min-[40rem]:-mr-3 @min-[40rem]:ml-auto">{props.children}</div>
      {/* Below the controls, or in their place if there are none. */}
      <div
        className={classNames(
          'flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2',
          narrows ? 'w-full' : 'order-first',
        )}
      >
        <p role="status" className="text-sm text-ink-soft tabular-nums">
          {countText(props.found, props.total)}
        </p>
        <Chips
          filters={filters}
          chosen={state.filters}
          onRemove={(left, removed) => {
            change({ filters: left })
            // The clicked chip is gone, so its filter's control gets the focus.
            document.getElementById(idOf(removed))?.focus()
          }}
        />
      </div>
    </div>
  )
}

function countText(found: number, total: number): string {
  const all = formatCount(total, 'row', 'rows')
  return found === total ? all : `${formatNumber(found)} of ${all}`
}
