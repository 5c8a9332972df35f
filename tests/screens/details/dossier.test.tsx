import { strFromU8, unzipSync } from 'fflate'
import { PDFDocument } from 'pdf-lib'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getDetailsPath } from '@/paths'
import { REVIEWERS } from '@/domain/people/reviewers'
import { expectAccessible } from '@tests/support/axe'
import { expectLogged } from '@tests/support/console-watch'
import { renderPortal } from '@tests/support/render-portal'
import { failToSave, watchSavedFiles } from '../council/saved-files'

async function openCase(settings: Omit<Parameters<typeof renderPortal>[0], 'path'>) {
  const stage = await renderPortal({ path: getDetailsPath('8', 'one'), ...settings })
  await screen.findByRole('heading', { level: 1, name: 'More Details' })
  return stage
}

const panel = async () => within(await screen.findByRole('region', { name: 'Dossiers and board packs' }))

/** Returns the documents that could not be bound, once the dossier is ready. */
async function leftOut(user: UserEvent) {
  await user.click(await (await panel()).findByText(/^These documents could not be bound: /))
  return (await panel()).getAllByRole('listitem').map((item) => item.textContent)
}

test('the council binds all documents of an application into one PDF', async () => {
  const saved = watchSavedFiles()
  const { user } = await openCase({ person: 'admin@demo.urc' })
  await user.click(screen.getByRole('button', { name: 'Dossier' }))
  expect(await (await panel()).findByText(/is ready\. Saved as Dossier_8\.pdf\./)).toBeVisible()
  // The evaluation reports of the demo are Word files, with a sheet each.
  expect((await panel()).queryByText(/could not be bound/)).toBeNull()
  const file = saved.get('Dossier_8.pdf')
  const document = await PDFDocument.load((await file?.arrayBuffer()) ?? '')
  expect(document.getPageCount()).toBeGreaterThan(6)
  await expectAccessible()
  await user.click((await panel()).getByRole('button', { name: /^Dismiss/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Dossiers and board packs' })).toBeNull())
})

test('the council gets all originals of an application as a ZIP, also after a failure', async () => {
  const saved = watchSavedFiles()
  const { user } = await openCase({ person: 'admin@demo.urc' })
  expectLogged(/^The dossier could not be made\./)
  failToSave()
  await user.click(screen.getByRole('button', { name: 'All originals as ZIP' }))
  await user.click(await (await panel()).findByRole('button', { name: /^Try again/ }))
  expect(await (await panel()).findByText(/is ready\. Saved as Originals_8\.zip\./)).toBeVisible()
  await expectAccessible()
  const files = unzipSync(new Uint8Array((await saved.get('Originals_8.zip')?.arrayBuffer()) ?? new ArrayBuffer(0)))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining([
      '8_Application.pdf',
      '8_Project proposal.pdf',
      '8_Signed agreement from the applicant.pdf',
      '8_Agreement from the URC.pdf',
      '8_Award letter.pdf',
      '8_Evaluation report of reviewer 1.docx',
      'Missing documents.txt',
    ]),
  )
  expect(strFromU8(files['8_Project proposal.pdf']?.subarray(0, 5) ?? new Uint8Array())).toBe('%PDF-')
  expect((await panel()).queryByRole('button', { name: /^All originals/ })).toBeNull()
})

test('the originals of a dossier are beside it, and name those that cannot be loaded', async () => {
  watchSavedFiles()
  const { user } = await openCase({
    person: 'urc@demo.urc',
    faults: [{ call: 'downloadApplicationPdf', kind: 'http-500' }],
  })
  await user.click(screen.getByRole('button', { name: 'Dossier' }))
  await user.click(await (await panel()).findByRole('button', { name: /^All originals as ZIP/ }))
  expect(await (await panel()).findByText(/Saved as Originals_8\.zip\..* Missing documents\.txt lists/)).toBeVisible()
  await user.click(await (await panel()).findByText(/^These documents could not be packed: 1/))
  // The list of the dossier names it too.
  expect((await panel()).getAllByText(/^8_2026, Application$/)).toHaveLength(2)
})

test('Cancel stops the dossier, and nothing is saved', async () => {
  const saved = watchSavedFiles()
  const { user, mock } = await openCase({
    person: 'admin@demo.urc',
    faults: [{ call: 'downloadApplicationPdf', kind: 'hang' }],
  })
  await user.click(screen.getByRole('button', { name: 'Dossier' }))
  expect(
    await (await panel()).findByText(new RegExp(`^1 of ${12 + REVIEWERS.length}: 8_2026, Application$`)),
  ).toBeVisible()
  await user.click((await panel()).getByRole('button', { name: /^Cancel/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Dossiers and board packs' })).toBeNull())
  const asked = mock.calls.length
  expect(saved.size).toBe(0)
  // Only calls that were in flight when it was cancelled.
  expect(mock.calls.filter((call) => call === 'downloadDetailsFile').length).toBeLessThan(4)
  expect(mock.calls).toHaveLength(asked)
})

test('a document that cannot be loaded is named and the others are bound', async () => {
  watchSavedFiles()
  const { user } = await openCase({
    person: 'urc@demo.urc',
    faults: [{ call: 'downloadApplicationPdf', kind: 'http-500' }],
  })
  await user.click(screen.getByRole('button', { name: 'Dossier' }))
  expect(await (await panel()).findByText(/Saved as/)).toBeVisible()
  expect(await leftOut(user)).toContain('8_2026, Application. Could not be loaded from the server.')
})
