/** Spacing before a column that is set apart from the one before it; for its header and its cells. */
export const APART = 'pl-4'
