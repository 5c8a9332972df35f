import { pdfFile } from './support/applicant'
import { expect, test } from './support/watch'

/** As after a redeploy, or where the connection is lost: what the page has not loaded yet cannot be had. */
test.use({ expectedError: /Failed to load resource/ })

test('a PDF that cannot be looked into is not taken, and that is said', async ({ page }) => {
  await page.goto('/reviewer2?app_ID=17')
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeVisible()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.locator('input[type=file]').setInputFiles(await pdfFile('report.pdf'))
  await expect(page.getByText(/^report\.pdf: This PDF could not be looked into/).first()).toBeVisible()
})
