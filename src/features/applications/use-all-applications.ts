import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ensureCall, useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import type { CouncilPages } from '@/council-pages'
import type { Output } from '@/contract'
import { joinApplications, type JoinedApplication } from '@/domain/council/joined-applications'
import { isAmbiguous } from '@/domain/status/listed-status'

type ListCall = CouncilPages['applicationsCall']

/** A list without data: its request failed, or it is being fetched again. */
export interface MissingList {
  readonly call: ListCall | 'listApprovedApplications'
  readonly error: unknown
  readonly isFetching: boolean
  readonly readAgain: () => void
}

interface AllApplications {
  /** Undefined while neither list has data. */
  readonly applications: readonly JoinedApplication[] | undefined
  readonly missing: readonly MissingList[]
}

const otherList = (own: ListCall): ListCall =>
  own === 'listApplications' ? 'listApplicationsToShortlist' : 'listApplications'

const hasUnclear = (viewed: Output<'listApplications'> | undefined): boolean =>
  viewed?.some(({ status }) => isAmbiguous(status)) ?? false

/** Rejects only if both lists fail; otherwise the page shows what is missing. */
export async function loadAllApplications(services: Services, own: ListCall): Promise<null> {
  const [first, second] = await Promise.allSettled([own, otherList(own)].map((call) => ensureCall(services, call, {})))
  if (first?.status === 'rejected' && second?.status === 'rejected') throw first.reason
  const viewed = services.queries.getQueryData(callQuery(services.client, 'listApplications', {}).queryKey)
  if (hasUnclear(viewed)) await ensureCall(services, 'listApprovedApplications', {}).catch(() => null)
  return null
}

/** Throws if neither list could be loaded, for a page that has nothing else to show. */
export function useAllApplications(own: ListCall): AllApplications {
  const { applications, missing } = useJoinedApplications()
  const isNothingThere = applications === undefined && missing.every(({ error }) => error !== null)
  if (isNothingThere) throw missing.find(({ call }) => call === own)?.error
  return { applications, missing }
}

/** Joins both lists. If a status text is ambiguous, also fetches the approved applications for their status codes. */
export function useJoinedApplications(): AllApplications {
  const { client } = useServices()
  const viewed = useQuery({ ...callQuery(client, 'listApplications', {}), retryOnMount: false })
  const toShortlist = useQuery({ ...callQuery(client, 'listApplicationsToShortlist', {}), retryOnMount: false })
  const enabled = hasUnclear(viewed.data)
  const approved = useQuery({ ...callQuery(client, 'listApprovedApplications', {}), retryOnMount: false, enabled })
  const codes = enabled ? approved.data : undefined

  const applications = useMemo(
    () => joinApplications({ viewed: viewed.data ?? [], toShortlist: toShortlist.data ?? [], approved: codes ?? [] }),
    [viewed.data, toShortlist.data, codes],
  )
  const isNothingThere = viewed.data === undefined && toShortlist.data === undefined
  return {
    applications: isNothingThere ? undefined : applications,
    missing: [
      ...missingOf('listApplications', viewed),
      ...missingOf('listApplicationsToShortlist', toShortlist),
      ...(enabled ? missingOf('listApprovedApplications', approved) : []),
    ],
  }
}

function missingOf(call: MissingList['call'], { data, error, isFetching, refetch }: UseQueryResult): MissingList[] {
  return data === undefined ? [{ call, error, isFetching, readAgain: () => void refetch() }] : []
}
