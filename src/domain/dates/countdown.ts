const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Formats the time left, rounded down: `10 days`, `1 day 3 h`, `3 h 5 min`, `45 s`. The past is `0 s`. */
export function countdown(until: Date, now: Date): string {
  const left = Math.max(0, until.getTime() - now.getTime())
  const days = Math.floor(left / day)
  const hours = Math.floor((left % day) / hour)
  const minutes = Math.floor((left % hour) / minute)
  const seconds = Math.floor((left % minute) / 1000)
  if (days > 1) return `${days} days`
  if (days === 1) return twoUnits(1, 'day', hours, 'h')
  if (hours > 0) return twoUnits(hours, 'h', minutes, 'min')
  if (minutes > 0) return twoUnits(minutes, 'min', seconds, 's')
  return `${seconds} s`
}

const twoUnits = (large: number, largeUnit: string, small: number, smallUnit: string) =>
  small > 0 ? `${large} ${largeUnit} ${small} ${smallUnit}` : `${large} ${largeUnit}`

/** Returns a note if the device's clock is wrong. `lead` is in milliseconds, negative for a slow clock. */
export function clockNote(lead: number): string | undefined {
  if (lead === 0) return undefined
  const difference = countdown(new Date(Math.abs(lead)), new Date(0))
  return `The clock of your device is ${difference} ${lead > 0 ? 'fast' : 'slow'}. The times here are by the council’s clock.`
}

/** The warning times before a deadline, nearest first. */
const thresholds = [
  { within: 10 * minute, name: '10 min' },
  { within: hour, name: '1 h' },
  { within: day, name: '24 h' },
  { within: 7 * day, name: '7 d' },
] as const

export type DeadlineWarning = (typeof thresholds)[number]['name']

/** Returns the narrowest threshold reached; undefined if the deadline is further away or has passed. */
export function deadlineWarning(closesAt: Date, now: Date): DeadlineWarning | undefined {
  const left = closesAt.getTime() - now.getTime()
  if (left < 0) return undefined
  return thresholds.find(({ within }) => left <= within)?.name
}
