/**
 * Every address of the portal (spec 2), and the only place where one is spelled. Addresses that differ between
 * the two desks of the council are in `desks.ts`.
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

/** More Details hides evaluation reports from applicants in its first variant (spec 2). */
export const detailsPath = (appId: string, variant: 'one' | 'two'): string =>
  `/${variant === 'one' ? 'moredetails' : 'moredetailsc'}/${encodeURIComponent(appId)}`
