import { expect, test } from 'vitest'
import { createHostClock } from '@/wire/client/host-clock'

const MINUTE = 60_000
const HOST = new Date('2026-11-20T04:00:00Z')

interface Reply {
  /** Minutes by which the device's clock is ahead when the response arrives. */
  lead: number
  /** Minutes that the response takes. */
  takes?: number
  headers?: Record<string, string>
}

/** Returns the lead of the device's clock in minutes, as measured by these responses. */
async function leadAfter(...replies: Reply[]) {
  let device = HOST
  const clock = createHostClock(() => device)
  for (const { lead, takes = 0, headers = { Date: HOST.toUTCString() } } of replies) {
    device = new Date(HOST.getTime() + (lead - takes) * MINUTE)
    const fetch = clock.wrapFetch(async () => {
      device = new Date(HOST.getTime() + lead * MINUTE)
      return new Response('', { headers })
    })
    await fetch('')
  }
  expect(clock.now().getTime()).toBe(device.getTime() - clock.getClockLead())
  return clock.getClockLead() / MINUTE
}

const DAYS_20 = 20 * 24 * 60

test.each<[string, number, Reply[]]>([
  ['a device 20 days ahead', DAYS_20, [{ lead: DAYS_20 }]],
  ['a device a day behind', -1440, [{ lead: -1440 }]],
  ['five minutes', 0, [{ lead: 5 }]],
  ['six minutes', 6, [{ lead: 6 }]],
  ['a response that took ten minutes', 0, [{ lead: 10, takes: 10 }]],
  ['a clock that was set right', 0, [{ lead: DAYS_20 }, { lead: 0 }]],
  ['no Date', 0, [{ lead: DAYS_20, headers: {} }]],
  ['a Date that cannot be read', 0, [{ lead: DAYS_20, headers: { Date: 'yesterday' } }]],
  ['a response from a cache', 0, [{ lead: DAYS_20, headers: { Date: HOST.toUTCString(), Age: '60' } }]],
  ['no Date after a good one', DAYS_20, [{ lead: DAYS_20 }, { lead: DAYS_20, headers: {} }]],
])('%s: ahead by %d minutes', async (_, minutes, replies) => {
  expect(await leadAfter(...replies)).toBe(minutes)
})
