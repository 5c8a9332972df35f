const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Formats the time left, rounded down: `10 days`, below 2 days `47 hours`, below 2 hours `119 minutes`. */
export function countdown(until: Date, now: Date): string {
  const left = until.getTime() - now.getTime()
  if (left >= 2 * day) return `${Math.floor(left / day)} days`
  if (left >= 2 * hour) return `${Math.floor(left / hour)} hours`
  if (left >= 2 * minute) return `${Math.floor(left / minute)} minutes`
  return left >= minute ? '1 minute' : 'less than a minute'
}

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
