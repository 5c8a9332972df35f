import { useQuery } from '@tanstack/react-query'
import { useNow, useServices, type Services } from '@/api/services'
import { callQuery } from '@/api/query'
import { branding } from '@/branding'
import type { Output } from '@/contract'
import { applicationWindow, type ApplicationWindow, type WindowDates } from '@/domain/window'

export const asWindowDates = ({ Open_Date, Close_Date }: Output<'getApplicationDates'>): WindowDates => ({
  openDate: Open_Date ?? '',
  closeDate: Close_Date ?? '',
})

export interface CheckedWindow {
  readonly window: ApplicationWindow
  readonly now: Date
  readonly checkAgain: () => void
  readonly isChecking: boolean
}

/** The window as the host has it at this moment, for who is about to change it: somebody else may have done so. */
export async function presentWindow({ client, queries, now }: Services): Promise<ApplicationWindow> {
  const query = { ...callQuery(client, 'getApplicationDates', {}), staleTime: 0, retry: false }
  const dates = await queries.fetchQuery(query).then(asWindowDates, () => 'failed' as const)
  return applicationWindow(dates, now(), branding.timeZone.name)
}

/** The application window by the portal's clock, second by second. Keep it in a leaf: it renders every second. */
export function useApplicationWindow(): CheckedWindow {
  const { client } = useServices()
  const now = useNow()
  const { data, isError, isFetching, refetch } = useQuery(callQuery(client, 'getApplicationDates', {}))
  const dates = data ? asWindowDates(data) : isError ? 'failed' : undefined
  return {
    now,
    window: applicationWindow(dates, now, branding.timeZone.name),
    checkAgain: () => void refetch(),
    isChecking: isFetching,
  }
}
