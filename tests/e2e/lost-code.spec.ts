import { pdfFile } from './support/applicant'
import { openRow } from './support/council'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

/** As after a new deployment or without a connection: code that the page has not loaded yet cannot be loaded. */
test.use({ expectedError: /Failed to load resource/ })

test('a PDF is refused with a text if the code that checks it cannot be loaded', async ({ page }) => {
  await page.goto('/reviewer2?app_ID=17')
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible()
  await page.context().route('**/assets/*.js', (route) => route.abort())
  await page.locator('input[type=file]').setInputFiles(await pdfFile('report.pdf'))
  await expect(page.getByText(/^report\.pdf: This PDF could not be looked into/).first()).toBeVisible()
})

test('an e-mail whose editor cannot be loaded says so in its dialog, and the list stays', async ({ page }) => {
  await logIn(page, 'admin@demo.urc')
  const row = await openRow(page, 'Send Reviewers', 'Carbapenem-resistant bacteria')
  await page.context().route('**/assets/rich-text-editor-*.js', (route) => route.abort())
  await row.getByRole('button', { name: /^Send Email to Reviewer 1/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Send Email' })
  await expect(dialog.getByRole('alert')).toContainText('The portal may have been updated since you opened it')
  await expect(dialog.getByRole('button', { name: 'Load the portal again' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toBeVisible()
})

test('a person who has answered is thanked although nothing more can be loaded', async ({ page }) => {
  await page.goto('/dean?app_ID=23&Role=Dean')
  await page.getByRole('radio', { name: 'Approve' }).check()
  await page.getByLabel('Remarks').fill('Worth it.')
  await page.waitForLoadState('networkidle')
  await page.context().route('**/assets/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(/\/popup2$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You, Your Data Successfully Submitted')
})

test('an answer is not sent without the page that thanks, and that is reported', async ({ page }) => {
  await page.context().route('**/assets/thank-you-for-decision*.js', (route) => route.abort())
  await page.goto('/dean?app_ID=23&Role=Dean')
  await page.getByRole('radio', { name: 'Approve' }).check()
  await page.getByLabel('Remarks').fill('Worth it.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Nothing was sent: the page that would confirm it')
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.context().unrouteAll()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(/\/popup2$/)
})
