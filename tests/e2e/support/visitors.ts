import { PAGES } from '@/app/routes'

export const DEMO_EMAILS = {
  visitor: null,
  Applicant: 'applicant@demo.urc',
  Admin: 'admin@demo.urc',
  urc: 'urc@demo.urc',
} as const

export type Visitor = keyof typeof DEMO_EMAILS

export const VISITORS = Object.keys(DEMO_EMAILS) as Visitor[] // They are its keys.

export const listPages = (person: Visitor) =>
  PAGES.filter(({ access }) => {
    if (access === 'anyone') return person === 'visitor'
    if (access === 'signed-in') return person !== 'visitor'
    return access.some((role) => role === person)
  })

/** Omits the screens of the director that the secretary also has, except the dashboard. */
export const listOwnPages = (person: Visitor) => {
  const pagesOfSecretary = person === 'urc' ? listPages('Admin') : []
  return listPages(person).filter((page) => page.path === '/dashboard' || !pagesOfSecretary.includes(page))
}

/** Uses application 8, which every page of an application can show. */
export const toAddress = (path: string) => path.replace(/:\w+/, '8').replace(/^\/(reviewer\d|dean|hod)$/, '$&?app_ID=8')
