import { branding } from '@/branding'
import { formatInZone } from '@/domain/dates/zoned-time'

export const readersZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Whether the reader's clock shows another time than the university's. */
export const isElsewhere = (now: Date): boolean =>
  formatInZone(now, branding.timeZone.name) !== formatInZone(now, readersZone)
