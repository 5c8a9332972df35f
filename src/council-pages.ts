import { generatePath, matchPath } from 'react-router-dom'
import type { Role } from '@/domain/people/roles'

export type CouncilRole = Extract<Role, 'Admin' | 'urc'>

export const isCouncilRole = (role: string | null): role is CouncilRole => role === 'Admin' || role === 'urc'

export interface CouncilPages {
  readonly role: CouncilRole
  readonly title: string
  readonly viewApplications: string
  readonly reviewCriteria: string
  readonly requestReport: string
  readonly approveBudget: string
  readonly approvedApplications: string
  /** A route pattern: one application at a time. */
  readonly decide: string
  /** View Applications joins two lists, and fetches this one first. */
  readonly applicationsCall: 'listApplications' | 'listApplicationsToShortlist'
}

/** The keys of `CouncilPages` that hold an address. */
export type CouncilPage = Exclude<keyof CouncilPages, 'role' | 'title' | 'applicationsCall'>

/** The differences between the pages of Admin and urc. Both roles have the same screens. */
export const COUNCIL_PAGES: Readonly<Record<CouncilRole, CouncilPages>> = {
  Admin: {
    role: 'Admin',
    title: 'Secretary (Admin)',
    viewApplications: '/viewapplication',
    reviewCriteria: '/reviewcriteria',
    requestReport: '/requestreport',
    approveBudget: '/approvebudget',
    approvedApplications: '/shortlistedapplication',
    decide: '/shortlistedapplication/:applicationId',
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
    decide: '/shortlistedapplicationd/:applicationId',
    applicationsCall: 'listApplicationsToShortlist',
  },
}

const PAGE_KEYS = [
  'viewApplications',
  'reviewCriteria',
  'requestReport',
  'approveBudget',
  'approvedApplications',
  'decide',
] as const satisfies readonly CouncilPage[]

/** Converts a path of either council role to the same page of this role. Undefined for any other path. */
export function toOwnCouncilPath(role: CouncilRole, pathname: string): string | undefined {
  for (const pages of Object.values(COUNCIL_PAGES))
    for (const page of PAGE_KEYS) {
      const match = matchPath(pages[page], pathname)
      if (match) return generatePath(COUNCIL_PAGES[role][page], match.params)
    }
  return undefined
}
