import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { fold } from '@/domain/texts/fold'
import { Field } from '@/ui/field'
import { PageHeader } from '@/ui/page-header'
import { TextInput } from '@/ui/text-input'
import { isFor } from './guards'
import { paths } from '../paths'
import { PAGES } from './routes'

const START_PAGES = PAGES.filter(({ path }) => path === paths.home || path === paths.dashboard)

export default function NotFoundScreen() {
  useSession()
  const { person } = useServices().session
  const [words, setWords] = useState('')
  const searched = fold(words.trim())
  // Leaves out paths with an id, and pages that only a link from an e-mail opens.
  const found = (searched === '' ? START_PAGES : PAGES).filter(
    ({ path, title, who, byLink }) =>
      !byLink &&
      !path.includes(':') &&
      (who === 'anyone' || (person !== null && isFor(who, person.role))) &&
      fold(`${title} ${path}`).includes(searched),
  )
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
          {searched !== '' && <h2 className="text-xl">Pages with this name</h2>}
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
