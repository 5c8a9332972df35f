import { formatNumber } from './format'

/** Longest text rendered, in characters. */
const MOST_SHOWN = 2000

/**
 * Truncates a text from another program and appends its length. A megabyte of mixed scripts freezes a page for a
 * minute.
 */
export function showable(text: string): string {
  if (text.length <= MOST_SHOWN) return text
  // The last character may be half of a surrogate pair.
  const characters = Array.from(text.slice(0, MOST_SHOWN)).slice(0, -1)
  return `${characters.join('')}… (${formatNumber(text.length)} characters)`
}
