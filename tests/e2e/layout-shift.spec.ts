import { endSessionOnHost, logIn } from './support/session'
import { expectNoLayoutShift, takeLayoutShifts, waitForCompletePage, watchLayoutShifts } from './support/layout-shifts'
import { DEMO_EMAILS } from './support/visitors'
import { expect, test } from './support/watch'

test.use({ serviceWorkers: 'allow' })

const SCREENS = [
  { width: 1280, height: 900 },
  { width: 360, height: 740 },
] as const

for (const viewport of SCREENS)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('no page shifts for a person whose session has ended', async ({ page }) => {
      await watchLayoutShifts(page)
      await logIn(page, DEMO_EMAILS.Applicant)
      await endSessionOnHost(page)
      for (const address of ['/home', '/login', '/dashboard', '/home?next=%2Fdashboard']) {
        await page.goto(address)
        await expectNoLayoutShift(page, address)
      }
    })

    for (const person of ['Applicant', 'Admin'] as const)
      test(`nothing shifts when ${person} opens a page from the dashboard and returns`, async ({ page }) => {
        await watchLayoutShifts(page)
        await logIn(page, DEMO_EMAILS[person])
        await waitForCompletePage(page)
        const tiles = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')
        for (let index = 0; index < (await tiles.count()); index += 1) {
          await takeLayoutShifts(page)
          await tiles.nth(index).click()
          await expect(page).not.toHaveURL(/\/dashboard$/)
          await expectNoLayoutShift(page, `The way to ${page.url()}`)
          await page.goBack()
          await expect(page).toHaveURL(/\/dashboard$/)
          await expectNoLayoutShift(page, `The way back from ${index + 1}`)
        }
      })
  })
