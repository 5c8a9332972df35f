import { countDaysBetween } from '@/domain/council/answer-times'
import { branding, LATE_AFTER_DAYS } from '@/branding'
import { getDayInZone, formatInZone } from '@/domain/dates/zoned-time'
import { getReminderKey } from '@/writes/email-keys'
import type { EmailLog } from '@/writes/ui/use-email-log'

const relativeTime = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })

/** Describes the last request in this device's log: "Asked 9 days ago". Undefined without an entry. */
export function describeLastRequest({ sentAt }: Pick<EmailLog, 'sentAt'>, key: string, now: Date) {
  const remindedAt = sentAt(getReminderKey(key))
  const lastSentAt = remindedAt ?? sentAt(key)
  if (lastSentAt === undefined) return undefined
  const { name: zone } = branding.timeZone
  const days = Math.max(0, countDaysBetween(getDayInZone(lastSentAt, zone), getDayInZone(now, zone)) ?? 0)
  const isLate = days >= LATE_AFTER_DAYS
  return {
    isLate,
    text: `${remindedAt ? 'Reminded' : 'Asked'} ${relativeTime.format(-days, 'day')}${isLate ? ', late' : ''}`,
    moment: formatInZone(lastSentAt, zone),
  }
}
