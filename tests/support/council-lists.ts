import { contract } from '@/contract'
import { codesIn, documentTable } from './document-table'

/** The lists of the council that hold applications by their status. */
export const COUNCIL_LISTS = [
  'listApplications',
  'listApplicationsToShortlist',
  'listApprovals',
  'listApprovedApplications',
  'listReviewers',
  'listAgreements',
  'listProgressReports',
  'listBudgets',
] as const

/** Returns the documented statuses in a list; 2.1 also if only later hosts list it. */
export function documentedStatuses(list: (typeof COUNCIL_LISTS)[number]): string[] {
  const file = contract[list].path.slice(1, -'.php'.length)
  const [, statuses] =
    documentTable('docs/host.md', 'Council lists').find(([lists]) => lists?.includes(`\`${file}\``)) ?? []
  return codesIn(statuses)
}
