/** The fixed text of `messages.ts` that every page needs. */
export const LOADING = 'Loading...'
