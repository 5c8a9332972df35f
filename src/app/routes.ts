import { DESKS } from './desks'
import type { Who } from './guards'
import { detailsPattern, paths } from './paths'
import type { ScreenModule } from './screen'

export interface Page {
  readonly path: string
  /** Stands in the browser's title and is how the page is found by name. */
  readonly title: string
  readonly who: Who
  readonly screen: () => Promise<ScreenModule>
  /** What will be here, for a page that is not built yet. */
  readonly planned?: string
  /** Without the menu: the front page has two doors and nothing else (looks). */
  readonly bare?: boolean
  /** From edge to edge: the page sets its own margins. */
  readonly wide?: boolean
}

const APPLICANT = ['Applicant'] as const
const COUNCIL = ['Admin', 'urc'] as const

const notYet = () => import('./not-yet.screen')

type PageRow = Omit<Page, 'screen' | 'path' | 'who'>

/** A page of the council that is the same on both desks. */
const council = (path: string, row: PageRow): Page => ({ path, who: COUNCIL, screen: notYet, ...row })

/** A page of the council with an address for each desk (spec 2). */
const desk = (address: 'viewApplications' | 'reviewCriteria' | 'requestReport' | 'approveBudget' | 'approvedApplications', row: PageRow): Page[] =>
  Object.values(DESKS).map((one) => ({ path: one[address], who: [one.role], screen: notYet, ...row }))

/** A page that is reached by a link in an e-mail, by people without an account (spec 6). */
const byLink = (path: string, row: PageRow): Page => ({ path, who: 'anyone', screen: notYet, ...row })

/** One page of the application, in the wizard and in the edit tabs. */
const step = (newPath: string, editPath: string, title: string, screen: Page['screen']): Page[] => [
  { path: newPath, title: `Apply New Grant: ${title}`, who: APPLICANT, screen },
  { path: editPath, title: `Edit application: ${title}`, who: APPLICANT, screen },
]

/** Every page of the portal (spec 2): where it is, whose it is and what shows it. */
export const PAGES: readonly Page[] = [
  { path: paths.frontPage, title: 'Welcome', who: 'anyone', bare: true, wide: true, screen: () => import('@/areas/visitor/front-page.screen') },
  { path: paths.home, title: 'Research Grants', who: 'anyone', wide: true, screen: () => import('@/areas/visitor/home.screen') },

  { path: paths.login, title: 'Login', who: 'anyone', wide: true, screen: () => import('@/areas/account/login.screen') },
  { path: paths.signUp, title: 'Sign Up', who: 'anyone', wide: true, screen: () => import('@/areas/account/sign-up.screen') },
  { path: paths.forgotPassword, title: 'Forgot Password', who: 'anyone', wide: true, screen: () => import('@/areas/account/forgot-password.screen') },
  { path: paths.dashboard, title: 'Dashboard', who: 'signed-in', screen: () => import('@/areas/account/dashboard.screen') },
  { path: paths.profile, title: 'Profile Information', who: 'signed-in', screen: () => import('@/areas/account/profile.screen') },
  { path: paths.changePassword, title: 'Change Password', who: 'signed-in', screen: () => import('@/areas/account/change-password.screen') },
  { path: paths.sidebar, title: 'Navigation', who: 'signed-in', screen: () => import('./sidebar.screen') },
  // Reviewers, HOD and Dean arrive on these two without an account, so neither asks for one.
  { path: paths.thankYou, title: 'Thank You', who: 'anyone', screen: () => import('@/areas/account/thank-you.screen') },
  { path: paths.thankYouForDecision, title: 'Thank You', who: 'anyone', screen: () => import('@/areas/account/thank-you-for-decision.screen') },

  ...step(paths.applyProfile, paths.editProfile, 'Profile', () => import('@/areas/apply/profile-step.screen')),
  ...step(paths.applyProject, paths.editProject, 'Projects', () => import('@/areas/apply/project-step.screen')),
  ...step(paths.applySupervisors, paths.editSupervisors, 'Investigator', () => import('@/areas/apply/supervisors-step.screen')),
  ...step(paths.applyUploads, paths.editUploads, 'Uploads', () => import('@/areas/apply/uploads-step.screen')),
  ...step(paths.applyReviewers, paths.editReviewers, 'Reviewers', () => import('@/areas/apply/reviewers-step.screen')),

  { path: paths.submittedGrants, title: 'Submitted Grants', who: APPLICANT, screen: () => import('@/areas/grants/submitted-grants.screen') },
  { path: paths.budget, title: 'Budget Revision', who: APPLICANT, screen: () => import('@/areas/grants/budget.screen') },
  { path: paths.progressReport, title: 'Progress Report', who: APPLICANT, screen: () => import('@/areas/grants/progress-report.screen') },

  { path: detailsPattern.one, title: 'More Details', who: 'anyone', screen: () => import('@/areas/details/more-details.screen') },
  { path: detailsPattern.two, title: 'More Details', who: 'anyone', screen: () => import('@/areas/details/more-details.screen') },

  ...desk('viewApplications', { title: 'View Applications', planned: 'All applications, by year and status, with their documents.' }),
  ...desk('reviewCriteria', { title: 'Review Criteria', planned: 'The evaluation criteria that reviewers download.' }),
  council(paths.orderApplications, { title: 'Order Applications', planned: 'Shortlisting or rejecting new applications.' }),
  ...desk('requestReport', { title: 'Progress Reports', planned: 'Progress reports received, and asking for them by e-mail.' }),
  ...desk('approveBudget', { title: 'Approve Budget', planned: 'Budget revisions, with the previous and the current budget.' }),
  council(paths.requestApproval, { title: 'Request Approval', planned: 'Asking the HOD and the Dean to approve a shortlisted application.' }),
  council(paths.sendReviewers, { title: 'Send Reviewers', planned: 'Inviting the three reviewers of an approved application.' }),
  ...desk('approvedApplications', { title: 'Approved Applications', planned: 'Granting or denying, with marks and decisions side by side.' }),
  council(paths.requestAgreement, { title: 'Request Agreement', planned: 'Sending the council’s agreement and asking for the signed one.' }),
  council(paths.reviewerDocuments, { title: 'Reviewer Documents', planned: 'Uploading a reviewer’s report and marks on their behalf.' }),
  council(paths.applicationDates, { title: 'Application Dates', planned: 'Setting when applications open and close.' }),
  council(paths.newAccount, { title: 'New Account', planned: 'Creating accounts for the council’s staff.' }),

  byLink(paths.dean, { title: 'Dean’s decision', planned: 'The Dean’s decision on one application.' }),
  byLink(paths.hod, { title: 'HOD’s decision', planned: 'The HOD’s decision on one application.' }),
  byLink(paths.reviewer1, { title: 'Review', planned: 'The first reviewer’s evaluation of one application.' }),
  byLink(paths.reviewer2, { title: 'Review', planned: 'The second reviewer’s evaluation of one application.' }),
  byLink(paths.reviewer3, { title: 'Review', planned: 'The third reviewer’s evaluation of one application.' }),
]
