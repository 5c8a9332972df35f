/** A local time without a zone; `month` counts from 1. */
interface WallTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const dayInMs = 24 * 60 * 60 * 1000

/**
 * Returns the instant at which the clocks of an IANA zone show `wall`. `choose` selects one of the two instants of an
 * hour that happens twice. A skipped hour is read as if the clocks had not moved, like "compatible" in Temporal.
 * @throws RangeError if the zone is unknown.
 */
export function instantInZone(wall: WallTime, zone: string, choose: 'earlier' | 'later'): Date {
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second)
  const offsetOf = offsetReader(zone)
  // No zone changes twice within two days, so one of these two offsets applies.
  const before = offsetOf(asUtc - dayInMs)
  const after = offsetOf(asUtc + dayInMs)
  const instants = [before, after]
    .map((offset) => asUtc - offset)
    .filter((instant) => instant + offsetOf(instant) === asUtc)
  if (instants.length === 0) return new Date(asUtc - before)
  return new Date(choose === 'earlier' ? Math.min(...instants) : Math.max(...instants))
}

/** Caches one value for each zone, because formatters are slow to create and long lists format every row. */
function oncePerZone<Made>(make: (zone: string) => Made): (zone: string) => Made {
  const made = new Map<string, Made>()
  return (zone) => {
    const known = made.get(zone)
    if (known !== undefined) return known
    const value = make(zone)
    made.set(zone, value)
    return value
  }
}

const readingFormat = oncePerZone(
  (zone) =>
    // American English, because British English shortens September to four letters.
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
)

/** Formats an instant in a zone as `30 Nov 2026, 16:00`. */
export function formatInZone(instant: Date, zone: string): string {
  const parts = readingFormat(zone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`
}

/** Formats an instant in a zone as MySQL does: `YYYY-MM-DD HH:MM:SS`. */
export function dateTimeInZone(instant: Date, zone: string): string {
  const shown = instant.getTime() + offsetReader(zone)(instant.getTime())
  return new Date(shown).toISOString().slice(0, 19).replace('T', ' ')
}

/** Returns `YYYY-MM-DD`. */
export const dayInZone = (instant: Date, zone: string): string => dateTimeInZone(instant, zone).slice(0, 10)

export const yearInZone = (instant: Date, zone: string): number => Number(dayInZone(instant, zone).slice(0, 4))

/** Returns the offset of a zone from UTC at an instant, both in milliseconds. */
const offsetReader = oncePerZone((zone) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (instant: number): number => {
    const parts = format.formatToParts(instant)
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
    return shown - Math.floor(instant / 1000) * 1000
  }
})
