import type { Filter, Sort, TableState } from './rows'

export const PAGE_SIZES = [25, 50, 100] as const
const DEFAULT_SIZE = PAGE_SIZES[0]

/** What a table shows before anybody touches it. */
export function freshState(sort: Sort | null): TableState {
  return { search: '', sort, filters: {}, page: 1, size: DEFAULT_SIZE }
}

/**
 * Reads a table's state from an address. What makes no sense there is passed over: anybody can write an
 * address.
 */
export function readState<Row>(
  params: URLSearchParams,
  filters: readonly Filter<Row>[],
  initialSort: Sort | null,
): TableState {
  const size = Number(params.get('size'))
  const page = Number(params.get('page'))
  return {
    search: params.get('q') ?? '',
    sort: readSort(params.get('sort') ?? '') ?? initialSort,
    filters: Object.fromEntries(
      filters.flatMap(filter => {
        const value = params.get(filter.id)
        return value !== null && filter.options.some(option => option.value === value) ? [[filter.id, value]] : []
      }),
    ),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find(known => known === size) ?? DEFAULT_SIZE,
  }
}

/** Writes it back, beside what else the address holds; what is as it always was is left out. */
export function writeState<Row>(
  params: URLSearchParams,
  state: TableState,
  filters: readonly Filter<Row>[],
  initialSort: Sort | null,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string) => (value === '' ? next.delete(name) : next.set(name, value))
  put('q', state.search)
  put('sort', sortText(state.sort) === sortText(initialSort) ? '' : sortText(state.sort))
  for (const filter of filters) put(filter.id, state.filters[filter.id] ?? '')
  put('page', state.page === 1 ? '' : String(state.page))
  put('size', state.size === DEFAULT_SIZE ? '' : String(state.size))
  return next
}

/** `date` or `-date`; the empty text is no order. */
export function readSort(text: string): Sort | null {
  if (text === '') return null
  return text.startsWith('-') ? { id: text.slice(1), desc: true } : { id: text, desc: false }
}

/** The same, written. */
export function sortText(sort: Sort | null): string {
  return sort === null ? '' : `${sort.desc ? '-' : ''}${sort.id}`
}
