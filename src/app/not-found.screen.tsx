import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { Field } from '@/ui/field'
import { PageHeader } from '@/ui/page-header'
import { TextInput } from '@/ui/text-input'
import { nearestPages, pagesFor, pagesNamed } from './find-page'

export default function NotFoundScreen() {
  const { pathname } = useLocation()
  useSession()
  const { session } = useServices()
  const [words, setWords] = useState('')
  const pages = pagesFor(session.person?.role ?? null, session.person !== null)
  const found = words.trim() === '' ? nearestPages(pages, pathname) : pagesNamed(pages, words)
  return (
    <>
      <PageHeader
        title="Page not found"
        lead="There is no page at this address. It may have been mistyped or shortened."
      />
      <div className="grid max-w-reading gap-8">
        <Field label="Find a page by name">
          {(control) => (
            <TextInput {...control} type="search" value={words} onChange={(event) => setWords(event.target.value)} />
          )}
        </Field>
        <section aria-live="polite">
          <h2 className="text-xl">{words.trim() === '' ? 'Perhaps you meant' : 'Pages with this name'}</h2>
          {found.length === 0 && <p className="mt-2 text-ink-soft">None. Try a shorter word.</p>}
          <ul className="mt-2">
            {found.map(({ path, title }) => (
              <li key={path} className="border-b border-rule">
                <Link
                  to={path}
                  className="flex flex-wrap justify-between gap-x-6 py-3 text-accent underline underline-offset-4"
                >
                  <span>{title}</span>
                  <span className="text-ink-soft">{path}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
