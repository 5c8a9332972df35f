import { encodeText } from '@/domain/texts/encode-text'

/** Every path but those in `council-pages.ts`, and those of HOD, Dean and reviewers in `domain/people/links.ts`. */
export const paths = {
  root: '/',
  frontPage: '/frontpage',
  home: '/home',
  questions: '/questions',
  privacy: '/privacy',
  accessibility: '/accessibility',
  login: '/login',
  signUp: '/signup',
  forgotPassword: '/forgotpassword',

  dashboard: '/dashboard',
  year: '/dashboard/year',
  profile: '/profile',
  changePassword: '/changepassword',
  thankYou: '/popup',
  thankYouForDecision: '/popup2',
  sidebar: '/sidebar',
  deviceData: '/devicedata',

  applyProfile: '/grant',
  applyProject: '/project',
  applySupervisors: '/supervisors',
  applyUploads: '/uploads',
  applyReviewers: '/reviewers',
  editProfile: '/editgrant',
  editProject: '/editproject',
  editSupervisors: '/editsupervisors',
  editUploads: '/edituploads',
  editReviewers: '/editreviewers',
  budget: '/budget',
  progressReport: '/progressreport',
  submittedApplications: '/submittedgrant',

  requestApproval: '/requestapproval',
  sendReviewers: '/sendreviewers',
  requestAgreement: '/requestagreement',
  reviewerDocuments: '/reviewerdocument',
  applicationDates: '/applicationdates',
  newAccount: '/newaccount',
  orderApplications: '/orderapplication',
} as const

/** The two variants of More Details, as route patterns. */
export const detailsPattern = { one: '/moredetails/:applicationId', two: '/moredetailsc/:applicationId' } as const

/** Variant one shows evaluation reports to the council only, variant two to everybody. */
export const detailsPath = (applicationId: string, variant: 'one' | 'two'): string =>
  `/${variant === 'one' ? 'moredetails' : 'moredetailsc'}/${encodeText(applicationId)}`

const RETURN = 'next'

/** Returns a search string with the page to open after log-in. */
export const returnTo = (target: string): string => `?${new URLSearchParams({ [RETURN]: target }).toString()}`

export const homeWithReturn = (target: string): string => paths.home + returnTo(target)

/** Returns that search string from the current URL, to pass it on; empty if there is none. */
export function returnSearch(search: URLSearchParams): string {
  const next = search.get(RETURN)
  return next === null ? '' : returnTo(next)
}

/** A placeholder origin for resolving paths; a URL with another origin leads to another site. */
const ORIGIN = 'https://portal.invalid'

/**
 * Returns the page to open after log-in, which is always one of the portal. Browsers strip tabs and newlines from a
 * URL, read `\` as `/` and resolve dots, so this checks and uses the parsed URL, not the text.
 */
export function returnPath(search: URLSearchParams): string {
  const next = search.get(RETURN) ?? ''
  if (!next.startsWith('/') || !URL.canParse(next, ORIGIN)) return paths.dashboard
  const { origin, pathname, search: rest, hash } = new URL(next, ORIGIN)
  return origin === ORIGIN && /^\/[^/]/.test(pathname) ? pathname + rest + hash : paths.dashboard
}
