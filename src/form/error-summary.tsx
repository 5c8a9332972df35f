import type { Ref } from 'react'
import { flushSync } from 'react-dom'

export interface SummaryItem {
  name: string
  /** The id of the control to go to. */
  controlId: string
  text: string
}

interface ErrorSummaryProps {
  items: readonly SummaryItem[]
  /** Can take the focus: the form gives it after each failed check. */
  ref?: Ref<HTMLDivElement>
  /** Brings a hidden field into sight before the focus goes to it. */
  onReveal?: ((name: string) => void) | undefined
}

/** What has to be mended, each a link to the place where it is mended. */
export function ErrorSummary({ items, ref, onReveal }: ErrorSummaryProps) {
  function goTo(item: SummaryItem) {
    flushSync(() => onReveal?.(item.name))
    document.getElementById(item.controlId)?.focus()
  }

  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border-2 border-refused bg-raised px-5 py-4">
      <h2 className="font-sans text-lg font-semibold tracking-normal text-refused">There is a problem</h2>
      <ul className="mt-2 grid gap-1">
        {items.map((item) => (
          <li key={item.name}>
            <a
              href={`#${item.controlId}`}
              onClick={(event) => {
                // The address must not change: it is the route's.
                event.preventDefault()
                goTo(item)
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
