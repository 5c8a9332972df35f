const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2}))?/
const DEFAULT_ZONE = 'Asia/Colombo'

interface Moment {
  date: string
  time: string | null
}

/** Text is the host's own wall clock and is taken as written; only a Date has to be moved into a zone. */
function readMoment(value: string | Date, zone: string): Moment | null {
  const written = value instanceof Date ? inZone(value, zone) : value
  const [, year, month, day, hour, minute] = WRITTEN.exec(written) ?? []
  const name = MONTHS[Number(month) - 1]
  if (year === undefined || name === undefined || Number(day) === 0) return null
  const time = hour === undefined ? null : `${hour}:${minute ?? '00'}`
  return { date: `${Number(day)} ${name} ${year}`, time }
}

/** The Swedish locale writes dates the ISO way: `2026-11-30 16:00`. */
function inZone(date: Date, zone: string): string {
  if (Number.isNaN(date.getTime())) return ''
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return format.format(date)
}

/** `30 Nov 2026`. Text that holds no date comes back as it came, so that nothing the host sent is lost. */
export function formatDate(value: string | Date, zone = DEFAULT_ZONE): string {
  return readMoment(value, zone)?.date ?? (value instanceof Date ? '' : value)
}

/** `30 Nov 2026, 16:00`; a date without a time is shown as a date alone. */
export function formatDateTime(value: string | Date, zone = DEFAULT_ZONE): string {
  const time = readMoment(value, zone)?.time ?? null
  const date = formatDate(value, zone)
  return time === null ? date : `${date}, ${time}`
}
