/**
 * The id of an application as it is shown, `12_2026`: the id and the current year. It changes every January, so it is
 * for reading only: links, e-mails and file names use the id itself, and a search finds both.
 */
export function displayedId(applicationId: string | number, currentYear: number): string {
  return `${applicationId}_${currentYear}`
}

/** What mail programs put around a link that they find in a text: punctuation after it, and spaces that may be invisible. */
const BEFORE = /^[\s\p{Cf}]+/u
const AFTER = /(?<![\s\p{Cf}.,;:!?)\]}>'"’”])[\s\p{Cf}.,;:!?)\]}>'"’”]+$/u

/**
 * The id itself, from an address or from what a person typed: `12_2026` gives `12`, and so does `12.` or `12>`. Two full
 * stops stay, as they may stand for a part that is missing; so does everything else that is no part of an id.
 */
export function idFromDisplayed(shown: string): string {
  return shown
    .replace(BEFORE, '')
    .replace(AFTER, (end) => (end.includes('..') ? end : ''))
    .replace(/^(\d+)_\d{4}$/, '$1')
}

/**
 * Whether an id is a plain number. Only that is sent in confidence: a host that counts its applications reads `12abc`,
 * `012` and `1e2` as numbers of other ones.
 */
export const isPlainNumber = (applicationId: string): boolean => /^[1-9]\d*$/.test(applicationId)

/** The text in which every list searches an application: its id, marked by `#`, and other words. */
export const searchedBy = (applicationId: string, ...words: readonly string[]): string =>
  `#${applicationId} ${words.join(' ')}`

/**
 * A typed word in the form of `searchedBy`. An id typed as it is shown finds that application alone, also while its
 * year is being typed and after that year.
 */
export const searchedWord = (word: string): string => word.replace(/^(\d+)_\d{0,4}$/, '#$1 ')
