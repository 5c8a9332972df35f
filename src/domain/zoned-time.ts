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
 * The instant at which the clocks of an IANA zone show `wall`. When the clocks go back, an hour happens twice: `choose`
 * says which of the two is meant. When they go forward, an hour is skipped: a time in it is read as if the clocks had
 * not moved, as Temporal's "compatible" does.
 * @throws RangeError when the zone's name is unknown.
 */
export function instantInZone(wall: WallTime, zone: string, choose: 'earlier' | 'later'): Date {
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second)
  const offsetOf = offsetReader(zone)
  // No zone changes twice within two days, so one of these two offsets holds at the time looked for.
  const before = offsetOf(asUtc - dayInMs)
  const after = offsetOf(asUtc + dayInMs)
  const instants = [before, after]
    .map((offset) => asUtc - offset)
    .filter((instant) => instant + offsetOf(instant) === asUtc)
  if (instants.length === 0) return new Date(asUtc - before)
  return new Date(choose === 'earlier' ? Math.min(...instants) : Math.max(...instants))
}

/** An instant for reading, by the clocks of a zone: `30 Nov 2026, 16:00`. */
export function formatInZone(instant: Date, zone: string): string {
  // American English, because British English shortens September to four letters.
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('day')} ${part('month')} ${part('year')}, ${part('hour')}:${part('minute')}`
}

/** The day in a zone, `YYYY-MM-DD`. */
export function dayInZone(instant: Date, zone: string): string {
  const shown = instant.getTime() + offsetReader(zone)(instant.getTime())
  return new Date(shown).toISOString().slice(0, 10)
}

/** The year in a zone. */
export function yearInZone(instant: Date, zone: string): number {
  return Number(dayInZone(instant, zone).slice(0, 4))
}

const offsetReaders = new Map<string, (instant: number) => number>()

/**
 * The offset of a zone from UTC at an instant; both in milliseconds. Cached by zone: a formatter is slow to make, and a
 * long list needs the year of every row.
 */
function offsetReader(zone: string): (instant: number) => number {
  const reader = offsetReaders.get(zone) ?? makeOffsetReader(zone)
  offsetReaders.set(zone, reader)
  return reader
}

function makeOffsetReader(zone: string): (instant: number) => number {
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
  return (instant) => {
    const parts = format.formatToParts(instant)
    const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
    const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
    return shown - Math.floor(instant / 1000) * 1000
  }
}
