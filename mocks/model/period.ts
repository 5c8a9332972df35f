import { branding } from '@/branding'
import { applicationPeriod } from '@/domain/dates/period'
import type { MockContext } from '../implementation'
import { refuse } from '@/wire/mock/refusal'

/** Grant.php refuses applications outside the application period. */
export function assertOpenPeriod({ store, now }: MockContext): void {
  const period = applicationPeriod(store.applicationDates.all()[0] ?? 'failed', now, branding.timeZone.name)
  if (period.state === 'not-yet') refuse('conflict', 'Applications are not open yet.')
  if (period.state === 'closed') refuse('conflict', 'Applications are closed.')
  if (period.state === 'unknown') refuse('conflict', 'The application dates have not been set.')
}
