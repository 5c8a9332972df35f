import { setPortalHost } from './support/portal-host'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

test.use({ serviceWorkers: 'allow' })

test('the demo does not respond for a host set by an operator', async ({ page }) => {
  await setPortalHost(page, '/home', '/RGMS/')
  await page.goto('/home')
  await expect(page.getByText('its portal-host names one')).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the demo still responds after a person cancels leaving the page', async ({ page }) => {
  await logIn(page, 'applicant@demo.urc')
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()))
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await question).dismiss()
  await page.getByRole('link', { name: 'View Applied Grants' }).click()
  await expect(page.getByRole('row', { name: /Mangrove restoration/ })).toBeVisible()
})

test.describe('without a connection', () => {
  // A request may be in flight when the connection is cut.
  test.use({ expectedError: /^Failed to load resource/ })

  test('the demo says that work can continue, and it can', async ({ page, context }) => {
    await page.goto('/login')
    await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('The demo needs no connection.')).toBeVisible()
    await page.getByLabel('Email').fill('applicant@demo.urc')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Incorrect email or password')).toBeVisible()
  })
})
