import { Fragment, type ReactNode } from 'react'
import { PageHeader } from '@/ui/page-header'

interface HandbookPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** Handbook pages are generated from the portal's own code, so that they cannot be outdated. */
export const HandbookPage = ({ title, lead, children }: HandbookPageProps) => (
  <main className="mx-auto max-w-page px-4 pt-8 pb-20 sm:px-8">
    <PageHeader title={title} lead={lead} />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14">{children}</div>
  </main>
)

interface SectionProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

export const Section = ({ title, lead, children }: SectionProps) => (
  <section aria-label={title} className="min-w-0">
    <h2 className="text-xl first-letter:uppercase">{title}</h2>
    {lead !== undefined && <p className="mt-1 max-w-reading text-ink-soft">{lead}</p>}
    <div className="mt-5">{children}</div>
  </section>
)

/** A name of the code, which may wrap between its words. */
export const Code = ({ children }: { children: string }) => (
  <code className="font-mono font-normal wrap-anywhere">
    {children.split(/(?=[A-Z/?]|\.[a-z])/).map((word, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- words are identified by their index
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {word}
      </Fragment>
    ))}
  </code>
)

export function Codes({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className="text-ink-soft">–</span>
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Code>{name}</Code>
        </li>
      ))}
    </ul>
  )
}

export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-1">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/** Capitalises text that is lower-case in the code. */
export const Sentence = ({ children }: { children: string }) => (
  <span className="block first-letter:uppercase">{children}</span>
)

export const CodeBlock = ({ children }: { children: string }) => (
  <pre className="rounded-control bg-sunk px-3 py-2 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
    {children}
  </pre>
)

/** Like `DescriptionList`, but denser. */
export const Facts = ({ items }: { items: readonly { term: string; description: ReactNode }[] }) => (
  <dl className="grid content-start gap-y-1.5 text-sm">
    {items.map(({ term, description }) => (
      <div key={term} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3">
        <dt className="min-w-0 text-ink-soft wrap-anywhere">{term}</dt>
        <dd className="wrap-anywhere">{description}</dd>
      </div>
    ))}
  </dl>
)
