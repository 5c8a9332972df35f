import { useQuery } from '@tanstack/react-query'
import { useNow, usePortal } from '@/api/portal'
import { queryOf } from '@/api/query'
import { branding } from '@/branding'
import { applicationWindow, type ApplicationWindow } from '@/domain/window'

interface WindowNow {
  readonly window: ApplicationWindow
  readonly now: Date
  readonly checkAgain: () => void
  readonly isChecking: boolean
}

/**
 * The application window at this second. A call that fails leaves it unknown, which is not the same as
 * closed.
 */
export const useApplicationWindow = (): WindowNow => {
  const { client } = usePortal()
  const now = useNow()
  const { data, isError, isFetching, refetch } = useQuery(queryOf(client, 'getApplicationDates', {}))
  const dates = isError ? 'failed' : data && { openDate: data.Open_Date ?? '', closeDate: data.Close_Date ?? '' }
  return {
    window: applicationWindow(dates, now, branding.timeZone.name),
    now,
    checkAgain: () => void refetch(),
    isChecking: isFetching,
  }
}
