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

/** Omits the director's screens that the secretary has as well, except the dashboard. */
export const listOwnPages = (person: Visitor) => {
  const ofSecretary = person === 'urc' ? listPages('Admin') : []
  return listPages(person).filter((page) => page.path === '/dashboard' || !ofSecretary.includes(page))
}

/** Uses application 8, which every page with an ID can show. */
export const toAddress = (path: string) => path.replace(/:\w+/, '8').replace(/^\/(reviewer\d|dean|hod)$/, '$&?app_ID=8')
