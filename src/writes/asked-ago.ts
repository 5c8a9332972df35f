import { daysBetween } from '@/domain/council/answer-times'
import { branding } from '@/branding'
import { dayInZone, formatInZone } from '@/domain/dates/zoned-time'
import { reminderKey } from '@/writes/email-keys'
import type { EmailLog } from '@/writes/ui/use-email-log'

const DAYS = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' })

/**
 * For how long somebody has not answered, as far as this device knows: "Asked 9 days ago"; undefined where it was sent
 * from elsewhere.
 */
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
