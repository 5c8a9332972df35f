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
  /** The list of View Applications that is fetched first. The page joins both. */
  readonly applicationsCall: 'listApplications' | 'listApplicationsToShortlist'
}

/** The keys of `CouncilPages` that hold an address. */
export type CouncilPage = Exclude<keyof CouncilPages, 'role' | 'title' | 'applicationsCall'>

/** All differences between the pages of Admin and urc; the screens are the same. */
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

const ADDRESSES = [
  'viewApplications',
  'reviewCriteria',
  'requestReport',
  'approveBudget',
  'approvedApplications',
  'decide',
] as const satisfies readonly CouncilPage[]

/** Returns the path of this role's own page for a path of either council role; undefined for any other. */
export const ownCouncilPath = (role: CouncilRole, pathname: string): string | undefined =>
  Object.values(COUNCIL_PAGES)
    .flatMap((pages) =>
      ADDRESSES.flatMap((page) => {
        const match = matchPath(pages[page], pathname)
        return match ? generatePath(COUNCIL_PAGES[role][page], match.params) : []
      }),
    )
    .at(0)
