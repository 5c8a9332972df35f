import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** That nothing is here, in one sentence. */
  title: string
  /** What will appear here, and how to get it. */
  children?: ReactNode
  /** The next step, if there is one. */
  action?: ReactNode
}

/** The placeholder of an empty list or page: says so, and what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="border-y border-rule py-12">
      <p className="font-serif text-xl font-semibold">{title}</p>
      {children !== undefined && <div className="mt-2 max-w-reading text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  )
}
