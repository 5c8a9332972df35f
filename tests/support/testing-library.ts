import { STANDSTILL } from './standstill'

export const LOOKING = {
  // Elements may take long to appear on a busy machine; no test waits longer than necessary.
  asyncUtilTimeout: STANDSTILL,
  // Called for each query that fails. Printing the page's HTML, as is the default, takes longer than the query.
  getElementError: (message: string | null, { textContent }: Element) =>
    new Error(`${message ?? ''}\n\nThe page says: ${textContent}`),
}
