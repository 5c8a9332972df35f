/**
 * The id of an application as it is shown, `12_2026`: the id and the current year. It changes every January, so it is
 * for reading only: links, e-mails and file names use the id itself, and a search finds both.
 */
export function displayedId(applicationId: string | number, currentYear: number): string {
  return `${applicationId}_${currentYear}`
}

/** The id itself, from an id as it is shown, in case one was copied into an address: `12_2026` gives `12`. */
export function idFromDisplayed(shown: string): string {
  return shown.trim().replace(/^(\d+)_\d{4}$/, '$1')
}

/** The text in which every list searches an application: its id, marked by `#`, and other words. */
export const searchedBy = (applicationId: string, ...words: readonly string[]): string =>
  `#${applicationId} ${words.join(' ')}`

/**
 * A typed word in the form of `searchedBy`. An id typed as it is shown finds that application alone, also while its
 * year is being typed and after that year.
 */
export const searchedWord = (word: string): string => word.replace(/^(\d+)_\d{0,4}$/, '#$1 ')
