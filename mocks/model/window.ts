import { branding } from '@/branding'
import { applicationWindow } from '@/domain/window'
import type { MockContext } from '../implementation'
import { refuse } from '../refusal'

/** Grant.php takes applications only while the window is open (spec 4), and says so in words. */
export function demandOpenWindow({ store, now, habits }: MockContext): void {
  if (habits.windowUnasked) return
  const window = applicationWindow(store.applicationDates.all()[0] ?? 'failed', now, branding.timeZone.name)
  if (window.state === 'not-yet') refuse('Applications are not open yet.')
  if (window.state === 'closed') refuse('Applications are closed.')
  if (window.state === 'unknown') refuse('The application dates have not been set.')
}
