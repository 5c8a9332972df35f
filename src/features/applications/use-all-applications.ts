import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ensureCall, useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import type { CouncilPages } from '@/council-pages'
import type { Output } from '@/contract'
import { joinApplications, type JoinedApplication } from '@/domain/council/joined-applications'
import { isAmbiguous } from '@/domain/status/listed-status'

type ListCall = CouncilPages['applicationsCall']

/** A list without data, because its request has failed or is in flight again. */
export interface MissingList {
  readonly call: ListCall | 'listApprovedApplications'
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => void
}

interface AllApplications {
  /** Undefined while neither list has data. */
  readonly applications: readonly JoinedApplication[] | undefined
  readonly missingLists: readonly MissingList[]
}

const getOtherListCall = (call: ListCall): ListCall =>
  call === 'listApplications' ? 'listApplicationsToShortlist' : 'listApplications'

const hasAmbiguousStatus = (applications: Output<'listApplications'> | undefined): boolean =>
  applications?.some(({ status }) => isAmbiguous(status)) ?? false

/** Rejects only if both lists fail. If one list fails, the page names it. */
export async function loadAllApplications(services: Services, preferredCall: ListCall): Promise<null> {
  const calls = [preferredCall, getOtherListCall(preferredCall)]
  const [first, second] = await Promise.allSettled(calls.map((call) => ensureCall(services, call, {})))
  if (first?.status === 'rejected' && second?.status === 'rejected') throw first.reason
  const applications = services.queries.getQueryData(callQuery(services.client, 'listApplications', {}).queryKey)
  if (hasAmbiguousStatus(applications)) await ensureCall(services, 'listApprovedApplications', {}).catch(() => null)
  return null
}

/** Throws the error of the preferred call if neither list could be loaded. */
export function useAllApplications(preferredCall: ListCall): AllApplications {
  const { applications, missingLists } = useJoinedApplications()
  const haveBothFailed = applications === undefined && missingLists.every(({ error }) => error !== null)
  if (haveBothFailed) throw missingLists.find(({ call }) => call === preferredCall)?.error
  return { applications, missingLists }
}

/** Joins both lists. If a status text is ambiguous, also fetches the approved applications for their status codes. */
export function useJoinedApplications(): AllApplications {
  const { client } = useServices()
  const viewed = useQuery({ ...callQuery(client, 'listApplications', {}), retryOnMount: false })
  const toShortlist = useQuery({ ...callQuery(client, 'listApplicationsToShortlist', {}), retryOnMount: false })
  const needsApproved = hasAmbiguousStatus(viewed.data)
  const approved = useQuery({
    ...callQuery(client, 'listApprovedApplications', {}),
    retryOnMount: false,
    enabled: needsApproved,
  })
  const approvedRows = needsApproved ? approved.data : undefined

  const applications = useMemo(
    () =>
      joinApplications({
        viewed: viewed.data ?? [],
        toShortlist: toShortlist.data ?? [],
        approved: approvedRows ?? [],
      }),
    [viewed.data, toShortlist.data, approvedRows],
  )
  const areBothMissing = viewed.data === undefined && toShortlist.data === undefined
  return {
    applications: areBothMissing ? undefined : applications,
    missingLists: [
      ...toMissingLists('listApplications', viewed),
      ...toMissingLists('listApplicationsToShortlist', toShortlist),
      ...(needsApproved ? toMissingLists('listApprovedApplications', approved) : []),
    ],
  }
}

/** Returns an empty array if the query has data. */
function toMissingLists(
  call: MissingList['call'],
  { data, error, isFetching, refetch }: UseQueryResult,
): MissingList[] {
  return data === undefined ? [{ call, error, isFetching, refetch: () => void refetch() }] : []
}
