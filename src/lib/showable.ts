import { formatNumber } from './format'

/** More than a person reads of a refusal, and what a page can still lay out many times over. */
const MOST_SHOWN = 2000

/**
 * A text of another program as it can be shown. A browser lays out a megabyte of several scripts for seconds, again and
 * again, so that a page would stand still for a minute; where a text is cut, it says how long it was.
 */
export function showable(text: string): string {
  if (text.length <= MOST_SHOWN) return text
  // The last character may be half a pair.
  const characters = Array.from(text.slice(0, MOST_SHOWN)).slice(0, -1)
  return `${characters.join('')}… (${formatNumber(text.length)} characters)`
}
