import { useId, type ReactNode } from 'react'

export function Section({ title, children }: { title: string; children: ReactNode }) {
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

/** Places short fields side by side if there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-6 sm:grid-cols-2">{children}</div>
)
