/**
 * Every address of the portal (spec 2), and the only place where one is spelled. Addresses that differ
 * between the two desks of the council are in `desks.ts`.
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

  reviewer1: '/reviewer1',
  reviewer2: '/reviewer2',
  reviewer3: '/reviewer3',
  dean: '/dean',
  hod: '/hod',
} as const

/** The two variants of More Details, as the routes have them. */
export const detailsPattern = { one: '/moredetails/:app_ID', two: '/moredetailsc/:app_ID' } as const

/** More Details hides evaluation reports from applicants in its first variant (spec 2). */
export const detailsPath = (appId: string, variant: 'one' | 'two'): string =>
  `/${variant === 'one' ? 'moredetails' : 'moredetailsc'}/${encodeURIComponent(appId)}`

const RETURN = 'next'

/** The home page, which offers to log in and go on to where the person was going. */
export const homeWithReturn = (going: string): string =>
  `${paths.home}?${new URLSearchParams({ [RETURN]: going }).toString()}`

/**
 * The part of an address that says where to go after logging in, to be handed on; empty where there is none.
 */
export const returnSearch = (search: URLSearchParams): string => {
  const next = search.get(RETURN)
  return next === null ? '' : `?${new URLSearchParams({ [RETURN]: next }).toString()}`
}

/** Where to go after logging in: only ever to a page of the portal, whatever an address says. */
export const returnPath = (search: URLSearchParams): string => {
  const next = search.get(RETURN) ?? ''
  return /^\/[^/\\]/.test(next) ? next : paths.dashboard
}
