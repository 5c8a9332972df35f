import { getReportDays } from '../council/due-reports'
import { formatInZone, getYearInZone } from './zoned-time'

export interface CalendarEntry {
  /** Stable across files, so that a calendar replaces the entry instead of repeating it. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** An instant, or a whole day at the council, `YYYY-MM-DD`. */
  readonly date: Date | string
}

interface Zone {
  /** The IANA name. */
  readonly name: string
  /** Shown beside a time: "Sri Lanka time". */
  readonly words: string
}

/** Returns the end of the application period. The id contains only the year, because the council may move the date. */
export function makeDeadlineEntry(closesAt: Date, zone: Zone): CalendarEntry {
  return {
    id: `deadline-${getYearInZone(closesAt, zone.name)}`,
    title: 'Applications for research grants close',
    text: `Applications close ${formatInZone(closesAt, zone.name)} (${zone.words}).`,
    date: closesAt,
  }
}

interface Grant {
  readonly applicationId: string
  readonly projectTitle: string
  readonly startDate: string | null
  readonly period: string
}

export function makeReportEntries(
  { applicationId, projectTitle, startDate, period }: Grant,
  sentFiles: readonly string[],
) {
  return getReportDays(startDate, period)
    .filter(({ report }) => !sentFiles.includes(report.file))
    .map(({ report, dueDate }): CalendarEntry => ({
      id: `report-${report.download}-${applicationId}`,
      title: `${report.label} due: ${projectTitle.trim() || `application ${applicationId}`}`,
      text: `${report.label} of “${projectTitle.trim()}”, due from this day on.`,
      date: dueDate,
    }))
}
