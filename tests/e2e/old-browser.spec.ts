import { makePdfFile } from './support/applicant'
import { logIn } from './support/session'
import { emulateOldestBrowser } from './support/oldest-browser'
import { expect, test } from './support/watch'

const TOO_OLD = 'This browser is too old for this portal.'

test('the oldest supported browsers check and show a chosen PDF', async ({ page }) => {
  await emulateOldestBrowser(page)
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/uploads')
  await expect(page.getByText(TOO_OLD)).toBeHidden()
  await page
    .getByLabel('Project Proposal', { exact: true })
    .setInputFiles(await makePdfFile('proposal.pdf', { pages: 2 }))
  await page.getByRole('button', { name: 'Preview Project Proposal' }).click()
  await expect(page.getByText('proposal.pdf, page 1', { exact: true })).toBeVisible()
})

test.describe('in an older browser', () => {
  // Scripts are aborted, as if the browser could not parse them.
  test.use({ expectedError: /^Failed to load resource/ })

  test('the page says that the browser is too old', async ({ page }) => {
    const requiredCss = /light-dark\((?:red|#f00), ?(?:red|#f00)\)/
    await page.route(/\.css$/, async (route) => {
      const response = await route.fetch()
      const style = await response.text()
      expect(style).toMatch(requiredCss)
      await route.fulfill({ response, body: style.replace(requiredCss, 'unknown(red)') })
    })
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/login')
    await expect(page.getByText(TOO_OLD)).toBeVisible()
  })
})
