import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { fold } from '@/domain/texts/fold'
import { Field } from '@/ui/field'
import { PageHeader } from '@/ui/page-header'
import { TextInput } from '@/ui/text-input'
import { isOpenToRole } from './guards'
import { paths } from '../paths'
import { PAGES } from './routes'

const START_PAGES = PAGES.filter(({ path }) => path === paths.home || path === paths.dashboard)

export default function NotFoundScreen() {
  useSession()
  const { person } = useServices().session
  const [searchText, setSearchText] = useState('')
  const search = fold(searchText.trim())
  // Omits paths with an id, and pages that are opened from an e-mail.
  const pages = (search === '' ? START_PAGES : PAGES).filter(
    ({ path, title, access, isOpenedByLink }) =>
      !isOpenedByLink &&
      !path.includes(':') &&
      (access === 'anyone' || (person !== null && isOpenToRole(access, person.role))) &&
      fold(`${title} ${path}`).includes(search),
  )
  return (
    <>
      <PageHeader title="Page not found" lead="The address may have been mistyped or shortened." />
      <div className="grid max-w-reading gap-8">
        <Field label="Find a page by name">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={searchText}
              onChange={(event) => setSearchText(event.target.value)}
            />
          )}
        </Field>
        <section aria-live="polite">
          {search !== '' && <h2 className="text-xl">Pages with this name</h2>}
          {pages.length === 0 && <p className="mt-2 text-ink-soft">None. Try a shorter word.</p>}
          <ul className="mt-2">
            {pages.map(({ path, title }) => (
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
