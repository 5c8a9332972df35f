import {
  DEFAULT_DISPLAY,
  type Column,
  type Display,
  type Filter,
  type Sort,
  type TableState,
  getSortKeys,
} from './rows'

/** Rows per page. */
export const PAGE_SIZES = [25, 50, 100, 250] as const
/** Page size for `size=all`, which URLs and stored views of earlier versions contain. */
const SIZE_OF_ALL = 250
const DEFAULT_SIZE = PAGE_SIZES[0]
/** URL value for no sort order in a table with an initial sort order. */
const NO_ORDER = 'none'
/** URL value for no hidden columns in a table whose default display hides some. */
const NO_COLUMN = 'none'

/** The columns and filters of a table, and the defaults that the URL omits. */
export interface TableSettings<Row> {
  columns: readonly Column<Row>[]
  filters: readonly Filter<Row>[]
  initialSort: readonly Sort[]
  display: Display
}

export function createInitialState(sort: readonly Sort[], display: Display = DEFAULT_DISPLAY): TableState {
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
export function readState<Row>(params: URLSearchParams, settings: TableSettings<Row>): TableState {
  const size = params.get('size') === 'all' ? SIZE_OF_ALL : Number(params.get('size'))
  const page = Number(params.get('page'))
  const hideable = settings.columns.filter((column) => column.isAlwaysVisible !== true)
  const hidden = new Set(params.get('hide')?.split(',') ?? settings.display.hidden)
  const density = params.get('density')
  return {
    search: params.get('q') ?? '',
    sort: readSortParam(params, settings),
    filters: Object.fromEntries(
      settings.filters.flatMap((filter) => {
        const value = params.get(filter.id)
        if (value === null || filter.options.every((option) => option.value !== value)) return []
        return [[filter.id, value]]
      }),
    ),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((pageSize) => pageSize === size) ?? DEFAULT_SIZE,
    hidden: hideable.map(({ id }) => id).filter((id) => hidden.has(id)),
    density: density === 'compact' || density === 'comfortable' ? density : settings.display.density,
    open: params.get('open'),
  }
}

function readSortParam<Row>(params: URLSearchParams, { columns, initialSort }: TableSettings<Row>): readonly Sort[] {
  const text = params.get('sort') ?? ''
  if (text === NO_ORDER) return []
  const sortable = new Set(columns.flatMap(getSortKeys).map(({ id }) => id))
  const sort = parseSort(text).filter(({ id }) => sortable.has(id))
  return sort.length === 0 ? initialSort : sort
}

/** Writes the state to the URL and keeps its other parameters; default values are omitted. */
export function writeState<Row>(
  params: URLSearchParams,
  state: TableState,
  { filters, initialSort, display }: TableSettings<Row>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const setParam = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  const sort = formatSort(state.sort)
  setParam('q', state.search)
  setParam('sort', sort === formatSort(initialSort) ? '' : sort || NO_ORDER)
  for (const filter of filters) setParam(filter.id, state.filters[filter.id] ?? '')
  setParam('page', state.page === 1 ? '' : String(state.page))
  setParam('size', state.size === DEFAULT_SIZE ? '' : String(state.size))
  setParam('hide', haveSameIds(state.hidden, display.hidden) ? '' : state.hidden.join(',') || NO_COLUMN)
  setParam('density', state.density === display.density ? '' : state.density)
  setParam('open', state.open ?? '')
  return next
}

const haveSameIds = (ids: readonly string[], otherIds: readonly string[]): boolean =>
  ids.length === otherIds.length && ids.every((id) => otherIds.includes(id))

/** Parses `date`, `-date` (descending) or several: `status,-date`; the empty string is no order. */
export function parseSort(text: string): Sort[] {
  const ids = new Set<string>()
  return text.split(',').flatMap((part) => {
    const desc = part.startsWith('-')
    const id = desc ? part.slice(1) : part
    if (id === '' || ids.has(id)) return []
    ids.add(id)
    return [{ id, desc }]
  })
}

/** The inverse of `parseSort`. */
export function formatSort(sort: readonly Sort[]): string {
  return sort.map(({ id, desc }) => `${desc ? '-' : ''}${id}`).join(',')
}
