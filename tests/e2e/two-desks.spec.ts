import type { Page } from '@playwright/test'
import { apply } from './support/applicant'
import { deny, denyLater, openRow, order } from './support/council'
import { expect, test } from './support/people'
import { logIn, logOut } from './support/session'

const TILE = 'Shortlisted Applications'
const REJECTION = 'Application Rejection Notification'

/** Lets the first call of a file reach the host and drops its response. Returns the number of calls so far. */
async function loseResponse(page: Page, file: string) {
  let calls = 0
  await page.route(`**/${file}`, async (route) => {
    calls += 1
    if (calls > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  return () => calls
}

/** Stops the Undo countdown, which could end before the next step on a busy machine. */
const holdCountdowns = (page: Page) =>
  page.addInitScript(() => {
    const real = window.setInterval
    window.setInterval = ((run: TimerHandler, time?: number) => (time === 1000 ? 0 : real(run, time))) as typeof real
  })

test.use({ expectedError: /net::ERR_FAILED|shortlistOrReject: network/ })

test('two desks save each decision once despite losses, Undo and navigation', async ({
  page,
  browser,
  baseURL,
  mailbox,
  unique,
}) => {
  const title = unique('Decided at two desks')
  const email = `${unique('two-desks').replace(' ', '-')}@example.org`
  await logIn(page, 'newcomer@demo.urc')
  await apply(page, title, email)
  await logOut(page)

  await logIn(page, 'admin@demo.urc')
  const calls = await loseResponse(page, 'UpdateOrderApplicationStatus.php')
  await order(page, title, 'Shortlist')
  expect(calls()).toBe(1)

  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB', timezoneId: 'Asia/Colombo' })
  const director = await context.newPage()
  await holdCountdowns(director)
  const waiting = director.getByRole('region', { name: 'Sending' })
  await logIn(director, 'urc@demo.urc')
  const row = await denyLater(director, title)
  await director.keyboard.press('Shift+F8')
  await expect(waiting).toBeHidden()
  await expect(row.getByRole('button', { name: /^Select/ })).toBeEnabled()

  await denyLater(director, title)
  await director.getByRole('button', { name: 'Log Out' }).click()
  await director.getByRole('button', { name: 'Log out without sending' }).click()
  await expect(director).toHaveURL(/\/home$/)
  await logIn(director, 'urc@demo.urc')
  await expect((await openRow(director, TILE, title)).getByRole('button', { name: /^Select/ })).toBeEnabled()
  await expect(waiting).toBeHidden()
  expect(await mailbox.subjectsTo(email)).not.toContain(REJECTION)

  await denyLater(director, title)
  await deny(page, title)
  await waiting.getByRole('button', { name: /^Do it now/ }).click()
  await expect(waiting).toContainText('This application was changed meanwhile. Nothing was sent.')
  expect((await mailbox.subjectsTo(email)).filter((subject) => subject === REJECTION)).toHaveLength(1)
  await context.close()
})
