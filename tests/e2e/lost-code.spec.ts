import type { Page, Route } from '@playwright/test'
import { fillProfile, makePdfFile } from './support/applicant'
import { openRow } from './support/council'
import { expectSaved } from './support/draft'
import { DEMO_PASSWORD, logIn } from './support/session'
import { expect, test } from './support/watch'

/** Chunks fail to load after a deployment or without a connection. */
test.use({ expectedError: /Failed to load (?:resource|module script)|ScreenLoadError/ })

test('a PDF is refused with a reason if its checker cannot load', async ({ page }) => {
  await page.goto('/reviewer2?app_ID=17')
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible()
  await page.context().route('**/assets/*.js', (route) => route.abort())
  await page.locator('input[type=file]').setInputFiles(await makePdfFile('report.pdf'))
  await expect(page.getByText(/^report\.pdf: This PDF could not be looked into/).first()).toBeVisible()
})

test('an e-mail dialog reports a missing editor, and the list stays', async ({ page }) => {
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

test('an answer is confirmed even if no more chunks load', async ({ page }) => {
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

test('an answer is reported as unsent if the thank-you page cannot load', async ({ page }) => {
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

/** Responses of a server to a request for a file of the previous release. */
const MISSING_FILE_RESPONSES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  nothing: (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not Found' }),
  'its page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
}

const NOT_LOADED = 'This page could not be loaded.'

function countLoads(page: Page) {
  const loads = { count: 0 }
  page.on('load', () => (loads.count += 1))
  return loads
}

for (const [response, respond] of Object.entries(MISSING_FILE_RESPONSES))
  test(`a release that returns ${response} for old files keeps the draft`, async ({ page }) => {
    await logIn(page, 'applicant2@demo.urc')
    await page.goto('/grant')
    await fillProfile(page)
    await expectSaved(page)
    await page.waitForLoadState('networkidle')
    const loads = countLoads(page)
    await page.context().route('**/assets/**', respond)
    await page.getByRole('link', { name: 'Kavindu', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: NOT_LOADED })).toBeVisible()
    expect(loads.count).toBe(0)

    await page.context().unrouteAll()
    await page.getByRole('button', { name: 'Load the portal again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Profile Information' })).toBeVisible()
    expect(loads.count).toBe(1)
    await page.goto('/grant')
    await expect(page.getByLabel('Position')).toHaveValue('Senior Lecturer')
  })

test('a log-in after a release keeps the frame and offers to reload', async ({ page }) => {
  // Blocks the chunk before the log-in page prefetches it.
  await page.context().route('**/assets/dashboard*.js', (route) => route.abort())
  await page.goto('/login')
  await page.getByLabel('Email').fill('admin@demo.urc')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert').filter({ hasText: NOT_LOADED })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.context().unrouteAll()
  await page.getByRole('button', { name: 'Load the portal again' }).click()
  await expect(page.getByRole('navigation', { name: 'Council' })).toBeVisible()
})

test('a PDF whose preview cannot load is not reported as damaged', async ({ page }) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/uploads')
  await page.getByLabel('Project Proposal', { exact: true }).setInputFiles(await makePdfFile('proposal.pdf'))
  const preview = page.getByRole('button', { name: 'Preview Project Proposal' })
  await expect(preview).toBeVisible()
  await page.context().route('**/assets/**', (route) => route.abort())
  await preview.click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The preview could not be loaded.')
  await page.keyboard.press('Escape')
  await expect(preview).toBeVisible()
})

test('a page fetches the code for alerts only when a field gets the focus', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  const findAlertRequests = () => requestedUrls.filter((url) => url.includes('/assets/alert-popup'))
  await page.goto('/home')
  await page.waitForLoadState('networkidle')
  expect(findAlertRequests()).toEqual([])
  await page.goto('/login')
  await page.getByLabel('Email').focus()
  await expect.poll(findAlertRequests).toHaveLength(1)
})
