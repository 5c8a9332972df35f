import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** One sentence: "No applications found." */
  title: string
  /** What will appear here, and how to get it. */
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="py-6">
      <p className="font-serif text-xl font-semibold">{title}</p>
      {children !== undefined && <div className="mt-2 max-w-reading text-ink-soft">{children}</div>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  )
}
