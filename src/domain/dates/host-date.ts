import { limits } from '../texts/limits'

/** First and last day that a date field accepts. */
export const DAY_RANGE = { min: `${limits.firstYear}-01-01`, max: `${limits.lastYear}-12-31` } as const

/** A date as the host writes it: local time without a zone. */
export interface HostDate {
  year: number
  month: number
  day: number
  /** Undefined if the host sent a date alone. */
  time: { hour: number; minute: number; second: number } | undefined
}

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Reads `YYYY-MM-DD`, optionally with `HH:MM` or `HH:MM:SS`. Undefined for days that do not exist: `0000-00-00`. */
export function readHostDate(text: string | null | undefined): HostDate | undefined {
  const match = PATTERN.exec(text?.trim() ?? '')
  if (!match) return undefined
  const numbers = match.slice(1).map((part) => Number(part ?? 0))
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = numbers
  const calendarDate = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isOnCalendar =
    calendarDate.getUTCFullYear() === year &&
    calendarDate.getUTCMonth() === month - 1 &&
    calendarDate.getUTCDate() === day &&
    calendarDate.getUTCHours() === hour &&
    calendarDate.getUTCMinutes() === minute &&
    calendarDate.getUTCSeconds() === second
  if (!isOnCalendar) return undefined
  return { year, month, day, time: match[4] === undefined ? undefined : { hour, minute, second } }
}

/** Returns whether a typed `YYYY-MM-DD` exists and is within the range of a date field. */
export function isPlausibleDay(typed: string): boolean {
  const date = readHostDate(typed)
  return date !== undefined && date.time === undefined && date.year >= limits.firstYear && date.year <= limits.lastYear
}

/** Formats a date as `30 Nov 2026` or `30 Nov 2026, 16:00`, without zone conversion. Other text is kept unchanged. */
export function formatHostDate(text: string | null | undefined): string {
  const date = readHostDate(text)
  if (!date) return text?.trim() ?? ''
  const day = formatDay(date)
  return date.time ? `${day}, ${twoDigits(date.time.hour)}:${twoDigits(date.time.minute)}` : day
}

/** Formats the day alone: `30 Nov 2026`. Other text is kept unchanged. */
export function formatHostDay(text: string | null | undefined): string {
  const date = readHostDate(text)
  return date ? formatDay(date) : (text?.trim() ?? '')
}

const formatDay = ({ day, month, year }: HostDate) => `${day} ${MONTHS[month - 1]} ${year}`

/** Returns the same day `years` later, for comparison only: 29 February may not exist. */
export const addYears = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** Returns a sort key, larger for later dates; null for other text. */
export function getHostDateOrder(text: string | null | undefined): number | null {
  const date = readHostDate(text)
  if (!date) return null
  const { hour, minute, second } = date.time ?? { hour: 0, minute: 0, second: 0 }
  return Date.UTC(date.year, date.month - 1, date.day, hour, minute, second)
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
