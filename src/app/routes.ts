import { matchPath } from 'react-router-dom'
import { APPROVERS } from '@/domain/people/approvers'
import { approverPage, reviewerPage } from '@/domain/people/link-pages'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { Role } from '@/domain/people/roles'
import { COUNCIL_PAGES, isCouncilRole, toOwnCouncilPath, type CouncilPage } from '../council-pages'
import { loadOnce, type ScreenModule } from './fetch-screen'
import { isOpenToRole, type PageAccess } from './guards'
import { detailsPattern, paths } from '../paths'

export interface Page {
  readonly path: string
  /** Document title, also searched by the "not found" page. */
  readonly title: string
  readonly access: PageAccess
  readonly screen: () => Promise<ScreenModule>
  /** Omits the menu. */
  readonly isBare?: boolean
  /** Omits the layout's margins, because the page sets its own. */
  readonly isWide?: boolean
  /** Opened from an e-mail by users without an account, so the session is not checked. */
  readonly isOpenedByLink?: boolean
  /** Open to anyone, but shows personal data to a signed-in user. */
  readonly isPersonal?: boolean
}

const COUNCIL = ['Admin', 'urc'] as const

type Screen = Page['screen']

type PageBuilder = (path: string, title: string, screen: Screen) => Page

const anyone: PageBuilder = (path, title, screen) => ({ path, title, access: 'anyone', screen })

const signedIn: PageBuilder = (path, title, screen) => ({ path, title, access: 'signed-in', screen })

const applicant: PageBuilder = (path, title, screen) => ({ path, title, access: ['Applicant'], screen })

const step = (newPath: string, editPath: string, title: string, screen: Screen): Page[] => [
  applicant(newPath, `Apply New Grant: ${title}`, screen),
  applicant(editPath, `Edit application: ${title}`, screen),
]

/** A council page with one path for both roles. */
const council: PageBuilder = (path, title, screen) => ({ path, title, access: COUNCIL, screen })

/** A council page with a path for each of the two roles. */
const councilByRole = (address: CouncilPage, title: string, screen: Screen): Page[] =>
  Object.values(COUNCIL_PAGES).map((pages) => ({ path: pages[address], title, access: [pages.role], screen }))

const byLink: PageBuilder = (path, title, screen) => ({ ...anyone(path, title, screen), isOpenedByLink: true })

