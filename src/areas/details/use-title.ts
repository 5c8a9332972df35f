import { useLocation } from 'react-router-dom'
import { useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import { titleIn } from '@/features/applications/details-link'

const TITLED_LISTS = [
  'listApplications',
  'listApplicationsToShortlist',
  'listApprovals',
  'listReviewers',
  'listAgreements',
  'listBudgets',
  'listApplicationIds',
  'listSubmittedApplications',
  'listApprovedApplications',
  'listProgressReports',
] as const

/** Takes the title from the followed link or a cached list, because `getDetails` does not return it. */
export function useTitle(applicationId: string): string {
  const services = useServices()
  const { state } = useLocation()
  return titleIn(state, applicationId).trim() || titleInLists(services, applicationId)
}

function titleInLists({ client, queries }: Services, applicationId: string): string {
  const titles = TITLED_LISTS.flatMap((call) =>
    (queries.getQueryData(callQuery(client, call, {}).queryKey) ?? [])
      .filter((row) => row.applicationId === applicationId)
      .map(({ projectTitle }) => projectTitle.trim()),
  )
  return titles.find((title) => title !== '') ?? ''
}
