import { formatNumber } from './format'

/** Longest text rendered, in characters. */
const MAX_LENGTH = 2000

/**
 * Truncates a text from another program and appends its length. Rendering a megabyte of mixed scripts freezes a page for
 * a minute.
 */
export function truncateForDisplay(text: string): string {
  if (text.length <= MAX_LENGTH) return text
  // The last character may be half of a surrogate pair.
  const characters = Array.from(text.slice(0, MAX_LENGTH)).slice(0, -1)
  return `${characters.join('')}… (${formatNumber(text.length)} characters)`
}
