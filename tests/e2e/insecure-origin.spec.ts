import { chromiumArguments, shellPath } from '../../scripts/support/chromium.mjs'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

/** Plain http with a host name is no secure context, so browsers hide several APIs. */
test.use({
  baseURL: 'http://name.test:4173',
  launchOptions: {
    executablePath: shellPath(),
    args: [...chromiumArguments, '--host-resolver-rules=MAP name.test 127.0.0.1'],
  },
})

test('over plain http, drafts are kept, dates can be saved, and one tab is recommended', async ({ page }) => {
  await logIn(page, 'applicant2@demo.urc')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dates for my calendar' }).click()
  expect((await download).suggestedFilename()).toBe('research-grants.ics')

  await page.goto('/grant')
  await page.getByLabel('Position').fill('Senior Lecturer')
  await expect(page.getByText(/^Saved \d\d:\d\d on this device$/)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Position')).toHaveValue('Senior Lecturer')

  await page.getByRole('button', { name: 'Controls' }).click()
  await expect(page.getByText(/^This address has no service worker.* Use one tab at a time/)).toBeVisible()
})

test('over plain http, an e-mail is sent and its link can be copied by hand', async ({ page }) => {
  await logIn(page, 'admin@demo.urc')
  await page.goto('/requestapproval')
  await page
    .getByRole('button', { name: /^Send Email to HOD/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Prof. Head')
  await dialog.getByLabel('Email').fill('head@example.org')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  const link = dialog.getByLabel('Could not copy. Copy the text from this field.')
  await expect(link).toBeFocused()
  await expect(link).toHaveValue(/\/hod\?/)
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: /^Do it now/ }).click()
  await expect(page.getByText('Email sent successfully!')).toBeVisible()
})
