import { logIn } from './support/session'
import { untilComplete, watchShifts } from './support/shifts'
import { addressOf, ownPagesOf, DEMO_EMAILS, VISITORS } from './support/visits'
import { expect, test } from './support/watch'

/** `every-screen.spec.ts` covers Chromium in more detail. */
for (const person of VISITORS)
  test(`every page of ${person} opens without horizontal overflow`, async ({ page }) => {
    await watchShifts(page)
    const email = DEMO_EMAILS[person]
    if (email) await logIn(page, email)
    for (const { path } of ownPagesOf(person)) {
      await page.goto(addressOf(path))
      await untilComplete(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflow, path).toBeLessThanOrEqual(0)
    }
  })
