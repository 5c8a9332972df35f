import { test as unwatchedTest } from '@playwright/test'
import { securityHeaders } from '../../scripts/support/security-headers'
import { makePdfFile } from './support/applicant'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

test.use({ serviceWorkers: 'allow' })

// Uses the headers of public/.htaccess. Other tests of the built portal also fail on a violation.
unwatchedTest('the pages are served with the headers, which block an inline script', async ({ page }) => {
  const response = await page.goto('/home')
  const names = Object.entries(securityHeaders())
  expect(names.length).toBeGreaterThan(3)
  for (const [name, value] of names) expect(response?.headers()[name.toLowerCase()]).toBe(value)

  const violatedDirective = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
        const script = document.createElement('script')
        script.textContent = 'document.title = "run"'
        document.body.append(script)
      }),
  )
  expect(violatedDirective).toBe('script-src-elem')
  await expect(page).not.toHaveTitle('run')
})

test('an e-mail is written in rich text and previewed as received', async ({ page }) => {
  await logIn(page, 'admin@demo.urc')
  await page.goto('/sendreviewers')
  await page
    .getByRole('button', { name: /^Send Email to Reviewer/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Message' }).press('ControlOrMeta+A')
  await dialog.getByRole('button', { name: 'Bold' }).click()
  await dialog.getByRole('tab', { name: 'Preview' }).click()
  const preview = dialog.frameLocator('iframe').locator('body')
  await expect(preview.locator('strong').first()).toBeVisible()
  await expect(preview).toHaveCSS('margin', '16px')
  await expect(preview).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('a chosen PDF is rendered by a worker of the portal’s origin', async ({ page }) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/uploads')
  await page
    .getByLabel('Project Proposal', { exact: true })
    .setInputFiles(await makePdfFile('proposal.pdf', { pages: 2 }))
  await page.getByRole('button', { name: 'Preview Project Proposal' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('proposal.pdf, page 1', { exact: true })).toBeVisible()
  const canvas = dialog.locator('canvas').first()
  await expect
    .poll(() =>
      canvas.evaluate((element: HTMLCanvasElement) => {
        const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] }
        return data.some((value, index) => index % 4 < 3 && value < 100)
      }),
    )
    .toBe(true)
  const workers = page.workers().map((worker) => new URL(worker.url()).pathname)
  expect(workers).toEqual([expect.stringMatching(/^\/assets\/pdf\.worker.*\.js$/)])
})

test('a dossier can be made and saved', async ({ page }) => {
  await logIn(page, 'admin@demo.urc')
  await page.goto('/moredetails/8')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Dossier' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(page.getByRole('alert').getByText(/Saved as/)).toBeVisible()
})

test('a dossier is bound by a worker of the portal’s origin', async ({ page }) => {
  await logIn(page, 'admin@demo.urc')
  await page.goto('/moredetails/8')
  const worker = page.waitForEvent('worker')
  await page.getByRole('button', { name: 'Dossier' }).click()
  expect(new URL((await worker).url()).pathname).toMatch(/^\/assets\/dossier-worker-.*\.js$/)
})

test('a list of any length is saved as an Excel file', async ({ page }) => {
  await page.goto('/viewapplication?demo-scenario=many&demo-person=admin@demo.urc')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: 'Excel (XLSX)' }).click()
  expect((await download).suggestedFilename()).toMatch(/^view-applications-\d{4}-\d\d-\d\d\.xlsx$/)
})
