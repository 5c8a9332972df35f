import { EVERY_COLUMN, type Column, type Display, type Filter, type Sort, type TableState, sortKeysOf } from './rows'

/** Rows per page. */
export const PAGE_SIZES = [25, 50, 100, 250] as const
/** The size `all` of URLs and stored views of an earlier version. */
const ALL = 250
const DEFAULT_SIZE = PAGE_SIZES[0]
/** URL value for no sort order, if the table has an initial one. */
const NO_ORDER = 'none'
/** URL value for no hidden column, if the usual display hides some. */
const NO_COLUMN = 'none'

/** The columns and filters of a table, and the defaults that the URL omits. */
export interface Choices<Row> {
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  initialSort: readonly Sort[]
  display: Display
}

export function freshState(sort: readonly Sort[], display: Display = EVERY_COLUMN): TableState {
  return {
    search: '',
    sort,
    filters: {},
    page: 1,
    size: DEFAULT_SIZE,
    ...display,
    open: null,
  }
}

/** Reads a table's state from the URL. Ignores invalid values: URLs are editable, and stored views may be outdated. */
export function readState<Row>(params: URLSearchParams, choices: Choices<Row>): TableState {
  const size = params.get('size') === 'all' ? ALL : Number(params.get('size'))
  const page = Number(params.get('page'))
  const hideable = choices.columns.filter((column) => column.alwaysShown !== true)
  const hidden = new Set(params.get('hide')?.split(',') ?? choices.display.hidden)
  const density = params.get('density')
  return {
    search: params.get('q') ?? '',
    sort: sortIn(params, choices),
    filters: Object.fromEntries(
      choices.filters.flatMap((filter) => {
        const value = params.get(filter.id)
        if (value === null || filter.options.every((option) => option.value !== value)) return []
        return [[filter.id, value]]
      }),
    ),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_SIZE,
    hidden: hideable.map(({ id }) => id).filter((id) => hidden.has(id)),
    density: density === 'compact' || density === 'comfortable' ? density : choices.display.density,
    open: params.get('open'),
  }
}

function sortIn<Row>(params: URLSearchParams, { columns, initialSort }: Choices<Row>): readonly Sort[] {
  const text = params.get('sort') ?? ''
  if (text === NO_ORDER) return []
  const sortable = new Set(columns.flatMap(sortKeysOf).map(({ id }) => id))
  const sort = readSort(text).filter(({ id }) => sortable.has(id))
  return sort.length === 0 ? initialSort : sort
}

/** Writes the state to the URL and keeps its other parameters; default values are omitted. */
export function writeState<Row>(
  params: URLSearchParams,
  state: TableState,
  { filters, initialSort, display }: Choices<Row>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  const sort = sortText(state.sort)
  put('q', state.search)
  put('sort', sort === sortText(initialSort) ? '' : sort || NO_ORDER)
  for (const filter of filters) put(filter.id, state.filters[filter.id] ?? '')
  put('page', state.page === 1 ? '' : String(state.page))
  put('size', state.size === DEFAULT_SIZE ? '' : String(state.size))
  put('hide', sameIds(state.hidden, display.hidden) ? '' : state.hidden.join(',') || NO_COLUMN)
  put('density', state.density === display.density ? '' : state.density)
  put('open', state.open ?? '')
  return next
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** Parses `date`, `-date` (descending) or several: `status,-date`; the empty string is no order. */
export function readSort(text: string): Sort[] {
  const seen = new Set<string>()
  return text.split(',').flatMap((part) => {
    const desc = part.startsWith('-')
    const id = desc ? part.slice(1) : part
    if (id === '' || seen.has(id)) return []
    seen.add(id)
    return [{ id, desc }]
  })
}

/** The inverse of `readSort`. */
export function sortText(sort: readonly Sort[]): string {
  return sort.map(({ id, desc }) => `${desc ? '-' : ''}${id}`).join(',')
}
