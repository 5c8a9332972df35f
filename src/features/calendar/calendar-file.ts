import ical, { ICalAlarmType } from 'ical-generator'
import { branding } from '@/branding'
import type { CalendarEntry } from '@/domain/dates/calendar'

const DAY = 24 * 60 * 60
const MINUTE = 60_000

/** The same in every browser and at every address of the portal, so that a calendar knows its entries again. */
const SOURCE = [branding.councilShort, branding.university]
  .map((name) => name.toLowerCase().replace(/\W+/g, '-'))
  .join('.')

/**
 * Dates as a calendar file (RFC 5545). Instants are written in UTC, which every calendar shows by its reader's clock;
 * days have no time, so that they are the same day everywhere.
 */
export function calendarFile(entries: readonly CalendarEntry[], name: string, now: Date): string {
  const calendar = ical({
    name,
    prodId: { company: branding.university, product: branding.productTitle, language: 'EN' },
  })
  for (const { id, title, text, when } of entries) {
    calendar.createEvent({
      id: `${id}@${SOURCE}`,
      summary: title,
      description: text,
      start: typeof when === 'string' ? new Date(`${when}T00:00:00Z`) : when,
      allDay: typeof when === 'string',
      stamp: now,
      // Rises with each file: a calendar takes the later entry of the same id.
      sequence: Math.floor(now.getTime() / MINUTE),
      alarms: [{ type: ICalAlarmType.display, trigger: DAY }],
    })
  }
  return calendar.toString()
}
