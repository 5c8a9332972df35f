import { count, prepareToCount, visitEach } from '../../bench/soak/walk.mjs'
import { logIn } from './support/session'
import { addressOf, everyAddressOf, pagesOf, PEOPLE } from './support/visits'
import { expect, test } from './support/watch'

/** The public pages and those behind a link are seen by one of them. */
const WALKS = {
  Admin: pagesOf('Admin').map(({ path }) => addressOf(path)),
  Applicant: everyAddressOf('Applicant'),
} as const

/** In the short: `npm run soak` goes on for thousands, and looks at timers and memory too. */
for (const person of ['Admin', 'Applicant'] as const)
  test(`every screen of ${person}, seen again within one page, leaves no listener or blob URL behind`, async ({
    page,
  }) => {
    await prepareToCount(page)
    await logIn(page, PEOPLE[person])
    const devtools = await page.context().newCDPSession(page)
    const left = async () => {
      const { listeners, blobs } = await count(page, devtools)
      return { listeners, blobs }
    }
    const seeAll = () => visitEach(page, [...WALKS[person], '/dashboard'])

    // What is fetched and remembered once is there after the first.
    await seeAll()
    let before = await left()
    await expect
      .poll(async () => {
        const last = before
        before = await left()
        return before.listeners - last.listeners
      })
      .toBe(0)
    await seeAll()
    // A screen that was just left may still be ending its work.
    await expect.poll(async () => (await left()).listeners).toBeLessThanOrEqual(before.listeners)
    expect((await left()).blobs).toBeLessThanOrEqual(before.blobs)
  })
