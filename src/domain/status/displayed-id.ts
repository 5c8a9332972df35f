/**
 * The id of an application as it is shown, `12_2026`: the id and the current year. It changes every January, so it is
 * for reading only: links, e-mails and file names use the id itself, and a search finds both.
 */
export function displayedId(applicationId: string | number, currentYear: number): string {
  return `${applicationId}_${currentYear}`
}

/** White space and punctuation that mail programs add to a link. */
const BEFORE = /^[\s\p{Cf}]+/u
const AFTER = /(?<![\s\p{Cf}.,;:!?)\]}>'"’”])[\s\p{Cf}.,;:!?)\]}>'"’”]+$/u

/**
 * Returns the id from an address or a typed text: `12` for `12_2026`, `12.` and `12>`. Keeps any other addition, and two
 * full stops, which may replace missing digits.
 */
export function idFromDisplayed(shown: string): string {
  return shown
    .replace(BEFORE, '')
    .replace(AFTER, (end) => (end.includes('..') ? end : ''))
    .replace(/^(\d+)_\d{4}$/, '$1')
}

/** True for a plain number. A host may cast any other text to the number of another application: `12abc`, `012`, `1e2`. */
export const isPlainNumber = (applicationId: string): boolean => /^[1-9]\d*$/.test(applicationId)

/** The text in which every list searches an application: its id, marked by `#`, and other words. */
export const searchedBy = (applicationId: string, ...words: readonly string[]): string =>
  `#${applicationId} ${words.join(' ')}`

/**
 * A typed word in the form of `searchedBy`. An id typed as it is shown finds that application alone, also while its
 * year is being typed and after that year.
 */
export const searchedWord = (word: string): string => word.replace(/^(\d+)_\d{0,4}$/, '#$1 ')
