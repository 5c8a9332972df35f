import { writePortalHost } from './support/portal-host'
import { expect, test } from './support/watch'

test('the demo does not answer for a host that an operator names', async ({ page }) => {
  await writePortalHost(page, '/home', '/RGMS/')
  await page.goto('/home')
  await expect(page.getByText('its portal-host names one')).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
