import type { Elements } from '@/ui/elements'

/** Not a landmark, because screen readers would read the title twice. */
export const Section = ({ title, children }: { title: string; children: Elements }) => (
  <section className="grid gap-6 not-first:pt-6">
    <h2 className="border-b border-rule pb-2 text-xl">{title}</h2>
    {children}
  </section>
)

/** Places short fields in two columns if there is room. */
export const FieldGrid = ({ children }: { children: Elements }) => (
  <div className="grid items-start gap-6 sm:grid-cols-2">{children}</div>
)
