import { branding } from '@/branding'
import { displayedId as displayedInYear } from '@/domain/displayed-id'
import { dayInZone, yearInZone } from '@/domain/zoned-time'

/** By the council's clocks: around New Year those of the reader's computer may show another year. */
export const councilYear = (now: Date): number => yearInZone(now, branding.timeZone.name)

/** The day at the council: `2026-11-20`. */
export const councilDay = (now: Date): string => dayInZone(now, branding.timeZone.name)

/** An application's number as it is shown at this moment. */
export const displayedId = (applicationId: string | number, now: Date): string =>
  displayedInYear(applicationId, councilYear(now))
