/** Spacing before a column with `apart`, for its header and its cells. */
export const APART = 'pl-4'
