/** Returns `12_2026`, the id and the current year. For display only, because the year changes every January. */
export function displayedId(applicationId: string | number, currentYear: number): string {
  return `${applicationId}_${currentYear}`
}

/** White space and punctuation that mail programs add to a link. */
const BEFORE = /^[\s\p{Cf}]+/u
const AFTER = /(?<![\s\p{Cf}.,;:!?)\]}>'"’”])[\s\p{Cf}.,;:!?)\]}>'"’”]+$/u

/**
 * Returns the id from a URL or a typed text: `12` for `12_2026`, `12.` and `12>`. Keeps any other addition, and two
 * full stops, which may replace missing digits.
 */
export function idFromDisplayed(shown: string): string {
  return shown
    .replace(BEFORE, '')
    .replace(AFTER, (end) => (end.includes('..') ? end : ''))
    .replace(/^(\d+)_\d{4}$/, '$1')
}

/** Returns false for text that a host may cast to the number of another application: `12abc`, `012`, `1e2`. */
export const isPlainNumber = (applicationId: string): boolean => /^[1-9]\d*$/.test(applicationId)

/** Returns the text that list searches match: the id, marked by `#`, and other words. */
export const searchedBy = (applicationId: string, ...words: readonly string[]): string =>
  `#${applicationId} ${words.join(' ')}`

/**
 * Converts a typed word to the format of `searchedBy`. A displayed id matches that application alone, even with a
 * partial or past year.
 */
export const searchedWord = (word: string): string => word.replace(/^(\d+)_\d{0,4}$/, '#$1 ')
