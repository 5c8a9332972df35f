import type { Ref } from 'react'

export interface SummaryItem {
  name: string
  /** The id of the control to go to. */
  controlId: string
  text: string
}

interface ErrorSummaryProps {
  /** The catalogue's text for it, in place of a heading of our own; where an item says the same it is not said twice. */
  text?: string | undefined
  /** What is wrong, in the order of the fields; `controlId` is the id of the control to focus. */
  items: ReadonlyArray<SummaryItem>
  /** Can take the focus: the form gives it after each failed check. */
  ref?: Ref<HTMLDivElement>
}

/** What has to be mended, each a link to the place where it is mended. */
export function ErrorSummary({ text, items, ref }: ErrorSummaryProps) {
  const heading = text === undefined || items.some((item) => item.text === text) ? 'There is a problem' : text

  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border-2 border-refused bg-raised px-5 py-4">
      <h2 className="font-sans text-lg font-semibold tracking-normal text-refused">{heading}</h2>
      <ul className="mt-2 grid gap-1">
        {items.map((item) => (
          <li key={item.name}>
            <a
              href={`#${item.controlId}`}
              onClick={(event) => {
                // The address must not change: it is the route's.
                event.preventDefault()
                document.getElementById(item.controlId)?.focus()
              }}
              className="inline-block min-h-6 underline underline-offset-4 hover:decoration-2"
            >
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
