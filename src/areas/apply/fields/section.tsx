import { useId } from 'react'
import type { Elements } from '@/ui/elements'

export function Section({ title, children }: { title: string; children: Elements }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-6 not-first:pt-6">
      <h2 id={id} className="border-b border-rule pb-2 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Places short fields in two columns if there is room. */
export const FieldGrid = ({ children }: { children: Elements }) => (
  <div className="grid items-start gap-6 sm:grid-cols-2">{children}</div>
)
