import { useQuery } from '@tanstack/react-query'
import { useNow, useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { formatClockNote } from '@/domain/dates/countdown'
import { getApplicationPeriod, type ApplicationPeriod, type PeriodDates } from '@/domain/dates/period'

/** Replaces missing dates by empty text, so that the period is unknown. */
export const asPeriodDates = ({ openDate, closeDate }: Output<'getApplicationDates'>): PeriodDates => ({
  openDate: openDate ?? '',
  closeDate: closeDate ?? '',
})

export interface CheckedPeriod {
  readonly period: ApplicationPeriod
  readonly now: Date
  /** A warning that the device's clock is wrong. Undefined if the clock is right. */
  readonly clockNote: string | undefined
  readonly checkAgain: () => void
  readonly isChecking: boolean
}

/** Bypasses the cache, as somebody else may have changed the dates. */
export async function fetchCurrentPeriod({ client, queries, now }: Services): Promise<ApplicationPeriod> {
  const query = { ...callQuery(client, 'getApplicationDates', {}), staleTime: 0, retry: false }
  const dates = await queries.fetchQuery(query).then(asPeriodDates, () => 'failed' as const)
  return getApplicationPeriod(dates, now(), branding.timeZone.name)
}

/** Renders its component every second, so call it in a small component. */
export function useApplicationPeriod(): CheckedPeriod {
  const { client, getClockLead } = useServices()
  const now = useNow()
  const { data, isError, isFetching, refetch } = useQuery(callQuery(client, 'getApplicationDates', {}))
  const dates = data ? asPeriodDates(data) : isError ? 'failed' : undefined
  return {
    now,
    clockNote: formatClockNote(getClockLead()),
    period: getApplicationPeriod(dates, now, branding.timeZone.name),
    checkAgain: () => void refetch(),
    isChecking: isFetching,
  }
}
