const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Formats the time left, rounded down: `10 days`, below 2 days `47 hours`, below 2 hours `119 minutes`. */
export function formatCountdown(until: Date, now: Date): string {
  const remaining = until.getTime() - now.getTime()
  if (remaining >= 2 * day) return `${Math.floor(remaining / day)} days`
  if (remaining >= 2 * hour) return `${Math.floor(remaining / hour)} hours`
  if (remaining >= 2 * minute) return `${Math.floor(remaining / minute)} minutes`
  return remaining >= minute ? '1 minute' : 'less than a minute'
}

/** Returns a note if the device's clock is wrong. `lead` is in milliseconds, negative for a slow clock. */
export function formatClockNote(deviceLead: number): string | undefined {
  if (deviceLead === 0) return undefined
  const difference = formatCountdown(new Date(Math.abs(deviceLead)), new Date(0))
  return `The clock of your device is ${difference} ${deviceLead > 0 ? 'fast' : 'slow'}. The times here are by the council’s clock.`
}

/** The warning times before a deadline, nearest first. */
const thresholds = [
  { limit: 10 * minute, name: '10 min' },
  { limit: hour, name: '1 h' },
  { limit: day, name: '24 h' },
  { limit: 7 * day, name: '7 d' },
] as const

export type DeadlineWarning = (typeof thresholds)[number]['name']

/** Returns the narrowest threshold reached; undefined if the deadline is further away or has passed. */
export function getDeadlineWarning(closesAt: Date, now: Date): DeadlineWarning | undefined {
  const remaining = closesAt.getTime() - now.getTime()
  if (remaining < 0) return undefined
  return thresholds.find(({ limit }) => remaining <= limit)?.name
}
