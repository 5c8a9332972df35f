import { NO_PROGRESS_TIMEOUT } from './no-progress-timeout'

/** In characters. */
const LONGEST_TEXT = 200

/** Elements that summarise a page. The text of the whole page would hide the reason of a failure. */
const SUMMARY_ELEMENTS = 'h1, [role="dialog"], [role="alertdialog"], [role="alert"]'

/** Matches the lists of roles and the results of inner queries, which follow the message of a failed query. */
const DETAILS = /\n\n(?:Here are the|There are no|The page shows)[^]*/

const shortenText = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT)

/** Returns the heading, dialog and alerts of the page. */
export const summarizePage = () =>
  Array.from(document.querySelectorAll(SUMMARY_ELEMENTS), shortenText).filter(Boolean).join(' | ') ||
  shortenText(document.body)

export const TESTING_LIBRARY_CONFIG = {
  // Elements may take long to appear on a busy machine. A query returns as soon as they appear.
  asyncUtilTimeout: NO_PROGRESS_TIMEOUT,
  // Called for each failed query. The default prints the HTML of the page, which takes longer than the query.
  getElementError: (message: string | null, element: Element) =>
    new Error(
      message === null ? shortenText(element) : `${message.replace(DETAILS, '')}\n\nThe page shows: ${summarizePage()}`,
    ),
}
