import type { Role } from '@/domain/roles'

export type CouncilRole = Extract<Role, 'Admin' | 'urc'>

export interface CouncilPages {
  readonly role: CouncilRole
  readonly title: string
  readonly viewApplications: string
  readonly reviewCriteria: string
  readonly requestReport: string
  readonly approveBudget: string
  readonly approvedApplications: string
  /** The first of the two lists behind View Applications: each desk has its own, and is told all applications. */
  readonly applicationsCall: 'listApplications' | 'listApplicationsToShortlist'
}

/** What of a desk is the address of a page. */
export type CouncilPage = Exclude<keyof CouncilPages, 'role' | 'title' | 'applicationsCall'>

/** Two desks, one set of screens: everything in which Admin's and urc's differ (spec 2). */
export const COUNCIL_PAGES: Readonly<Record<CouncilRole, CouncilPages>> = {
  Admin: {
    role: 'Admin',
    title: 'Secretary (Admin)',
    viewApplications: '/viewapplication',
    reviewCriteria: '/reviewcriteria',
    requestReport: '/requestreport',
    approveBudget: '/approvebudget',
    approvedApplications: '/shortlistedapplication',
    applicationsCall: 'listApplications',
  },
  urc: {
    role: 'urc',
    title: 'Director - URC',
    viewApplications: '/viewapplicationd',
    reviewCriteria: '/reviewcriteriad',
    requestReport: '/progressreportd',
    approveBudget: '/approvebudgetd',
    approvedApplications: '/shortlistedapplicationd',
    applicationsCall: 'listApplicationsToShortlist',
  },
}
