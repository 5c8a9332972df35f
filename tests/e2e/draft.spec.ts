import type { Page } from '@playwright/test'
import {
  chooseFiles,
  fillProfile,
  fillProject,
  fillReviewers,
  fillSupervisors,
  pressNext,
  PROJECT_TITLE,
  writeApplication,
} from './support/applicant'
import { answers, isSaved } from './support/draft'
import { DEMO_PASSWORD, logIn, loseSession } from './support/session'
import { expect, test } from './support/watch'

test.use({ serviceWorkers: 'allow' })

const keptForm = (page: Page) => page.evaluate(() => localStorage.getItem('formData') ?? '')

const STEPS = [
  ['/grant', fillProfile, '/project'],
  ['/project', fillProject, '/supervisors'],
  ['/supervisors', fillSupervisors, '/uploads'],
  ['/uploads', chooseFiles, '/reviewers'],
  ['/reviewers', fillReviewers, null],
] as const

test('a reload in the middle of every step loses nothing', async ({ page }) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/grant')
  for (const [path, fill, next] of STEPS) {
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await fill(page)
    await isSaved(page)
    const before = await answers(page)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => answers(page)).toEqual(before)
    if (path === '/uploads')
      for (const name of ['proposal.pdf', 'budget.pdf', 'cv.pdf', 'cvs.pdf'])
        await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
    if (next) await pressNext(page, next)
  }
})

test('a killed tab loses nothing, and no tab silently overwrites another', async ({ page, context }) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/grant')
  await fillProfile(page)
  await isSaved(page)
  await page.close()

  const second = await context.newPage()
  await second.goto('/grant')
  await expect(second.getByLabel('Position')).toHaveValue('Senior Lecturer')

  const third = await context.newPage()
  await third.goto('/grant')
  await expect(third.getByLabel('Position')).toHaveValue('Senior Lecturer')
  await third.getByLabel('Position').fill('Professor')
  await expect.poll(() => keptForm(third)).toContain('Professor')

  await second.bringToFront()
  await expect(second.getByLabel('Position')).toHaveValue('Professor')
  await second.getByLabel('Degree').fill('MPhil')
  await expect.poll(() => keptForm(third)).toContain('MPhil')
  expect(await keptForm(third)).toContain('Professor')
  await expect(third.getByLabel('Degree')).toHaveValue('MPhil')
})

test('closing the period while typing keeps the draft and removes Submit', async ({ page }) => {
  await page.clock.install()
  await logIn(page, 'applicant2@demo.urc')
  await writeApplication(page)
  await expect(page.getByRole('button', { name: 'Finish and Submit' })).toBeVisible()

  // From 20 to 30 November 2026, 16:00 in Sri Lanka: 10 days and 7 hours, just past the end of the period.
  await page.clock.fastForward((247 * 3600 + 1) * 1000)
  await page.getByLabel('Reviewer 3 Affiliation').fill('University of the last minute')
  await expect(page.getByText(/Applications (are closed|closed)/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Finish and Submit' })).toHaveCount(0)
  await expect.poll(() => keptForm(page)).toContain('University of the last minute')
})

test('a session that ends while typing is renewed, and one application sent', async ({ page }) => {
  await logIn(page, 'applicant2@demo.urc')
  await writeApplication(page)
  await loseSession(page)

  const grants: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/Grant.php')) grants.push(request.postData() ?? '')
  })
  await page.getByRole('button', { name: 'Finish and Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log in again to go on' })
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/popup$/)
  // The session is checked first, so no refused call was sent.
  expect(grants).toHaveLength(1)

  await page.goto('/submittedgrant')
  await expect(page.getByRole('row', { name: new RegExp(PROJECT_TITLE) })).toHaveCount(1)
})
