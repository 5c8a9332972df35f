import { reportDays } from '../council/due-reports'
import { formatInZone, yearInZone } from './zoned-time'

/** One entry of a calendar. */
export interface CalendarEntry {
  /** The same for the same thing in each file, so that a calendar replaces an entry and does not repeat it. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** An instant, or a whole day by the council's calendar, `YYYY-MM-DD`. */
  readonly when: Date | string
}

interface Zone {
  /** Its IANA name. */
  readonly name: string
  /** Beside a time: "Sri Lanka time". */
  readonly words: string
}

/**
 * The end of the application period. Its id has the year and not the date, because the council may put it off.
 */
export function deadlineEntry(closesAt: Date, zone: Zone): CalendarEntry {
  return {
    id: `deadline-${yearInZone(closesAt, zone.name)}`,
    title: 'Applications for research grants close',
    text: `Applications close ${formatInZone(closesAt, zone.name)} (${zone.words}).`,
    when: closesAt,
  }
}

interface Grant {
  readonly applicationId: string
  readonly projectTitle: string
  readonly startDate: string | null
  readonly period: string
}

/** The days from which a project's reports are due, without those that were sent. */
export function reportEntries({ applicationId, projectTitle, startDate, period }: Grant, sent: readonly string[]) {
  return reportDays(startDate, period)
    .filter(({ report }) => !sent.includes(report.file))
    .map(({ report, since }): CalendarEntry => ({
      id: `report-${report.download}-${applicationId}`,
      title: `${report.label} due: ${projectTitle.trim() || `application ${applicationId}`}`,
      text: `${report.label} of “${projectTitle.trim()}”, due from this day on.`,
      when: since,
    }))
}
