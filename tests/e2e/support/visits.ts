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

/** Whose pages: what is open to all is looked at by those who have no account. */
export const pagesOf = (person: Visitor) =>
  PAGES.filter(({ who }) => {
    if (who === 'anyone') return person === 'visitor'
    if (who === 'signed-in') return person !== 'visitor'
    return who.some((role) => role === person)
  })

/** With an application that every page with an id in its address can show. */
export const addressOf = (path: string) => path.replace(/:\w+/, '8').replace(/^\/(reviewer\d|dean|hod)$/, '$&?app_ID=8')
