interface OnPaperProps {
  text: string
}

/** Prints a state that only a button shows on screen. As CSS content, it is not in the page's text twice. */
export const OnPaper = ({ text }: OnPaperProps) => (
  <span data-on-paper={text} className="hidden before:content-[attr(data-on-paper)] print:inline" />
)
