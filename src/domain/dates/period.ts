import { readHostDate } from './host-date'
import { getInstantInZone } from './zoned-time'

/** The two dates of ApplicationDates.php, as the host writes them. */
export interface PeriodDates {
  openDate: string
  closeDate: string
}

/** `unknown` counts as closed but has its own text, because the page must not claim that applications are closed. */
export type ApplicationPeriod =
  | { state: 'not-yet' | 'open' | 'closed'; opensAt: Date; closesAt: Date }
  | { state: 'unknown'; because: 'loading' | 'failed' | 'unreadable' }

/**
 * Returns the period at `now`. Both bounds are inclusive and in whole seconds, as on the host. A date without a time
 * opens at 00:00:00 and closes at 23:59:59 in `zone`, an IANA name.
 * @param dates undefined while loading, `'failed'` if the call failed or was refused
 */
export function getApplicationPeriod(
  dates: PeriodDates | 'failed' | undefined,
  now: Date,
  zone: string,
): ApplicationPeriod {
  if (dates === undefined) return { state: 'unknown', because: 'loading' }
  if (dates === 'failed') return { state: 'unknown', because: 'failed' }
  // If an hour happens twice because the clocks go back, the longer period applies, in the applicant's favour.
  const opensAt = toInstant(dates.openDate, { hour: 0, minute: 0, second: 0 }, zone, 'earlier')
  const closesAt = toInstant(dates.closeDate, { hour: 23, minute: 59, second: 59 }, zone, 'later')
  if (!opensAt || !closesAt) return { state: 'unknown', because: 'unreadable' }
  return { state: getState(now, opensAt, closesAt), opensAt, closesAt }
}

function getState(now: Date, opensAt: Date, closesAt: Date) {
  if (toSeconds(now) < toSeconds(opensAt)) return 'not-yet'
  return toSeconds(now) <= toSeconds(closesAt) ? 'open' : 'closed'
}

const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000)

function toInstant(
  text: string,
  timeIfMissing: { hour: number; minute: number; second: number },
  zone: string,
  disambiguation: 'earlier' | 'later',
): Date | undefined {
  const date = readHostDate(text)
  if (!date) return undefined
  const { year, month, day, time = timeIfMissing } = date
  return getInstantInZone({ year, month, day, ...time }, zone, disambiguation)
}
