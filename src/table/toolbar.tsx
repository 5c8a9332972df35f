import { X } from 'lucide-react'
import { memo, useId, type ReactNode } from 'react'
import { formatCount, formatNumber } from '@/lib/format'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import type { Filter, TableState } from './rows'
import { InToolbarSlot } from './toolbar-slot'
import { useEventCallback } from './use-event-callback'
import type { ChangeState } from './use-table-state'

interface ToolbarProps<Row> {
  filters: readonly Filter<Row>[]
  searchable: boolean
  state: TableState
  change: ChangeState
  found: number
  total: number
  /** The button *List*. */
  children: ReactNode
}

export function Toolbar<Row>({ filters, searchable, state, change, ...props }: ToolbarProps<Row>) {
  const ids = useId()
  const narrows = searchable || filters.length > 0
  const isNarrowed = props.found !== props.total
  const idOf = (filter: Filter<Row>) => `${ids}-${filter.id}`

  const choose = useEventCallback((filter: Filter<Row>, value: string) => {
    const { [filter.id]: _replaced, ...others } = state.filters
    change({ filters: value === '' ? others : { ...others, [filter.id]: value } })
  })

  return (
    <>
      <InToolbarSlot>
        <div className="no-print flex min-h-12 flex-1 flex-wrap items-center gap-x-3 gap-y-2 py-1.5">
          {/* Visually hidden while the placeholder of the search field shows the same count. */}
          <p role="status" className={isNarrowed || !searchable ? COUNT_LOOK : 'sr-only'}>
            {countText(props.found, props.total)}
          </p>
          {narrows && (
            <div
              role="search"
              className="flex flex-[1_1_20rem] flex-wrap items-center justify-end gap-2 max-lg:contents lg:flex-nowrap"
            >
              {searchable && (
                <div className="min-w-36 flex-[1_1_9rem] lg:max-w-64 lg:min-w-44">
                  <Field label="Search" labelHidden>
                    {(control) => (
                      <TextInput
                        {...control}
                        type="search"
                        placeholder={isNarrowed ? 'Search' : `Search ${formatCount(props.total, 'row', 'rows')}`}
                        autoComplete="off"
                        value={state.search}
                        onChange={(event) => change({ search: event.target.value })}
                      />
                    )}
                  </Field>
                </div>
              )}
              {filters.map((filter) => (
                <FilterSelect
                  key={filter.id}
                  filter={filter}
                  id={idOf(filter)}
                  value={state.filters[filter.id] ?? ''}
                  onChoose={choose}
                />
              ))}
            </div>
          )}
          <div className="ml-auto flex">{props.children}</div>
        </div>
      </InToolbarSlot>
      <Chips
        filters={filters}
        chosen={state.filters}
        onRemove={(left, removed) => {
          change({ filters: left })
          // The clicked chip is gone, so its filter's control gets the focus.
          document.getElementById(idOf(removed))?.focus()
        }}
      />
    </>
  )
}

interface FilterSelectProps<Row> {
  filter: Filter<Row>
  id: string
  /** Empty if none is chosen. */
  value: string
  onChoose: (filter: Filter<Row>, value: string) => void
}

function FilterField<Row>({ filter, id, value, onChoose }: FilterSelectProps<Row>) {
  return (
    <div className="max-w-56 min-w-32 flex-[1_1_8rem] lg:flex-none">
      <Field label={filter.label} labelHidden id={id}>
        {(control) => (
          <Select
            {...control}
            value={value}
            placeholder={filter.allLabel}
            options={filter.options}
            onChange={(event) => onChoose(filter, event.target.value)}
          />
        )}
      </Field>
    </div>
  )
}

/** Memoised: a search keystroke would otherwise re-render all options. */
// `memo` loses the type parameter.
const FilterSelect = memo(FilterField) as typeof FilterField

const COUNT_LOOK = 'text-sm whitespace-nowrap text-ink-soft tabular-nums'

function countText(found: number, total: number): string {
  const all = formatCount(total, 'row', 'rows')
  return found === total ? all : `${formatNumber(found)} of ${all}`
}

interface ChipsProps<Row> {
  filters: readonly Filter<Row>[]
  chosen: Readonly<Record<string, string>>
  /** Called with the remaining filters, and the removed one whose control receives the focus. */
  onRemove: (left: Readonly<Record<string, string>>, removed: Filter<Row>) => void
}

function Chips<Row>({ filters, chosen, onRemove }: ChipsProps<Row>) {
  const announce = useAnnounce()
  const shown = filters.flatMap((filter) => {
    const option = filter.options.find(({ value }) => value === chosen[filter.id])
    return option === undefined ? [] : [{ filter, text: `${filter.label}: ${option.label}` }]
  })
  const [first] = shown
  if (first === undefined) return null
  return (
    <div className="no-print flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 pb-1">
      <ul aria-label="Filters in use" className="flex flex-wrap gap-2">
        {shown.map(({ filter, text }) => (
          <li key={filter.id}>
            <button
              type="button"
              aria-label={`Remove filter ${text}`}
              onClick={() => {
                const { [filter.id]: _removed, ...left } = chosen
                onRemove(left, filter)
                announce(`Filter ${text} removed.`)
              }}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-accent-soft pr-2 pl-3 text-sm text-ink hover:bg-accent hover:text-on-accent"
            >
              <span>{text}</span>
              <X aria-hidden size={15} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            onRemove({}, first.filter)
            announce('All filters removed.')
          }}
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}
