import type { Page } from '@playwright/test'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

async function openControls(page: Page, tab: string) {
  await page.getByRole('button', { name: 'Controls' }).click()
  const dialog = page.getByRole('dialog', { name: 'Controls of the demo' })
  await dialog.getByRole('tab', { name: tab }).click()
  return dialog
}

test('the demo starts anew with a scenario, in every tab, and forgets what was there', async ({ page, context }) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/grant')
  await page.getByLabel('Name', { exact: true }).fill('Somebody who will be forgotten')
  const other = await context.newPage()
  await other.goto('/submittedgrant')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()

  const dialog = await openControls(page, 'Scenario')
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
  await openControls(page, 'Scenario')
  await expect(dialog.getByRole('radio', { name: /^Decisions due/ })).toBeChecked()
})

test.describe('a failure that was asked for', () => {
  test.use({ expectedError: /500|listSubmittedGrants/ })

  test('is there in every tab, after a reload too, until it is taken back', async ({ page, context }) => {
    await logIn(page, 'applicant@demo.urc')
    const other = await context.newPage()
    await other.goto('/dashboard')
    const dialog = await openControls(page, 'Failures')
    await dialog.getByLabel('Call').selectOption('listSubmittedGrants')
    await dialog.getByLabel('Fault').selectOption('http-500')
    await dialog.getByLabel('How often').selectOption('Always')
    await dialog.getByRole('button', { name: 'Let it fail' }).click()
    for (const tab of [page, other]) await expect(tab.getByText('1 failure on')).toBeVisible()
    await other.goto('/submittedgrant')
    await expect(other.getByText('1 failure on')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Try again' })).toBeVisible()

    await dialog.getByRole('button', { name: 'Let everything work again' }).click()
    await expect(other.getByText('1 failure on')).toHaveCount(0)
    await other.getByRole('button', { name: 'Try again' }).click()
    await expect(other.getByRole('row').nth(1)).toBeVisible()
  })
})

test('the clock of the demo moves every page at once, and stands where it was left', async ({ page, context }) => {
  await page.goto('/home')
  const other = await context.newPage()
  await other.goto('/home')
  await expect(other.getByText(/Applications are open/).first()).toBeVisible()
  const dialog = await openControls(page, 'Clock')
  await dialog.getByRole('button', { name: 'Stop the clock' }).click()
  await dialog.getByRole('button', { name: 'Just after they closed' }).click()
  for (const tab of [page, other]) await expect(tab.getByText(/Applications are closed/).first()).toBeVisible()
  await page.reload()
  await openControls(page, 'Clock')
  await expect(dialog.getByRole('timer')).toContainText('30 Nov 2026, 16:00')
  await expect(dialog.getByRole('button', { name: 'Let the clock run' })).toBeVisible()
})

test('one press makes the page somebody else’s, and the other tabs say so', async ({ page, context }) => {
  await logIn(page, 'applicant@demo.urc')
  const other = await context.newPage()
  await other.goto('/submittedgrant')
  await expect(other.getByRole('row').nth(1)).toBeVisible()

  await page.bringToFront()
  let dialog = await openControls(page, 'People')
  await dialog.getByRole('button', { name: 'Log in as admin@demo.urc' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Ruwani, Admin')).toBeVisible()
  await other.bringToFront()
  await expect(other.getByRole('heading', { name: /logged in|signed in/i })).toBeVisible()

  await page.bringToFront()
  dialog = await openControls(page, 'People')
  await dialog.getByRole('link', { name: 'Reviewer 2' }).click()
  await expect(page).toHaveURL(/\/reviewer2\?app_ID=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
