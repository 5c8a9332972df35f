interface OnPaperProps {
  /** What is printed. */
  text: string
}

/**
 * Text for print only, where buttons are left out and with them the state they show. It is CSS content, so that the
 * page's text does not contain it twice.
 */
export const OnPaper = ({ text }: OnPaperProps) => (
  <span data-on-paper={text} className="hidden before:content-[attr(data-on-paper)] print:inline" />
)
