/**
 * The application number as people see it: the id, an underscore and the current year. It changes every January, so it
 * is for reading only: links, mails and file names use the id itself, and a search finds it by either.
 */
export function displayedId(applicationId: string | number, currentYear: number): string {
  return `${applicationId}_${currentYear}`
}

/** The id itself, where somebody has copied it as it is displayed: `12_2026` is `12`. */
export function idFromDisplayed(shown: string): string {
  return shown.trim().replace(/^(\d+)_\d{4}$/, '$1')
}

/** What an application is searched by in every list: its id, marked as one, and the words that belong to it. */
export const searchedBy = (applicationId: string, ...words: readonly string[]): string =>
  `#${applicationId} ${words.join(' ')}`

/**
 * A word of a search as `searchedBy` has it: an id that is typed as it is displayed finds that application alone, and
 * does so while its year is being typed and when the year is over.
 */
export const searchedWord = (word: string): string => word.replace(/^(\d+)_\d{0,4}$/, '#$1 ')
