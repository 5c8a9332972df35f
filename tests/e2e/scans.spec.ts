import { join } from 'node:path'
import { SCANS, showsScan } from '@tests/support/scans'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

test('a scanned page is drawn in each compression', async ({ page }) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/uploads')
  for (const scan of SCANS) {
    await page.getByLabel('Project Proposal', { exact: true }).setInputFiles(join('tests/screens/pdf/scans', scan))
    await page.getByRole('button', { name: 'Preview Project Proposal' }).click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => dialog.locator('canvas').evaluate(showsScan), scan).toBe(true)
    await dialog.press('Escape')
    await page.getByRole('button', { name: `Remove ${scan}` }).click()
  }
})
