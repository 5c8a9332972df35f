import { useQuery } from '@tanstack/react-query'
import { ensureCall, useSuspenseCall, useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import type { Output } from '@/contract'
import { STATUS_ROWS, type Status } from '@/domain/status/status'

type OwnApplication = Output<'listApplicationIds'>[number]

export interface UnofferedApplication extends OwnApplication {
  readonly because: string
}

/** Preloads both lists. Only the list of ids is required; the page reports a failure of the other one. */
export async function loadChoices(services: Services): Promise<void> {
  const submitted = ensureCall(services, 'listSubmittedApplications', {}).catch(() => undefined)
  await ensureCall(services, 'listApplicationIds', {})
  await submitted
}

/** Offers granted applications and those with an unknown status, although the host accepts files for any. */
export function useChoices() {
  const { client } = useServices()
  const applications = useSuspenseCall('listApplicationIds', {})
  // The loader has already tried: a failure is shown, and only the user can retry.
  const submitted = useQuery({ ...callQuery(client, 'listSubmittedApplications', {}), retryOnMount: false })
  const known = new Map<string, Status>(submitted.data?.map(({ applicationId, status }) => [applicationId, status]))
  const statusOf = ({ applicationId }: OwnApplication): Status => known.get(applicationId) ?? 'unknown'

  const offered: (OwnApplication & { readonly checked: boolean })[] = []
  const notOffered: UnofferedApplication[] = []
  for (const application of applications) {
    const status = statusOf(application)
    const because = STATUS_ROWS[status].noFiles
    if (because === null) offered.push({ ...application, checked: status !== 'unknown' })
    else notOffered.push({ ...application, because })
  }
  const failed = submitted.data ? null : submitted.error
  return { offered, notOffered, failed, checkAgain: submitted.refetch, isChecking: submitted.isFetching }
}

export type Choices = ReturnType<typeof useChoices>
