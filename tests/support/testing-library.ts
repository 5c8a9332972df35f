import { NO_PROGRESS_TIMEOUT } from './no-progress-timeout'

/** Characters of each text in a message. */
const LONGEST = 200

/** What a person notices first. The text of the whole page would hide the reason. */
const NOTICED = 'h1, [role="dialog"], [role="alertdialog"], [role="alert"]'

/** Lists of all roles and results of an inner query, which follow the message of a query. */
const DETAILS = /\n\n(?:Here are the|There are no|The page shows)[^]*/

const shortText = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST)

/** Returns the heading, dialog and alerts of the page. */
export const summarizePage = () =>
  Array.from(document.querySelectorAll(NOTICED), shortText).filter(Boolean).join(' | ') || shortText(document.body)

export const TESTING_LIBRARY_CONFIG = {
  // Elements may take long to appear on a busy machine; no test waits longer than necessary.
  asyncUtilTimeout: NO_PROGRESS_TIMEOUT,
  // Called for each query that fails. Printing the page's HTML, as is the default, takes longer than the query.
  getElementError: (message: string | null, element: Element) =>
    new Error(
      message === null ? shortText(element) : `${message.replace(DETAILS, '')}\n\nThe page shows: ${summarizePage()}`,
    ),
}
