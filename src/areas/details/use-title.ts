import { useLocation } from 'react-router-dom'
import { useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import { titleIn } from '@/features/applications/details-link'

/** Lists that name an application by `app_ID`, and those that name it by `Id`. */
const BY_APP_ID = [
  'listApplications',
  'listApplicationsToShortlist',
  'listApprovals',
  'listReviewers',
  'listAgreements',
  'listBudgets',
  'listApplicationIds',
] as const
const BY_ID = ['listSubmittedGrants', 'listApprovedApplications', 'listProgressReports'] as const

/** The title of an application, which its details do not hold: as a link handed it on, else as a list read it. */
export function useTitle(appId: string): string {
  const services = useServices()
  const { state } = useLocation()
  return titleIn(state, appId).trim() || titleInLists(services, appId)
}

interface Titled {
  readonly id: string
  readonly title: string
}

/** Only what this visit has read already: nothing is asked for the sake of a title. */
function titleInLists({ client, queries }: Services, appId: string): string {
  const listed = [
    ...BY_APP_ID.flatMap((call): Titled[] =>
      (queries.getQueryData(callQuery(client, call, {}).queryKey) ?? []).map(({ app_ID, projectTitle }) => ({
        id: app_ID,
        title: projectTitle.trim(),
      })),
    ),
    ...BY_ID.flatMap((call): Titled[] =>
      (queries.getQueryData(callQuery(client, call, {}).queryKey) ?? []).map(({ Id, projectTitle }) => ({
        id: Id,
        title: projectTitle.trim(),
      })),
    ),
  ]
  return listed.find(({ id, title }) => id === appId && title !== '')?.title ?? ''
}
