/**
 * What stands on paper alone: buttons are left out there, and what they say of a thing's state with them. It is no text of
 * the page, which says the same on the button.
 */
export const OnPaper = ({ text }: { text: string }) => (
  <span data-on-paper={text} className="hidden before:content-[attr(data-on-paper)] print:inline" />
)
