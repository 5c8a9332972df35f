import type { ReactNode } from 'react'

interface CardProps {
  title?: string
  headingLevel?: 2 | 3
  actions?: ReactNode
  children: ReactNode
}

/** For a thing that can be picked up: a document, a case, a template. */
export function Card({ title, headingLevel = 2, actions, children }: CardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className="grid content-start gap-4 rounded-card border border-rule bg-raised p-6">
      {title !== undefined && <Heading className="text-lg">{title}</Heading>}
      <div>{children}</div>
      {actions !== undefined && <div className="flex flex-wrap gap-3 self-end">{actions}</div>}
    </section>
  )
}
