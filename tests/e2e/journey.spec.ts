import { fillProfile, logIn, pdfFile, PROJECT_TITLE, pressNext, writeApplication } from './support/applicant'
import { grantApplication } from './support/council'
import { expect, test } from './support/watch'

test('from sign-up to a submitted application to a signed agreement', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/frontpage$/)
  await page.getByRole('link', { name: /Research Grants/ }).click()
  await page.getByRole('link', { name: 'Sign Up' }).first().click()
  await page.getByLabel('First Name').fill('Sunil')
  await page.getByLabel('Last Name').fill('Perera')
  await page.getByLabel('Email').fill('sunil@example.org')
  await page.getByLabel('Password', { exact: true }).fill('long-enough-1')
  await page.getByLabel('Confirm Password').fill('long-enough-1')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Welcome to the Research Grant Management System!')).toBeVisible()

  await logIn(page, 'sunil@example.org', 'long-enough-1')
  await page.getByRole('link', { name: /Apply New Grant/ }).click()
  await writeApplication(page)

  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Finish and Submit' }).click()
  const pdf = await opened
  await expect(page).toHaveURL(/\/popup$/)
  await expect(page.getByText('Thank You! Your Data Successfully Submitted.')).toBeVisible()
  await expect.poll(() => pdf.url()).toMatch(/^blob:/)
  await pdf.close()
  const stored = await page.evaluate(() => localStorage.getItem('formData'))
  expect(stored ?? '').not.toContain(PROJECT_TITLE)

  await page.goto('/submittedgrant')
  const row = page.getByRole('row', { name: new RegExp(PROJECT_TITLE) })
  await expect(row).toContainText('Submitted')
  const appId = /(\d+)_\d{4}/.exec((await row.textContent()) ?? '')?.[1] ?? ''

  await grantApplication(page, appId)
  await logIn(page, 'sunil@example.org', 'long-enough-1')
  await page.goto('/submittedgrant')
  await expect(row).toContainText('Granted')
  await row.getByRole('button', { name: /Upload/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(await pdfFile('signed.pdf', 2))
  await expect(dialog.getByRole('button', { name: 'Remove signed.pdf' })).toBeVisible()
  await dialog.getByRole('button', { name: /Upload|Submit/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('File uploaded successfully!')
})

test('ten presses of Finish and Submit make one application', async ({ page }) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/submittedgrant')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Submitted Grants')
  await writeApplication(page)
  const submit = page.getByRole('button', { name: 'Finish and Submit' })
  await submit.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click()
  })
  await expect(page).toHaveURL(/\/popup$/)
  await page.goto('/submittedgrant')
  await expect(page.getByRole('row', { name: new RegExp(PROJECT_TITLE) })).toHaveCount(1)
})

test('the wizard refuses a step with what is missing, named and linked', async ({ page }) => {
  await logIn(page, 'applicant@demo.urc')
  await page.goto('/grant')
  await page.getByRole('button', { name: 'Next' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Missing Fields Required.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('link', { name: 'Title is required', exact: true }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await fillProfile(page)
  await pressNext(page, '/project')
})
