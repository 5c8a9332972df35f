import { useLocation } from 'react-router-dom'
import { useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import { titleIn } from '@/features/applications/details-link'

/** Lists that hold the titles of applications. */
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

/** The title of an application, which its details do not hold: as a link handed it on, else as a list read it. */
export function useTitle(applicationId: string): string {
  const services = useServices()
  const { state } = useLocation()
  return titleIn(state, applicationId).trim() || titleInLists(services, applicationId)
}

/** Only what this visit has read already: nothing is asked for the sake of a title. */
function titleInLists({ client, queries }: Services, applicationId: string): string {
  const titles = TITLED_LISTS.flatMap((call) =>
    (queries.getQueryData(callQuery(client, call, {}).queryKey) ?? [])
      .filter((row) => row.applicationId === applicationId)
      .map(({ projectTitle }) => projectTitle.trim()),
  )
  return titles.find((title) => title !== '') ?? ''
}
