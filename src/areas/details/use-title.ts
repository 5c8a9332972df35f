import { useLocation } from 'react-router-dom'
import { useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import { titleIn } from '@/features/applications/details-link'

/** The calls whose rows contain the titles of applications. */
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

/** The title of an application, which `getDetails` does not return: from the followed link, or else from a list. */
export function useTitle(applicationId: string): string {
  const services = useServices()
  const { state } = useLocation()
  return titleIn(state, applicationId).trim() || titleInLists(services, applicationId)
}

/** Reads cached lists only; none is fetched just for the title. */
function titleInLists({ client, queries }: Services, applicationId: string): string {
  const titles = TITLED_LISTS.flatMap((call) =>
    (queries.getQueryData(callQuery(client, call, {}).queryKey) ?? [])
      .filter((row) => row.applicationId === applicationId)
      .map(({ projectTitle }) => projectTitle.trim()),
  )
  return titles.find((title) => title !== '') ?? ''
}
