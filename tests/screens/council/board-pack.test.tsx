import { screen, within } from '@testing-library/react'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import { expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/app/council-pages'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { watchSavedFiles } from './saved-files'
import { row } from './mailing'

test.each([
  ['View Applications', COUNCIL_PAGES.Admin.viewApplications],
  ['Approved Applications', COUNCIL_PAGES.Admin.approvedApplications],
])('the selected rows of %s are bound into one PDF', async (_, path) => {
  const saved = watchSavedFiles()
  const { user, mock } = await renderPortal({ path, person: 'admin@demo.urc' })
  for (const title of [/Carbapenem-resistant/, /Peat swamps/])
    await user.click(within(await row(title)).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Board pack' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Board pack' }))
  expect(await dialog.findByText(/^Saved as Board_pack\.pdf\./)).toBeVisible()
  await expectAccessible()

  const document = await PDFDocument.load((await saved.get('Board_pack.pdf')?.arrayBuffer()) ?? '')
  expect(document.getPageCount()).toBeGreaterThan(10)
  // The index and two applications are the first level of the bookmarks.
  const outline = document.catalog.lookup(PDFName.of('Outlines'), PDFDict)
  expect(outline.get(PDFName.of('Count'))?.toString()).toBe('3')
  expect(mock.calls.filter((call) => call === 'getDetails')).toHaveLength(2)
})
