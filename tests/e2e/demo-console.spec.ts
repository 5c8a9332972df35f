import { expect, test } from './support/watch'
import { logIn } from './support/session'

test('the demo starts anew with a scenario, in every tab, and forgets what was there', async ({ page, context }) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/grant')
  await page.getByLabel('Name', { exact: true }).fill('Somebody who will be forgotten')
  const other = await context.newPage()
  await other.goto('/submittedgrant')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'Start anew' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start anew' })
  await dialog.getByRole('radio', { name: /^Decisions due/ }).check()
  await dialog.getByRole('button', { name: 'Start anew' }).click()

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/home$/)
    await expect(tab.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])

  await logIn(page, 'urc@demo.urc')
  await expect(page.getByRole('link', { name: /Ready to decide/ })).toBeVisible()
  await page.getByRole('link', { name: /Ready to decide/ }).click()
  await expect(page.getByRole('row', { name: /Peat swamps/ })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect(dialog.getByRole('radio', { name: /^Decisions due/ })).toBeChecked()
})
