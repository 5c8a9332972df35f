import { count, prepareToCount, visitEach } from '../../bench/soak/walk.mjs'
import { logIn } from './support/session'
import { everyAddressOf, PEOPLE } from './support/visits'
import { expect, test } from './support/watch'

/** In the short: `npm run soak` goes on for thousands, and looks at the memory too. */
for (const person of ['Admin', 'Applicant'] as const)
  test(`every screen of ${person}, seen again within one page, leaves no listener, timer or blob URL behind`, async ({
    page,
  }) => {
    const addresses = everyAddressOf(person)
    await prepareToCount(page)
    await logIn(page, PEOPLE[person])
    const devtools = await page.context().newCDPSession(page)
    const round = async () => {
      await visitEach(page, [...addresses, '/dashboard'])
      const { listeners, timers, blobs } = await count(page, devtools)
      return { listeners, timers, blobs }
    }
    // What is fetched and remembered once is there after the first.
    await round()
    const before = await round()
    expect(await round()).toEqual(before)
  })
