import { encodeText } from '@/domain/texts/encode-text'

/** All paths except those in `council-pages.ts`, and those of HOD, Dean and reviewers in `domain/people/links.ts`. */
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

/** Variant one shows evaluation reports only to the council. Variant two shows them to everybody. */
export const getDetailsPath = (applicationId: string, variant: 'one' | 'two'): string =>
  `/${variant === 'one' ? 'moredetails' : 'moredetailsc'}/${encodeText(applicationId)}`

const RETURN_PARAMETER = 'next'

/** Returns a search string that names the page to open after log-in. */
export const toReturnSearch = (target: string): string =>
  `?${new URLSearchParams({ [RETURN_PARAMETER]: target }).toString()}`

export const toHomeWithReturn = (target: string): string => paths.home + toReturnSearch(target)

/** Returns the same search string from the current URL, for a link to another page. Empty if the URL has none. */
export function getReturnSearch(search: URLSearchParams): string {
  const next = search.get(RETURN_PARAMETER)
  return next === null ? '' : toReturnSearch(next)
}

/** Resolves paths. A URL with another origin leads to another site. */
const PLACEHOLDER_ORIGIN = 'https://portal.invalid'

/**
 * Returns the path of the page to open after log-in, always on this site. Checks the parsed URL instead of the text,
 * because browsers strip tabs and newlines, read `\` as `/` and resolve dots.
 */
export function getReturnPath(search: URLSearchParams): string {
  const next = search.get(RETURN_PARAMETER) ?? ''
  if (!next.startsWith('/') || !URL.canParse(next, PLACEHOLDER_ORIGIN)) return paths.dashboard
  const { origin, pathname, search: nextSearch, hash } = new URL(next, PLACEHOLDER_ORIGIN)
  const isOnThisSite = origin === PLACEHOLDER_ORIGIN && /^\/[^/]/.test(pathname)
  return isOnThisSite ? pathname + nextSearch + hash : paths.dashboard
}
