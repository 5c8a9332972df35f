/** From this width on the document and the log stand beside the decision; as the layout of the page has it. */
export const WIDE_LAYOUT = '(width >= 80rem)'
