import {
  BookOpenCheck,
  CalendarClock,
  ChartColumn,
  ClipboardCheck,
  FilePenLine,
  FileStack,
  Files,
  KeyRound,
  ListChecks,
  ScrollText,
  Send,
  Stamp,
  UserPlus,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import { COUNCIL_PAGES, type CouncilRole } from '@/council-pages'
import { paths } from '@/paths'
import type { Role } from '@/domain/people/roles'
import type { TilePictureName } from './parts/tile-picture'

interface ScreenLink {
  readonly title: string
  readonly to: string
}

interface DashboardTile extends ScreenLink {
  readonly picture: TilePictureName
  readonly note?: string
  /** Whether the page needs a granted application. */
  readonly needsGrant?: true
}

interface CouncilScreen extends ScreenLink {
  /** Icon in the list of the council's screens. */
  readonly icon: LucideIcon
}

type CouncilTile = DashboardTile & CouncilScreen

const changePassword: CouncilTile = {
  title: 'Change Password',
  to: paths.changePassword,
  picture: 'change-password',
  icon: KeyRound,
}
const newAccount: CouncilTile = {
  title: 'New Account',
  to: paths.newAccount,
  picture: 'new-account',
  icon: UserPlus,
}
/** Has no tile, because the dashboard links it below a chart. */
const yearScreen: CouncilScreen = { title: 'The year', to: paths.year, icon: ChartColumn }

function getCouncilTiles(role: CouncilRole): CouncilTile[] {
  const pages = COUNCIL_PAGES[role]
  return [
    { title: 'View Applications', to: pages.viewApplications, picture: 'view-applications', icon: Files },
    {
      title: 'Review Criteria',
      to: pages.reviewCriteria,
      picture: 'review-criteria',
      icon: BookOpenCheck,
      note: 'Customize criteria, weight, marks',
    },
    { title: 'Order Applications', to: paths.orderApplications, picture: 'order-applications', icon: ListChecks },
    {
      title: role === 'urc' ? 'Progress Reports' : 'Request Report',
      to: pages.requestReport,
      picture: 'progress-reports',
      icon: ScrollText,
    },
    { title: 'Approve Budget', to: pages.approveBudget, picture: 'approve-budget', icon: Wallet },
    { title: 'Request Approval', to: paths.requestApproval, picture: 'request-approval', icon: Stamp },
    { title: 'Send Reviewers', to: paths.sendReviewers, picture: 'send-reviewers', icon: Send },
    { title: 'Shortlisted Applications', to: pages.approvedApplications, picture: 'shortlisted', icon: ClipboardCheck },
    { title: 'Request Agreement', to: paths.requestAgreement, picture: 'request-agreement', icon: FilePenLine },
    { title: 'Reviewer Documents', to: paths.reviewerDocuments, picture: 'reviewer-documents', icon: FileStack },
    { title: 'Application Dates', to: paths.applicationDates, picture: 'application-dates', icon: CalendarClock },
  ]
}

const COUNCIL_TILES: Readonly<Record<CouncilRole, readonly CouncilTile[]>> = {
  urc: [...getCouncilTiles('urc'), newAccount, changePassword],
  Admin: [...getCouncilTiles('Admin'), changePassword, newAccount],
}

/** In the order shown. */
export const TILES: Readonly<Record<Role, readonly DashboardTile[]>> = {
  ...COUNCIL_TILES,
  Applicant: [
    { title: 'Apply New Grant', to: paths.applyProfile, picture: 'apply-grant' },
    { title: 'View Applied Grants', to: paths.submittedApplications, picture: 'applied-grants' },
    changePassword,
    { title: 'Apply Budget Revision', to: paths.budget, picture: 'budget-revision', needsGrant: true },
    { title: 'Submit Progress Report', to: paths.progressReport, picture: 'submit-progress', needsGrant: true },
  ],
}

export const getCouncilScreens = (role: CouncilRole): readonly CouncilScreen[] => [yearScreen, ...COUNCIL_TILES[role]]

export const getScreens = (role: Role): readonly ScreenLink[] =>
  role === 'Applicant' ? TILES[role] : getCouncilScreens(role)
