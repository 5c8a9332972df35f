import type { Page } from '@playwright/test'
import { closeAlert, logIn } from './support/session'
import { expect, test } from './support/watch'

async function openControls(page: Page, tab: string) {
  await page.getByRole('button', { name: 'Controls' }).click()
  const dialog = page.getByRole('dialog', { name: 'Controls of the demo' })
  await dialog.getByRole('tab', { name: tab }).click()
  return dialog
}

async function openTabAs(page: Page, email: string) {
  const dialog = await openControls(page, 'People')
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: `New tab as ${email}` }).click()
  const tab = await popup
  await expect(tab).toHaveURL(/\/dashboard$/)
  return tab
}

test('a scenario restarts the demo in every tab and deletes earlier data', async ({ page, context }) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/grant')
  await page.getByLabel('Name', { exact: true }).fill('Somebody who will be forgotten')
  const otherTab = await context.newPage()
  await otherTab.goto('/submittedgrant')
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible()

  const dialog = await openControls(page, 'Scenario')
  await dialog.getByRole('radio', { name: /^Decisions due/ }).check()
  await dialog.getByRole('button', { name: 'Start anew' }).click()

  for (const tab of [page, otherTab]) {
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

test.describe('an injected failure', () => {
  test.use({ expectedError: /500|listSubmittedApplications/ })

  test('stays in every tab, also after a reload, until it is removed', async ({ page, context }) => {
    await logIn(page, 'applicant@demo.urc')
    const otherTab = await context.newPage()
    await otherTab.goto('/dashboard')
    const dialog = await openControls(page, 'Failures')
    await dialog.getByLabel('Call').selectOption('listSubmittedApplications')
    await dialog.getByLabel('Fault').selectOption('http-500')
    await dialog.getByLabel('How often').selectOption('Always')
    await dialog.getByRole('button', { name: 'Let it fail' }).click()
    for (const tab of [page, otherTab]) await expect(tab.getByText('1 failure on')).toBeVisible()
    await otherTab.goto('/submittedgrant')
    await expect(otherTab.getByText('1 failure on')).toBeVisible()
    await expect(otherTab.getByRole('button', { name: 'Try again' })).toBeVisible()

    await dialog.getByRole('button', { name: 'Let everything work again' }).click()
    await expect(otherTab.getByText('1 failure on')).toHaveCount(0)
    await otherTab.getByRole('button', { name: 'Try again' }).click()
    await expect(otherTab.getByRole('row').nth(1)).toBeVisible()
  })
})

test('the clock of the demo is the same in every tab and keeps its time on reload', async ({ page, context }) => {
  await page.goto('/home')
  const otherTab = await context.newPage()
  await otherTab.goto('/home')
  await expect(otherTab.getByText(/Applications are open/).first()).toBeVisible()
  const dialog = await openControls(page, 'Clock')
  await dialog.getByRole('button', { name: 'Stop the clock' }).click()
  await dialog.getByRole('button', { name: 'Just after they closed' }).click()
  for (const tab of [page, otherTab]) await expect(tab.getByText(/Applications are closed/).first()).toBeVisible()
  await page.reload()
  await openControls(page, 'Clock')
  await expect(dialog.getByRole('timer')).toContainText('30 Nov 2026, 16:00')
  await expect(dialog.getByRole('button', { name: 'Let the clock run' })).toBeVisible()
})

test('a change of the person in one tab shows in other tabs', async ({ page, context }) => {
  await logIn(page, 'applicant@demo.urc')
  const otherTab = await context.newPage()
  await otherTab.goto('/submittedgrant')
  await expect(otherTab.getByRole('row').nth(1)).toBeVisible()

  await page.bringToFront()
  let dialog = await openControls(page, 'People')
  await dialog.getByRole('button', { name: 'Log in as admin@demo.urc' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Ruwani, Admin')).toBeVisible()
  await otherTab.bringToFront()
  await expect(otherTab.getByRole('heading', { name: /logged in|signed in/i })).toBeVisible()

  await page.bringToFront()
  dialog = await openControls(page, 'People')
  await dialog.getByRole('link', { name: 'Open as Reviewer 2' }).click()
  await expect(page).toHaveURL(/\/reviewer2\?app_ID=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('two people in two tabs see each other’s changes', async ({ page }) => {
  await logIn(page, 'applicant@demo.urc')
  const secretary = await openTabAs(page, 'admin@demo.urc')
  await expect(secretary.getByText('Ruwani, Admin')).toBeVisible()
  await expect(secretary.getByText('This tab is somebody else')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('link', { name: 'Nirmala' })).toBeVisible()
  await page.goto('/submittedgrant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  // Both tabs share one host.
  await secretary.goto('/applicationdates')
  await secretary.getByLabel('Open Date').fill('2026-11-01')
  await secretary.getByLabel('Open Time').fill('08:00')
  await secretary.getByLabel('Close Date').fill('2026-12-11')
  await secretary.getByLabel('Close Time').fill('16:00')
  await secretary.getByRole('button', { name: 'Submit' }).click()
  await expect(secretary.getByText('11 Dec 2026, 16:00').first()).toBeVisible()
  await page.goto('/home')
  await expect(page.getByText(/11 Dec 2026/).first()).toBeVisible()

  // The tab keeps its person across a reload, and its log-out does not affect the other tab.
  await secretary.reload()
  await expect(secretary.getByRole('link', { name: 'Ruwani' })).toBeVisible()
  await secretary.getByRole('button', { name: 'Log Out' }).click()
  await expect(secretary).toHaveURL(/\/home$/)
  await page.goto('/submittedgrant')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a restart resets a tab with a separate log-in and keeps it separate', async ({ page }) => {
  await logIn(page, 'applicant@demo.urc')
  const director = await openTabAs(page, 'urc@demo.urc')
  // An incomplete page may not listen for the restart yet. It would then prompt for a log-in.
  await expect(director.getByText('This tab is somebody else')).toBeVisible()
  await expect(director.getByRole('heading', { name: 'To do' })).toBeVisible()
  await expect(director.getByText(/Still counting|Loading\.\.\./)).toHaveCount(0)
  await page.getByRole('tab', { name: 'Scenario' }).click()
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect(director).toHaveURL(/\/home$/)
  await expect(director.getByText('This tab is somebody else')).toBeVisible()
  await expect(director.getByRole('link', { name: 'Login' }).first()).toBeVisible()
})

test.describe('an address', () => {
  test.use({ expectedError: /500|listApprovedApplications/ })

  test('sets scenario, person, clock and failures, then loses its parameters', async ({ page }) => {
    await page.goto(
      '/shortlistedapplicationd?demo-scenario=decisions-due&demo-person=urc@demo.urc&demo-clock=2027-01-20T10:30&demo-clock-runs=no&demo-fault=listApprovedApplications:http-500',
    )
    await expect(page).toHaveURL(/\/shortlistedapplicationd$/)
    await expect(page.getByText('1 failure on')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    const dialog = await openControls(page, 'Clock')
    await expect(dialog.getByRole('timer')).toContainText('20 Jan 2027, 10:30')
    await dialog.getByRole('tab', { name: 'Failures' }).click()
    await dialog.getByRole('button', { name: 'Let everything work again' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('row', { name: /Peat swamps/ })).toBeVisible()
  })
})

test('an address with invalid parameters shows an error and a link', async ({ page }) => {
  await page.goto('/home?demo-scenario=full')
  await expect(page.getByRole('alert')).toContainText('demo-scenario=full is nothing that this demo knows.')
  await page.getByRole('link', { name: 'Open the page as the demo is' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Research Grants' })).toBeVisible()
  await page.goto('/home?demo-person=nobody@demo.urc')
  await expect(page.getByRole('alert')).toContainText('Nobody of this demo has the address nobody@demo.urc.')
})

test('an address with an unknown person keeps the earlier failures', async ({ page }) => {
  await page.goto('/home?demo-fault=shortlistOrReject:http-500')
  await expect(page.getByText('1 failure on')).toBeVisible()
  await page.goto('/home?demo-person=nobody@demo.urc')
  await page.getByRole('link', { name: 'Open the page as the demo is' }).click()
  await expect(page.getByText('1 failure on')).toBeVisible()
})

test('the state is saved, restored and moved to another browser', async ({ page, browser }) => {
  await page.goto('/submittedgrant?demo-person=applicant@demo.urc')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  const initialCount = await rows.count()
  let dialog = await openControls(page, 'States')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText(/^Saved on /)).toBeVisible()
  await page.keyboard.press('Escape')

  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: /^Delete/ })
    .click()
  await closeAlert(page, /deleted/i)
  await expect(rows).toHaveCount(initialCount - 1)
  dialog = await openControls(page, 'States')
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const file = await (await download).path()
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await expect(rows).toHaveCount(initialCount)

  const otherPage = await (await browser.newContext()).newPage()
  await otherPage.goto('/submittedgrant?demo-person=applicant@demo.urc')
  await expect(otherPage.getByRole('row')).toHaveCount(initialCount)
  const imported = await openControls(otherPage, 'States')
  await imported.getByLabel(/^Import/).setInputFiles(file)
  await expect(imported.getByText('applicant@demo.urc')).toBeVisible()
  await imported.getByRole('button', { name: 'Show it' }).click()
  await expect(otherPage.getByRole('row')).toHaveCount(initialCount - 1)
  await otherPage.context().close()
})

test.describe('a link', () => {
  test.use({ expectedError: /500|listBudgets/ })

  test('shows the same failing state in another browser', async ({ page, browser }) => {
    await page.goto('/approvebudget?demo-scenario=all-granted&demo-person=admin@demo.urc')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    let dialog = await openControls(page, 'Failures')
    await dialog.getByLabel('Call').selectOption('listBudgets')
    await dialog.getByLabel('Fault').selectOption('http-500')
    await dialog.getByLabel('How often').selectOption('Always')
    await dialog.getByRole('button', { name: 'Let it fail' }).click()
    await dialog.getByRole('tab', { name: 'Share' }).click()
    const link = await dialog.getByText(/\/approvebudget\?demo-/).textContent()

    const otherPage = await (await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Berlin' })).newPage()
    await otherPage.goto(link ?? '')
    await expect(otherPage).toHaveURL(/\/approvebudget$/)
    await expect(otherPage.getByText('1 failure on')).toBeVisible()
    await expect(otherPage.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(otherPage.getByRole('link', { name: 'Ruwani' })).toBeVisible()
    dialog = await openControls(otherPage, 'Calls')
    await dialog.getByText('listBudgets').first().click()
    await expect(dialog.getByText('differs: the status is 500').first()).toBeVisible()
    await otherPage.context().close()
  })
})
