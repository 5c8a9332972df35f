import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'

interface DescriptionListProps {
  /** The terms must be unique. */
  items: ReadonlyArray<{ term: string; description: ReactNode }>
  /** Two columns apply only in a wide viewport. */
  columns?: 1 | 2
}

export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className={classNames('grid content-start gap-x-10', columns === 2 && 'md:grid-cols-2')}>
      {items.map((item) => (
        <div key={item.term} className="border-t border-rule py-3 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4">
          <dt className="text-ink-soft">{item.term}</dt>
          <dd className="min-w-0 wrap-anywhere">{item.description}</dd>
        </div>
      ))}
    </dl>
  )
}
