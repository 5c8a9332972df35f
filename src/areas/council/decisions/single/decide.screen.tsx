import { useParams, type LoaderFunctionArgs } from 'react-router-dom'
import { ensureCall, useSuspenseCall, type Services } from '@/api/services'
import { idFromDisplayed } from '@/domain/status/displayed-id'
import { DecisionPage } from './decision-page'

/** Milliseconds for which the page waits for remarks and dates, without which it can be used as well. */
const PATIENCE = 1500

export async function load(services: Services, { params }: LoaderFunctionArgs) {
  const applicationId = idFromDisplayed(params.applicationId ?? '')
  const listed = await ensureCall(services, 'listApprovedApplications', {})
  if (!listed.some((row) => row.applicationId === applicationId)) return
  await Promise.race([
    // The page says itself what could not be read.
    ensureCall(services, 'getDetails', { applicationId }).catch(() => null),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ])
}

/** Grants or denies one application after the other. */
export default function DecideScreen() {
  const applicationId = idFromDisplayed(useParams().applicationId ?? '')
  const applications = useSuspenseCall('listApprovedApplications', {})
  return <DecisionPage applications={applications} applicationId={applicationId} />
}
