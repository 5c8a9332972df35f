/** A column that stands apart from the one before it, and its head. */
export const APART = 'pl-10'
