import type { ApplicationPeriod } from '@/domain/dates/period'
import { getInstantInZone, getYearInZone } from '@/domain/dates/zoned-time'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Offsets from a date of the application period, in milliseconds. */
export const PERIOD_JUMPS = [
  { label: 'An hour before applications open', dateField: 'opensAt', offset: -HOUR },
  { label: 'A minute before they close', dateField: 'closesAt', offset: -MINUTE },
  { label: 'Just after they closed', dateField: 'closesAt', offset: SECOND },
] as const

type PeriodJump = (typeof PERIOD_JUMPS)[number]

/** Returns undefined while there is no period. */
export const getJumpTarget = ({ dateField, offset }: PeriodJump, period: ApplicationPeriod): Date | undefined =>
  period.state === 'unknown' ? undefined : new Date(period[dateField].getTime() + offset)

/** Returns 9:00 on the next 1 January in a zone. */
export const getNextNewYear = (now: Date, zone: string): Date =>
  getInstantInZone(
    { year: getYearInZone(now, zone) + 1, month: 1, day: 1, hour: 9, minute: 0, second: 0 },
    zone,
    'earlier',
  )
