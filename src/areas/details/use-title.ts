import { useLocation } from 'react-router-dom'
import { useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import { titleIn } from '@/features/applications/details-link'

/** Lists with the titles of applications. */
const TITLED_LISTS = [
  'listApplications',
  'listApplicationsToShortlist',
  'listApprovals',
  'listReviewers',
  'listAgreements',
  'listBudgets',
  'listApplicationIds',
  'listSubmittedGrants',
  'listApprovedApplications',
  'listProgressReports',
] as const

/** The title of an application, which its details do not have: from the link that was followed, or else from a list. */
export function useTitle(applicationId: string): string {
  const services = useServices()
  const { state } = useLocation()
  return titleIn(state, applicationId).trim() || titleInLists(services, applicationId)
}

/** Only from lists that are in the cache: none is loaded for the title alone. */
function titleInLists({ client, queries }: Services, applicationId: string): string {
  const titles = TITLED_LISTS.flatMap((call) =>
    (queries.getQueryData(callQuery(client, call, {}).queryKey) ?? [])
      .filter((row) => row.applicationId === applicationId)
      .map(({ projectTitle }) => projectTitle.trim()),
  )
  return titles.find((title) => title !== '') ?? ''
}
