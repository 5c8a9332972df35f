import type { Ref } from 'react'
import type { FieldErrors } from 'react-hook-form'

export interface SummaryItem {
  name: string
  controlId: string
  text: string
}

interface ErrorSummaryProps {
  /** Heading from the message catalogue; replaced by a general heading if an item has the same text. */
  text?: string | undefined
  /** Errors in the order of the fields; `controlId` is the id of the control to focus. */
  items: ReadonlyArray<SummaryItem>
  /** Focusable; the form focuses it after each failed check. */
  ref?: Ref<HTMLDivElement>
}

/** Lists the errors of a form, each as a link to its control. */
export function ErrorSummary({ text, items, ref }: ErrorSummaryProps) {
  const heading = text === undefined || items.some((item) => item.text === text) ? 'There is a problem' : text

  return (
    <div ref={ref} role="alert" tabIndex={-1} className="rounded-card border-2 border-refused bg-raised px-5 py-4">
      <h2 className="font-sans text-lg font-semibold tracking-normal text-refused">{heading}</h2>
      <ControlLinks items={items} />
    </div>
  )
}

/** Links to controls of the form on this page. */
export const ControlLinks = ({ items }: Pick<ErrorSummaryProps, 'items'>) => (
  <ul className="mt-2 grid gap-1">
    {items.map((item) => (
      <li key={item.name}>
        <a
          href={`#${item.controlId}`}
          onClick={(event) => {
            // The URL must not change: it belongs to the router.
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
)

interface FlatError {
  /** The field's path in the form: `grantRows.1.amount`. */
  name: string
  message: string
}

/** Flattens the errors of a form, including those of rows, into one list. */
export function flattenErrors(errors: FieldErrors): FlatError[] {
  return collectErrors(errors, '')
}

function collectErrors(node: unknown, path: string): FlatError[] {
  if (typeof node !== 'object' || node === null) return []
  if ('message' in node && typeof node.message === 'string') {
    // react-hook-form stores the error of a whole list beside its rows, under `root`.
    return [{ name: path.replace(/\.root$/, ''), message: node.message }]
  }
  return Object.entries(node).flatMap(([key, child]) =>
    // `ref` is the control element, not an error.
    key === 'ref' ? [] : collectErrors(child, path === '' ? key : `${path}.${key}`),
  )
}
