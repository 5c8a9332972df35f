import type { ReactNode } from 'react'
import { markNode } from './user-text'

interface DescriptionListProps {
  /** The terms must be unique. */
  items: ReadonlyArray<{ term: string; description: ReactNode }>
}

export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="grid content-start">
      {items.map((item) => (
        <div key={item.term} className="border-t border-rule py-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4">
          <dt className="text-ink-soft">{item.term}</dt>
          <dd dir="auto" className="min-w-0 wrap-anywhere">
            {markNode(item.description)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
