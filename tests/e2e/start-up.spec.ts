import { expect, test } from './support/watch'

test('the demo does not answer for a host that an operator names', async ({ page }) => {
  await page.route('/home', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('name="portal-host" content=""', 'name="portal-host" content="/RGMS/"')
    await route.fulfill({ response, body })
  })
  await page.goto('/home')
  await expect(page.getByText('its portal-host names one')).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
