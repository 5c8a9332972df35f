import { setPortalHost } from './support/portal-host'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

test.use({ serviceWorkers: 'allow' })

test('the demo sends no responses if an operator has set a host', async ({ page }) => {
  await setPortalHost(page, '/home', '/RGMS/')
  await page.goto('/home')
  await expect(page.getByText('its portal-host names one')).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('the demo still responds after a person cancels leaving the page', async ({ page }) => {
  await logIn(page, 'applicant@demo.urc')
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()))
  const leaveDialog = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await leaveDialog).dismiss()
  await page.getByRole('link', { name: 'View Applied Grants' }).click()
  await expect(page.getByRole('row', { name: /Mangrove restoration/ })).toBeVisible()
})

test.describe('without a connection', () => {
  // A request may be in flight when the connection is cut.
  test.use({ expectedError: /^Failed to load resource/ })

  test('the demo says that it needs no connection, and still responds', async ({ page, context }) => {
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
