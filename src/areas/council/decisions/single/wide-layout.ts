/** Width from which the document and the queue are beside the decision; matches the CSS of the page. */
export const WIDE_LAYOUT = '(width >= 80rem)'
