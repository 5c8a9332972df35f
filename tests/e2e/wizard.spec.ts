import { mkdir, writeFile } from 'node:fs/promises'
import { makePdfFile, pressNext, writeApplication } from './support/applicant'
import { logIn } from './support/session'
import { expect, test } from './support/watch'

test('a file that changes on disk after it was chosen is sent unchanged', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('revised.pdf')
  await mkdir(testInfo.outputPath(), { recursive: true })
  await writeFile(path, (await makePdfFile('revised.pdf', { pages: 2 })).buffer)
  await logIn(page, 'applicant2@demo.urc')
  await writeApplication(page)
  await page.getByRole('link', { name: /^Uploads/ }).click()
  await page.getByLabel('Project Budget', { exact: true }).setInputFiles(path)
  await expect(page.getByRole('button', { name: 'Remove revised.pdf' })).toBeVisible()
  await writeFile(path, (await makePdfFile('revised.pdf', { pages: 5 })).buffer)
  await pressNext(page, '/reviewers')
  await page.getByRole('button', { name: 'Finish and Submit' }).click()
  await expect(page).toHaveURL(/\/popup$/)
  await expect(page.getByText('revised.pdf').first()).toBeVisible()
})

test('Enter and Space open the file chooser, and a dropped folder is refused with a reason', async ({
  page,
}, testInfo) => {
  await logIn(page, 'applicant2@demo.urc')
  await page.goto('/uploads')
  const input = page.getByLabel('Project Proposal', { exact: true })
  for (const key of ['Enter', 'Space']) {
    const chooser = page.waitForEvent('filechooser')
    await input.press(key)
    await chooser
  }
  const folder = testInfo.outputPath('Grant 2026')
  await mkdir(folder, { recursive: true })
  const zone = page.getByText('or drop it here').first()
  await zone.scrollIntoViewIfNeeded()
  const { x, y } = (await zone.boundingBox()) ?? { x: 0, y: 0 }
  const devTools = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devTools.send('Input.dispatchDragEvent', { type, x: x + 2, y: y + 2, data })
  await expect(input).toHaveAccessibleDescription(/Grant 2026: This is a folder\./)
})
