/** A local time without a zone; `month` counts from 1. */
interface WallTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const DAY_IN_MS = 24 * 60 * 60 * 1000

/**
 * Returns the instant at which the clocks of an IANA zone show `wall`. `choose` selects one of the two instants of an
 * hour that happens twice. A skipped hour is read as if the clocks had not moved, like "compatible" in Temporal.
 * @throws RangeError if the zone is unknown.
 */
export function getInstantInZone(wall: WallTime, zone: string, disambiguation: 'earlier' | 'later'): Date {
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second)
  const getOffset = getOffsetReader(zone)
  // No zone changes twice within two days, so one of these two offsets applies.
  const before = getOffset(asUtc - DAY_IN_MS)
  const after = getOffset(asUtc + DAY_IN_MS)
  const instants = [before, after]
    .map((offset) => asUtc - offset)
    .filter((instant) => instant + getOffset(instant) === asUtc)
  if (instants.length === 0) return new Date(asUtc - before)
  return new Date(disambiguation === 'earlier' ? Math.min(...instants) : Math.max(...instants))
}

/** Caches one value for each zone, because formatters are slow to create and long lists format every row. */
function cachePerZone<Value>(make: (zone: string) => Value): (zone: string) => Value {
  const cache = new Map<string, Value>()
  return (zone) => {
    const cachedValue = cache.get(zone)
    if (cachedValue !== undefined) return cachedValue
    const value = make(zone)
    cache.set(zone, value)
    return value
  }
}

const getReadingFormat = cachePerZone(
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
  const parts = getReadingFormat(zone).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`
}

/** Formats an instant in a zone as MySQL does: `YYYY-MM-DD HH:MM:SS`. */
export function formatDateTimeInZone(instant: Date, zone: string): string {
  const localTime = instant.getTime() + getOffsetReader(zone)(instant.getTime())
  return new Date(localTime).toISOString().slice(0, 19).replace('T', ' ')
}

/** Returns `YYYY-MM-DD`. */
export const getDayInZone = (instant: Date, zone: string): string => formatDateTimeInZone(instant, zone).slice(0, 10)

export const getYearInZone = (instant: Date, zone: string): number => Number(getDayInZone(instant, zone).slice(0, 4))

/** Returns the offset of a zone from UTC at an instant, both in milliseconds. */
const getOffsetReader = cachePerZone((zone) => {
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
    const localTime = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    )
    return localTime - Math.floor(instant / 1000) * 1000
  }
})
