import { branding } from './branding'
import { displayedId as displayedInYear } from './domain/status/displayed-id'
import { dayInZone, yearInZone } from './domain/dates/zoned-time'

/** Uses the council's time zone: around New Year, the device may be in another year. */
export const councilYear = (now: Date): number => yearInZone(now, branding.timeZone.name)

/** The day in the council's time zone, `YYYY-MM-DD`. */
export const councilDay = (now: Date): string => dayInZone(now, branding.timeZone.name)

export const displayedId = (applicationId: string | number, now: Date): string =>
  displayedInYear(applicationId, councilYear(now))
