import ical, { ICalAlarmType } from 'ical-generator'
import { branding } from '@/branding'
import type { CalendarEntry } from '@/domain/dates/calendar'

const DAY = 24 * 60 * 60
const MINUTE = 60_000

/** Independent of browser and URL, so that a calendar recognises entries of an earlier file. */
const SOURCE = [branding.councilShort, branding.university]
  .map((name) => name.toLowerCase().replace(/\W+/g, '-'))
  .join('.')

/** Returns an iCalendar file (RFC 5545). Instants are in UTC. Days have no time, so that no time zone shifts them. */
export function calendarFile(entries: readonly CalendarEntry[], name: string, now: Date): string {
  const calendar = ical({
    name,
    prodId: { company: branding.university, product: branding.productTitle, language: 'EN' },
  })
  for (const { id, title, text, date } of entries) {
    calendar.createEvent({
      id: `${id}@${SOURCE}`,
      summary: title,
      description: text,
      start: typeof date === 'string' ? new Date(`${date}T00:00:00Z`) : date,
      allDay: typeof date === 'string',
      stamp: now,
      // Increases with each file, because a calendar keeps the higher of two entries with the same id.
      sequence: Math.floor(now.getTime() / MINUTE),
      alarms: [{ type: ICalAlarmType.display, trigger: DAY }],
    })
  }
  return calendar.toString()
}
