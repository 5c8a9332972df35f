/** The parameter of the address that names the view: the list, or the board. */
export const VIEW = 'view'

export const isBoard = (params: URLSearchParams): boolean => params.get(VIEW) === 'board'

/** The parameter of the year; the list has a filter of this name. */
export const YEAR = 'year'

/** The order of the board at first. */
export const BY_RANK = { id: 'rank', desc: false } as const
