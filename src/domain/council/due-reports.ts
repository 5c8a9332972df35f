import { REPORT_KINDS, type ReportDownloadType, type ReportKind } from '../files/file-kinds'
import { readHostDate, type HostDate } from '../dates/host-date'
import { getDayInZone } from '../dates/zoned-time'

export interface DueReport {
  readonly report: ReportKind
  /** The first day on which the report is due, `YYYY-MM-DD`. */
  readonly dueDate: string
}

/** Sorts oldest first. `period` is free text (`2 Years`). If it is unreadable, the final report has no due date. */
export function getReportDays(startDate: string | null, period: string): DueReport[] {
  const start = readHostDate(startDate)
  if (!start) return []
  const length = parseMonths(period)
  const dueAfter: Record<ReportDownloadType, number | undefined> = { mid: 6, end: 12, final: length }
  return REPORT_KINDS.flatMap((report) => {
    const months = dueAfter[report.download]
    if (months === undefined || months > (length ?? months)) return []
    return [{ report, dueDate: formatDay(addMonths(start, months)) }]
  })
}

/** @param zone the IANA name of the zone in which days begin */
export function getDueReports(startDate: string | null, period: string, now: Date, zone: string): DueReport[] {
  const today = getDayInZone(now, zone)
  return getReportDays(startDate, period).filter(({ dueDate }) => dueDate <= today)
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** A number and its unit. Skips the end of another number, such as the `2` of `1 1/2 years`. */
const DURATION = new RegExp(`(?<![\\w./]|\\d,)(\\d+(?:\\.\\d+)?|${NUMBER_WORDS.join('|')})[\\s-]*(month|year)`, 'gi')

function parseCount(text: string) {
  const word = NUMBER_WORDS.indexOf(text.toLowerCase())
  return word < 0 ? Number(text) : word + 1
}

/** Returns a period in months: `2 Months` is 2, `1 Year 6 Months` and `1.5 Years` are 18. Undefined for other text. */
export function parseMonths(period: string): number | undefined {
  // Brackets usually repeat the length in another unit: `24 months (2 years)`.
  const durations = [...period.replaceAll(/\([^()]*\)/g, '').matchAll(DURATION)]
  if (durations.length === 0) return undefined
  const months = durations.map(([, count = '', unit = '']) =>
    unit.toLowerCase() === 'year' ? parseCount(count) * 12 : parseCount(count),
  )
  return Math.round(months.reduce((sum, count) => sum + count))
}

type Day = Pick<HostDate, 'year' | 'month' | 'day'>

/** Adds months, clamped to the last day of the target month. */
function addMonths({ year, month, day }: Day, months: number): Day {
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  return { year: first.getUTCFullYear(), month: first.getUTCMonth() + 1, day: Math.min(day, lastDay) }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

const formatDay = ({ year, month, day }: Day) => `${year}-${twoDigits(month)}-${twoDigits(day)}`
