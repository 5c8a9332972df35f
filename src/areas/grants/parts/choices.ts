import { useQuery } from '@tanstack/react-query'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import type { Output } from '@/contract'
import { STATUS_ROWS, type Status } from '@/domain/status/status'

type OwnApplication = Output<'listApplicationIds'>[number]

export interface ExcludedApplication extends OwnApplication {
  readonly reason: string
}

/** Preloads both lists. Requires only the list of ids; the page reports a failure of the other list. */
export async function loadChoices(services: Services): Promise<void> {
  const submitted = ensureCall(services, 'listSubmittedApplications', {}).catch(() => undefined)
  await ensureCall(services, 'listApplicationIds', {})
  await submitted
}

/** Offers granted applications, and those with an unknown status. The host accepts files for all applications. */
export function useChoices() {
  const { client } = useServices()
  const applications = useSuspenseCall('listApplicationIds', {})
  // Not retried on mount, because the loader has tried. The page shows the failure with a retry button.
  const submitted = useQuery({ ...callQuery(client, 'listSubmittedApplications', {}), retryOnMount: false })
  const statuses = new Map<string, Status>(submitted.data?.map(({ applicationId, status }) => [applicationId, status]))
  const getStatus = ({ applicationId }: OwnApplication): Status => statuses.get(applicationId) ?? 'unknown'

  const offeredApplications: (OwnApplication & { readonly isStatusKnown: boolean })[] = []
  const excludedApplications: ExcludedApplication[] = []
  for (const application of applications) {
    const status = getStatus(application)
    const reason = STATUS_ROWS[status].filesClosedReason
    if (reason === null) offeredApplications.push({ ...application, isStatusKnown: status !== 'unknown' })
    else excludedApplications.push({ ...application, reason })
  }
  const statusError = submitted.data ? null : submitted.error
  return {
    offeredApplications,
    excludedApplications,
    statusError,
    recheck: submitted.refetch,
    isChecking: submitted.isFetching,
  }
}

export type Choices = ReturnType<typeof useChoices>
