import { logIn } from './support/session'
import { waitForCompletePage, watchLayoutShifts } from './support/layout-shifts'
import { toAddress, listOwnPages, DEMO_EMAILS, VISITORS } from './support/visitors'
import { expect, test } from './support/watch'

// `every-screen.spec.ts` checks the same pages in more detail, but only in Chromium.
for (const person of VISITORS)
  test(`every page of ${person} opens without horizontal overflow`, async ({ page }) => {
    await watchLayoutShifts(page)
    const email = DEMO_EMAILS[person]
    if (email) await logIn(page, email)
    for (const { path } of listOwnPages(person)) {
      await page.goto(toAddress(path))
      await waitForCompletePage(page)
      const overflowWidth = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(overflowWidth, path).toBeLessThanOrEqual(0)
    }
  })
