import { COUNCIL_PAGES, type CouncilRole } from '@/council-pages'
import { paths } from '@/paths'
import type { Role } from '@/domain/people/roles'

export interface DashboardTile {
  readonly title: string
  readonly to: string
  /** The name of its image, `public/images/tile-<picture>.svg`. */
  readonly picture: string
  readonly note?: string
}

const changePassword = {
  title: 'Change Password',
  to: paths.changePassword,
  picture: 'change-password',
} as const satisfies DashboardTile
const newAccount = {
  title: 'New Account',
  to: paths.newAccount,
  picture: 'new-account',
} as const satisfies DashboardTile
/** Has no tile, because the dashboard previews these pictures. */
const year = { title: 'The year', to: paths.year, picture: 'year' } as const satisfies DashboardTile

function councilTiles(role: CouncilRole) {
  const pages = COUNCIL_PAGES[role]
  return [
    { title: 'View Applications', to: pages.viewApplications, picture: 'view-applications' },
    {
      title: 'Review Criteria',
      to: pages.reviewCriteria,
      picture: 'review-criteria',
      note: 'Customize criteria, weight, marks',
    },
    { title: 'Order Applications', to: paths.orderApplications, picture: 'order-applications' },
    {
      title: role === 'urc' ? 'Progress Reports' : 'Request Report',
      to: pages.requestReport,
      picture: 'progress-reports',
    },
    { title: 'Approve Budget', to: pages.approveBudget, picture: 'approve-budget' },
    { title: 'Request Approval', to: paths.requestApproval, picture: 'request-approval' },
    { title: 'Send Reviewers', to: paths.sendReviewers, picture: 'send-reviewers' },
    { title: 'Shortlisted Applications', to: pages.approvedApplications, picture: 'shortlisted' },
    { title: 'Request Agreement', to: paths.requestAgreement, picture: 'request-agreement' },
    { title: 'Reviewer Documents', to: paths.reviewerDocuments, picture: 'reviewer-documents' },
    { title: 'Application Dates', to: paths.applicationDates, picture: 'application-dates' },
  ] as const satisfies readonly DashboardTile[]
}

type CouncilTile = ReturnType<typeof councilTiles>[number] | typeof changePassword | typeof newAccount | typeof year

/** `picture` is also the key of the icon in the rail. */
interface CouncilScreen extends DashboardTile {
  readonly picture: CouncilTile['picture']
}

const COUNCIL_TILES: Readonly<Record<CouncilRole, readonly CouncilScreen[]>> = {
  urc: [...councilTiles('urc'), newAccount, changePassword],
  Admin: [...councilTiles('Admin'), changePassword, newAccount],
}

/** In the order shown. */
export const TILES: Readonly<Record<Role, readonly DashboardTile[]>> = {
  ...COUNCIL_TILES,
  Applicant: [
    { title: 'Apply New Grant', to: paths.applyProfile, picture: 'apply-grant' },
    { title: 'Apply Budget Revision', to: paths.budget, picture: 'budget-revision' },
    { title: 'Submit Progress Report', to: paths.progressReport, picture: 'submit-progress' },
    { title: 'View Applied Grants', to: paths.submittedApplications, picture: 'applied-grants' },
    changePassword,
  ],
}

export const councilScreens = (role: CouncilRole): readonly CouncilScreen[] => [year, ...COUNCIL_TILES[role]]

export const screensOf = (role: Role): readonly DashboardTile[] =>
  role === 'Applicant' ? TILES[role] : councilScreens(role)
