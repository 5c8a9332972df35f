import { X } from 'lucide-react'
import { memo, useId, type ReactNode } from 'react'
import { formatCount, formatNumber } from '@/lib/format'
import { useAnnounce } from '@/ui/announcer'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { OnPaper } from '@/ui/on-paper'
import { Select } from '@/ui/select'
import { TextInput } from '@/ui/text-input'
import type { Filter, TableState } from './rows'
import { InToolbarSlot } from './toolbar-slot'
import { useEventCallback } from './use-event-callback'
import type { ChangeState } from './use-table-state'

interface ToolbarProps<Row> {
  filters: readonly Filter<Row>[]
  isSearchable: boolean
  state: TableState
  change: ChangeState
  matchCount: number
  rowCount: number
  caption: string
  /** Result of `formatOrder`. */
  order: string
  /** The button *List*. */
  children: ReactNode
}

export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { filters, isSearchable, state, change } = props
  const idPrefix = useId()
  const hasSearchOrFilters = isSearchable || filters.length > 0
  const hasHiddenRows = props.matchCount !== props.rowCount
  const getControlId = (filter: Filter<Row>) => `${idPrefix}-${filter.id}`

  const chooseFilter = useEventCallback((filter: Filter<Row>, value: string) => {
    const { [filter.id]: _replaced, ...others } = state.filters
    change({ filters: value === '' ? others : { ...others, [filter.id]: value } })
  })

  return (
    <>
      <InToolbarSlot>
        <div className="no-print flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 py-1.5">
          {/* Visually hidden while the placeholder of the search field shows the same count. */}
          <p role="status" className={hasHiddenRows || !isSearchable ? COUNT_STYLES : 'sr-only'}>
            {formatMatchCount(props.matchCount, props.rowCount)}
          </p>
          {hasSearchOrFilters && (
            <div
              role="search"
              className="flex flex-[1_1_20rem] flex-wrap items-center justify-end gap-2 max-lg:contents lg:flex-nowrap"
            >
              {isSearchable && (
                <div className="min-w-36 flex-[1_1_9rem] lg:max-w-64 lg:min-w-44">
                  <Field label="Search" isLabelHidden>
                    {(control) => (
                      <TextInput
                        {...control}
                        type="search"
                        placeholder={hasHiddenRows ? 'Search' : `Search ${formatCount(props.rowCount, 'row', 'rows')}`}
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
                  id={getControlId(filter)}
                  value={state.filters[filter.id] ?? ''}
                  onChoose={chooseFilter}
                />
              ))}
            </div>
          )}
          <div className="ml-auto flex">{props.children}</div>
        </div>
      </InToolbarSlot>
      <FilterChips
        filters={filters}
        chosen={state.filters}
        onRemove={(remaining, removed) => {
          change({ filters: remaining })
          // The clicked chip is gone, so its filter's control gets the focus.
          document.getElementById(getControlId(removed))?.focus()
        }}
      />
      <p className="hidden print:block print:pb-1">
        <OnPaper text={formatPrintedHead(props)} />
      </p>
    </>
  )
}

/** Returns which rows are printed: `Applications: 5 of 29 rows. Status: Submitted; Search: peat. Sorted by Year, ascending`. */
function formatPrintedHead<Row>({ caption, matchCount, rowCount, filters, state, order }: ToolbarProps<Row>): string {
  const search = state.search.trim()
  const restrictions = [
    ...findChosenOptions(filters, state.filters).map(({ text }) => text),
    ...(search === '' ? [] : [`Search: ${search}`]),
  ]
  const count = `${caption}: ${formatMatchCount(matchCount, rowCount)}`
  return [count, restrictions.join('; '), order].filter((part) => part !== '').join('. ')
}

interface FilterFieldProps<Row> {
  filter: Filter<Row>
  id: string
  /** Empty if none is chosen. */
  value: string
  onChoose: (filter: Filter<Row>, value: string) => void
}

function FilterField<Row>({ filter, id, value, onChoose }: FilterFieldProps<Row>) {
  return (
    <div className="max-w-56 min-w-32 flex-[1_1_8rem] lg:flex-none">
      <Field label={filter.label} isLabelHidden id={id}>
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

const COUNT_STYLES = 'text-sm whitespace-nowrap text-ink-soft tabular-nums'

function formatMatchCount(matchCount: number, rowCount: number): string {
  const all = formatCount(rowCount, 'row', 'rows')
  return matchCount === rowCount ? all : `${formatNumber(matchCount)} of ${all}`
}

interface FilterChipsProps<Row> {
  filters: readonly Filter<Row>[]
  chosen: Readonly<Record<string, string>>
  /** `removed` is the filter whose control receives the focus. */
  onRemove: (remaining: Readonly<Record<string, string>>, removed: Filter<Row>) => void
}

function findChosenOptions<Row>(filters: readonly Filter<Row>[], chosen: Readonly<Record<string, string>>) {
  return filters.flatMap((filter) => {
    const option = filter.options.find(({ value }) => value === chosen[filter.id])
    return option === undefined ? [] : [{ filter, text: `${filter.label}: ${option.label}` }]
  })
}

function FilterChips<Row>({ filters, chosen, onRemove }: FilterChipsProps<Row>) {
  const announce = useAnnounce()
  const chips = findChosenOptions(filters, chosen)
  const [firstChip] = chips
  if (firstChip === undefined) return null
  return (
    <div className="no-print flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 pb-1">
      <ul aria-label="Filters in use" className="flex flex-wrap gap-2">
        {chips.map(({ filter, text }) => (
          <li key={filter.id}>
            <button
              type="button"
              aria-label={`Remove filter ${text}`}
              onClick={() => {
                const { [filter.id]: _removed, ...remaining } = chosen
                onRemove(remaining, filter)
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
      {chips.length > 1 && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            onRemove({}, firstChip.filter)
            announce('All filters removed.')
          }}
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}
