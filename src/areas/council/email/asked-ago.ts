import { daysBetween } from '@/domain/council/answer-times'
import { branding } from '@/branding'
import { dayInZone, formatInZone } from '@/domain/dates/zoned-time'
import { reminderKey } from '@/writes/email-keys'
import type { EmailLog } from '@/writes/ui/use-email-log'

const DAYS = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })

/** Returns how long ago somebody was asked, by this device's log: "Asked 9 days ago". Undefined if it has no entry. */
export function askedAgo({ sentAt }: Pick<EmailLog, 'sentAt'>, key: string, now: Date) {
  const reminded = sentAt(reminderKey(key))
  const at = reminded ?? sentAt(key)
  if (at === undefined) return undefined
  const { name: zone } = branding.timeZone
  const days = Math.max(0, daysBetween(dayInZone(at, zone), dayInZone(now, zone)) ?? 0)
  return {
    days,
    text: `${reminded ? 'Reminded' : 'Asked'} ${DAYS.format(-days, 'day')}`,
    moment: formatInZone(at, zone),
  }
}
