import { PAGES } from '@/app/routes'

/** The people of the demo who see different pages. */
export const PEOPLE = {
  visitor: null,
  Applicant: 'applicant@demo.urc',
  Admin: 'admin@demo.urc',
  urc: 'urc@demo.urc',
} as const

export type Visitor = keyof typeof PEOPLE

export const VISITORS = Object.keys(PEOPLE) as Visitor[] // They are its keys.

/** The pages of a person; public pages are visited by the people without an account. */
export const pagesOf = (person: Visitor) =>
  PAGES.filter(({ who }) => {
    if (who === 'anyone') return person === 'visitor'
    if (who === 'signed-in') return person !== 'visitor'
    return who.some((role) => role === person)
  })

/** The same without the director's screens that the secretary has as well: they are the same ones. */
export const ownPagesOf = (person: Visitor) => {
  const ofSecretary = person === 'urc' ? pagesOf('Admin') : []
  return pagesOf(person).filter((page) => page.path === '/dashboard' || !ofSecretary.includes(page))
}

/** An address with an application that every page with an id can show. */
export const addressOf = (path: string) => path.replace(/:\w+/, '8').replace(/^\/(reviewer\d|dean|hod)$/, '$&?app_ID=8')
