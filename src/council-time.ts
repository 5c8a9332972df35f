import { branding } from './branding'
import { displayedId } from './domain/status/displayed-id'
import { getDayInZone, getYearInZone } from './domain/dates/zoned-time'

/** Returns the year in the council's time zone. Around New Year, the device may be in another year. */
export const getCouncilYear = (now: Date): number => getYearInZone(now, branding.timeZone.name)

/** Returns the day in the council's time zone, as `YYYY-MM-DD`. */
export const getCouncilDay = (now: Date): string => getDayInZone(now, branding.timeZone.name)

export const formatApplicationId = (applicationId: string | number, now: Date): string =>
  displayedId(applicationId, getCouncilYear(now))
