import { writePortalHost } from './support/portal-host'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

test('the demo does not answer for a host that an operator names', async ({ page }) => {
  await writePortalHost(page, '/home', '/RGMS/')
  await page.goto('/home')
  await expect(page.getByText('its portal-host names one')).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('whoever is asked whether to leave, and stays, still has the demo', async ({ page }) => {
  await logIn(page, 'applicant@demo.urc')
  await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()))
  const question = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  await (await question).dismiss()
  await page.getByRole('link', { name: 'View Applied Grants' }).click()
  await expect(page.getByRole('row', { name: /Mangrove restoration/ })).toBeVisible()
})

test.describe('without a connection', () => {
  // Something may be on its way in the moment in which it is cut.
  test.use({ expectedError: /^Failed to load resource/ })

  test('the demo says that one can go on, and that is true', async ({ page, context }) => {
    await page.goto('/login')
    await expect(page.getByRole('complementary', { name: 'Demo' })).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText('The demo answers itself, so you can go on.')).toBeVisible()
    await page.getByLabel('Email').fill('applicant@demo.urc')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Incorrect email or password')).toBeVisible()
  })
})
