import type { Role } from '@/domain/roles'

export type DeskRole = Extract<Role, 'Admin' | 'urc'>

export interface Desk {
  readonly role: DeskRole
  readonly title: string
  readonly viewApplications: string
  readonly reviewCriteria: string
  readonly requestReport: string
  readonly approveBudget: string
  readonly approvedApplications: string
  /** The first of the two lists behind View Applications: each desk has its own, and is told all applications. */
  readonly applicationsCall: 'listApplications' | 'listApplicationsToOrder'
}

/** What of a desk is the address of a page. */
export type DeskAddress = Exclude<keyof Desk, 'role' | 'title' | 'applicationsCall'>

/** Two desks, one set of screens: everything in which Admin's and urc's differ (spec 2). */
export const DESKS: Readonly<Record<DeskRole, Desk>> = {
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
    applicationsCall: 'listApplicationsToOrder',
  },
}
