import { useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { ensureCall, useSuspenseCall, type Services } from '@/api/services'
import { idFromDisplayed } from '@/domain/status/displayed-id'
import { DecisionPage } from './decision-page'

/** Milliseconds to wait for remarks and dates, which the page can do without. */
const PATIENCE = 1500

export async function load(services: Services, { params }: LoaderFunctionArgs) {
  const applicationId = idFromDisplayed(params.applicationId ?? '')
  const listed = await ensureCall(services, 'listApprovedApplications', {})
  if (!listed.some((row) => row.applicationId === applicationId)) return
  await Promise.race([
    // The page reports this failure itself.
    ensureCall(services, 'getDetails', { applicationId }).catch(() => null),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ])
}

export default function DecideScreen() {
  const applicationId = idFromDisplayed(useParams().applicationId ?? '')
  const applications = useSuspenseCall('listApprovedApplications', {})
  return <DecisionPage applications={applications} applicationId={applicationId} />
}
