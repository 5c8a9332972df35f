import type { Page } from '@playwright/test'
import { fillProfile } from './support/applicant'
import { expectSaved } from './support/draft'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

test.use({ serviceWorkers: 'allow' })

const readStoredForm = (page: Page) => page.evaluate(() => localStorage.getItem('formData') ?? '')

test('a tab keeps the changes of another tab', async ({ page, context }) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/grant')
  await fillProfile(page)
  await expectSaved(page)
  await page.close()

  const second = await context.newPage()
  await second.goto('/grant')
  await expect(second.getByLabel('Position')).toHaveValue('Senior Lecturer')

  const third = await context.newPage()
  await third.goto('/grant')
  await expect(third.getByLabel('Position')).toHaveValue('Senior Lecturer')
  await third.getByLabel('Position').fill('Professor')
  await expect.poll(() => readStoredForm(third)).toContain('Professor')

  await second.bringToFront()
  await expect(second.getByLabel('Position')).toHaveValue('Professor')
  await second.getByLabel('Degree').fill('MPhil')
  await expect.poll(() => readStoredForm(third)).toContain('MPhil')
  expect(await readStoredForm(third)).toContain('Professor')
  await expect(third.getByLabel('Degree')).toHaveValue('MPhil')
})
