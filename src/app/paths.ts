/**
 * Every address of the portal, and the only place where one is spelled. Those that differ
 * between the council's two roles are in `council-pages.ts`; those of HOD, Dean and reviewers in `domain/links.ts`.
 */
export const paths = {
  root: '/',
  frontPage: '/frontpage',
  home: '/home',
  login: '/login',
  signUp: '/signup',
  forgotPassword: '/forgotpassword',

  dashboard: '/dashboard',
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
  submittedGrants: '/submittedgrant',

  requestApproval: '/requestapproval',
  sendReviewers: '/sendreviewers',
  requestAgreement: '/requestagreement',
  reviewerDocuments: '/reviewerdocument',
  applicationDates: '/applicationdates',
  newAccount: '/newaccount',
  orderApplications: '/orderapplication',
} as const

/** The two variants of More Details, as the routes have them. */
export const detailsPattern = { one: '/moredetails/:applicationId', two: '/moredetailsc/:applicationId' } as const

/** More Details shows the evaluation reports to the council alone in its first variant. */
export const detailsPath = (applicationId: string, variant: 'one' | 'two'): string =>
  `/${variant === 'one' ? 'moredetails' : 'moredetailsc'}/${encodeURIComponent(applicationId)}`

const RETURN = 'next'

/** The part of an address that says where to go after logging in. */
export const returnTo = (going: string): string => `?${new URLSearchParams({ [RETURN]: going }).toString()}`

/** The home page, which offers to log in and go on to where the person was going. */
export const homeWithReturn = (going: string): string => paths.home + returnTo(going)

/** What an address says of where to go after logging in, to be handed on; empty where it says nothing. */
export function returnSearch(search: URLSearchParams): string {
  const next = search.get(RETURN)
  return next === null ? '' : returnTo(next)
}

/** Stands for wherever the portal is: nothing is compared with it but what was parsed against it. */
const HERE = 'https://portal.invalid'

/**
 * Where to go after logging in: only ever to a page of the portal, whatever an address says. Browsers drop tabs and
 * newlines from an address, read `\` as `/` and resolve dots, so it is what they make of it that is judged and gone to.
 */
export function returnPath(search: URLSearchParams): string {
  const next = search.get(RETURN) ?? ''
  if (!next.startsWith('/') || !URL.canParse(next, HERE)) return paths.dashboard
  const { origin, pathname, search: rest, hash } = new URL(next, HERE)
  return origin === HERE && /^\/[^/]/.test(pathname) ? pathname + rest + hash : paths.dashboard
}