export const PAGES: readonly Page[] = [
  {
    ...anyone(paths.frontPage, 'Welcome', () => import('@/areas/visitor/front-page.screen')),
    isBare: true,
    isWide: true,
  },
  { ...anyone(paths.home, 'Research Grants', () => import('@/areas/visitor/home.screen')), isWide: true },
  anyone(paths.questions, 'What you will be asked', () => import('@/areas/visitor/questions.screen')),
  anyone(paths.privacy, 'Privacy', () => import('@/areas/visitor/privacy.screen')),
  anyone(paths.accessibility, 'Accessibility', () => import('@/areas/visitor/accessibility.screen')),

  { ...anyone(paths.login, 'Login', () => import('@/areas/account/login.screen')), isWide: true },
  { ...anyone(paths.signUp, 'Sign Up', () => import('@/areas/account/sign-up.screen')), isWide: true },
  {
    ...anyone(paths.forgotPassword, 'Forgot Password', () => import('@/areas/account/forgot-password.screen')),
    isWide: true,
  },
  signedIn(paths.dashboard, 'Dashboard', () => import('@/areas/account/dashboard.screen')),
  signedIn(paths.profile, 'Profile Information', () => import('@/areas/account/profile.screen')),
  signedIn(paths.changePassword, 'Change Password', () => import('@/areas/account/change-password.screen')),
  signedIn(paths.sidebar, 'Navigation', () => import('./sidebar.screen')),
  {
    ...anyone(paths.deviceData, 'What this device keeps of you', () => import('@/areas/account/device-data.screen')),
    isPersonal: true,
  },
  // Reviewers, HOD and Dean open these two pages without an account.
  { ...anyone(paths.thankYou, 'Thank You', () => import('@/areas/account/thank-you.screen')), isPersonal: true },
  byLink(paths.thankYouForDecision, 'Thank You', () => import('@/areas/account/thank-you-for-decision.screen')),

  ...step(paths.applyProfile, paths.editProfile, 'Profile', () => import('@/areas/apply/profile-step.screen')),
  ...step(paths.applyProject, paths.editProject, 'Projects', () => import('@/areas/apply/project-step.screen')),
  ...step(
    paths.applySupervisors,
    paths.editSupervisors,
    'Investigator',
    () => import('@/areas/apply/supervisors-step.screen'),
  ),
  ...step(paths.applyUploads, paths.editUploads, 'Uploads', () => import('@/areas/apply/uploads-step.screen')),
  ...step(paths.applyReviewers, paths.editReviewers, 'Reviewers', () => import('@/areas/apply/reviewers-step.screen')),

  applicant(
    paths.submittedApplications,
    'Submitted Grants',
    () => import('@/areas/grants/submitted-applications.screen'),
  ),
  applicant(paths.budget, 'Budget Revision', () => import('@/areas/grants/budget.screen')),
  applicant(paths.progressReport, 'Progress Report', () => import('@/areas/grants/progress-report.screen')),

  anyone(detailsPattern.one, 'More Details', () => import('@/areas/details/more-details.screen')),
  anyone(detailsPattern.two, 'More Details', () => import('@/areas/details/more-details.screen')),

  ...councilByRole('viewApplications', 'View Applications', () => import('@/areas/council/view-applications.screen')),
  ...councilByRole(
    'reviewCriteria',
    'Review Criteria',
    () => import('@/areas/council/settings/review-criteria.screen'),
  ),
  council(paths.year, 'The year', () => import('@/areas/council/year/year.screen')),
  council(
    paths.orderApplications,
    'Order Applications',
    () => import('@/areas/council/shortlist/order-applications.screen'),
  ),
  ...councilByRole('requestReport', 'Progress Reports', () => import('@/areas/council/granted/request-report.screen')),
  ...councilByRole('approveBudget', 'Approve Budget', () => import('@/areas/council/granted/approve-budget.screen')),
  council(paths.requestApproval, 'Request Approval', () => import('@/areas/council/approvals/request-approval.screen')),
  council(paths.sendReviewers, 'Send Reviewers', () => import('@/areas/council/reviewers/send-reviewers.screen')),
  ...councilByRole(
    'approvedApplications',
    'Approved Applications',
    () => import('@/areas/council/decisions/approved-applications.screen'),
  ),
  ...councilByRole('decide', 'Decide', () => import('@/areas/council/decisions/single/decide.screen')),
  council(
    paths.requestAgreement,
    'Request Agreement',
    () => import('@/areas/council/granted/request-agreement.screen'),
  ),
  council(
    paths.reviewerDocuments,
    'Reviewer Documents',
    () => import('@/areas/council/reviewers/reviewer-documents.screen'),
  ),
  council(
    paths.applicationDates,
    'Application Dates',
    () => import('@/areas/council/settings/application-dates.screen'),
  ),
  council(paths.newAccount, 'New Account', () => import('@/areas/council/settings/new-account.screen')),

  ...APPROVERS.map((approver) =>
    byLink(`/${approverPage(approver)}`, `${approver}’s decision`, () => import('@/areas/invited/decision.screen')),
  ),
  ...REVIEWERS.map(({ number }) =>
    byLink(`/${reviewerPage(number)}`, 'Review', () => import('@/areas/invited/review.screen')),
  ),
].map((page: Page) => ({ ...page, screen: loadOnce(page.screen) }))

/** Loads the code of the page at an address, so that the page later opens without a connection. */
export async function fetchPage(address: string): Promise<void> {
  await findPage(address)?.screen()
}

function findPage(address: string): Page | undefined {
  const { pathname } = new URL(address, 'https://portal.invalid')
  return PAGES.find(({ path }) => matchPath(path, pathname) !== null)
}

/**
 * Whether this role may open the page at a URL, or has its own version of the page. True for an unknown URL, because the
 * "not found" page is for everybody.
 */
export function mayOpen(role: Role | null, address: string): boolean {
  const page = findPage(address)
  return (
    !page || isOpenToRole(page.access, role) || (isCouncilRole(role) && toOwnCouncilPath(role, page.path) !== undefined)
  )
}
