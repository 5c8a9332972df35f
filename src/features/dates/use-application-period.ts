import { useQuery } from '@tanstack/react-query'
import { useNow, useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { applicationPeriod, type ApplicationPeriod, type PeriodDates } from '@/domain/period'

export const asPeriodDates = ({ openDate, closeDate }: Output<'getApplicationDates'>): PeriodDates => ({
  openDate: openDate ?? '',
  closeDate: closeDate ?? '',
})

export interface CheckedPeriod {
  readonly period: ApplicationPeriod
  readonly now: Date
  readonly checkAgain: () => void
  readonly isChecking: boolean
}

/** The window as the host has it at this moment, for who is about to change it: somebody else may have done so. */
export async function fetchCurrentPeriod({ client, queries, now }: Services): Promise<ApplicationPeriod> {
  const query = { ...callQuery(client, 'getApplicationDates', {}), staleTime: 0, retry: false }
  const dates = await queries.fetchQuery(query).then(asPeriodDates, () => 'failed' as const)
  return applicationPeriod(dates, now(), branding.timeZone.name)
}

/** The application window by the portal's clock, second by second. Keep it in a leaf: it renders every second. */
export function useApplicationPeriod(): CheckedPeriod {
  const { client } = useServices()
  const now = useNow()
  const { data, isError, isFetching, refetch } = useQuery(callQuery(client, 'getApplicationDates', {}))
  const dates = data ? asPeriodDates(data) : isError ? 'failed' : undefined
  return {
    now,
    period: applicationPeriod(dates, now, branding.timeZone.name),
    checkAgain: () => void refetch(),
    isChecking: isFetching,
  }
}
