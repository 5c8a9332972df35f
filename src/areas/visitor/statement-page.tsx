import type { Statement } from '@/branding'
import { PageHeader } from '@/ui/page-header'
import type { Elements } from '@/ui/elements'

interface StatementPageProps {
  title: string
  lead: string
  children: Elements
  statement: Statement
  contactTitle: string
  /** Shown above the address. */
  contactLead: string
}

export function StatementPage({ title, lead, children, statement, contactTitle, contactLead }: StatementPageProps) {
  const { contact, addition } = statement
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={title} lead={lead} />
      <div className="grid gap-10">
        {children}
        <StatementSection title={contactTitle}>
          <p>{contactLead}</p>
          <p>
            <span>{contact.name}</span>
            <br />
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </p>
        </StatementSection>
        <p className="empty:hidden">{addition}</p>
      </div>
    </div>
  )
}

export const StatementSection = ({ title, children }: { title: string; children: Elements }) => (
  <section className="grid gap-3 wrap-anywhere">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
)

export const StatementList = ({ items }: { items: readonly string[] }) => (
  <ul className="grid list-disc gap-2 pl-5">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
