import { branding } from '@/branding'
import { displayedId as displayedInYear } from '@/domain/status/displayed-id'
import { dayInZone, yearInZone } from '@/domain/dates/zoned-time'

/** The year in the council's time zone: around New Year the reader's computer may be in another year. */
export const councilYear = (now: Date): number => yearInZone(now, branding.timeZone.name)

/** The day in the council's time zone, `YYYY-MM-DD`. */
export const councilDay = (now: Date): string => dayInZone(now, branding.timeZone.name)

/** An application's id as it is shown at this moment, e.g. `12_2026`. */
export const displayedId = (applicationId: string | number, now: Date): string =>
  displayedInYear(applicationId, councilYear(now))
