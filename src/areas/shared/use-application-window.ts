import { useQuery } from '@tanstack/react-query'
import { useNow, usePortal } from '@/api/portal'
import { queryOf } from '@/api/query'
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

/** The application window by the portal's clock, second by second. Keep it in a leaf: it renders every second. */
export function useApplicationWindow(): CheckedWindow {
  const { client } = usePortal()
  const now = useNow()
  const { data, isError, isFetching, refetch } = useQuery(queryOf(client, 'getApplicationDates', {}))
  const dates = data ? asWindowDates(data) : isError ? 'failed' : undefined
  return {
    now,
    window: applicationWindow(dates, now, branding.timeZone.name),
    checkAgain: () => void refetch(),
    isChecking: isFetching,
  }
}
