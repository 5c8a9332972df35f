import { fillProfile, PROJECT_TITLE, pressNext, writeApplication } from './support/applicant'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

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

test('the wizard refuses an incomplete step, with a link to each missing field', async ({ page }) => {
  await logIn(page, 'applicant@demo.urc')
  await page.goto('/grant')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('alert')).toContainText('Missing Fields Required.')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Title is required', exact: true }).click()
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await fillProfile(page)
  await pressNext(page, '/project')
})
