import { STANDSTILL } from './standstill'

/** How Testing Library looks for elements, in tests and in stories. */
export const LOOKING = {
  // Elements may take long to appear on a busy machine; no test waits longer than necessary.
  asyncUtilTimeout: STANDSTILL,
  // Made at each look for an element that is not there yet: all of the page's HTML, as is usual, takes longer than the look.
  getElementError: (message: string | null, { textContent }: Element) =>
    new Error(`${message ?? ''}\n\nThe page says: ${textContent}`),
}
