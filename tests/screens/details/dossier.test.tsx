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

async function openDetails(settings: Omit<Parameters<typeof renderPortal>[0], 'path'>) {
  const stage = await renderPortal({ path: getDetailsPath('8', 'one'), ...settings })
  await screen.findByRole('heading', { level: 1, name: /^More Details/ })
  return stage
}

const findPanel = async () => within(await screen.findByRole('region', { name: 'Dossiers and board packs' }))

/** Waits for the dossier, and returns the documents that could not be bound. */
async function getOmittedDocuments(user: UserEvent) {
  await user.click(await (await findPanel()).findByText(/^These documents could not be bound: /))
  return (await findPanel()).getAllByRole('listitem').map((item) => item.textContent)
}

test('the council binds the documents of an application into one PDF', async () => {
  const saved = watchSavedFiles()
  const { user } = await openDetails({ person: 'admin@demo.urc' })
  await user.click(screen.getByRole('button', { name: 'Dossier' }))
  expect(await (await findPanel()).findByText(/is ready\. Saved as Dossier_8-2026-11-20\.pdf\./)).toBeVisible()
  // The evaluation reports of the demo are Word files, with a sheet each.
  expect((await findPanel()).queryByText(/could not be bound/)).toBeNull()
  const file = saved.get('Dossier_8-2026-11-20.pdf')
  const document = await PDFDocument.load((await file?.arrayBuffer()) ?? '')
  expect(document.getPageCount()).toBeGreaterThan(6)
  await expectAccessible()
  await user.click((await findPanel()).getByRole('button', { name: /^Dismiss/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Dossiers and board packs' })).toBeNull())
})

test('the council gets all originals of an application as a ZIP, also after a failure', async () => {
  const saved = watchSavedFiles()
  const { user } = await openDetails({ person: 'admin@demo.urc' })
  expectLogged(/^The dossier could not be made\./)
  failToSave()
  await user.click(screen.getByRole('button', { name: 'All originals as ZIP' }))
  await user.click(await (await findPanel()).findByRole('button', { name: /^Try again/ }))
  expect(await (await findPanel()).findByText(/is ready\. Saved as Originals_8-2026-11-20\.zip\./)).toBeVisible()
  await expectAccessible()
  const files = unzipSync(
    new Uint8Array((await saved.get('Originals_8-2026-11-20.zip')?.arrayBuffer()) ?? new ArrayBuffer(0)),
  )
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
  expect((await findPanel()).queryByRole('button', { name: /^All originals/ })).toBeNull()
})

test('an applicant gets only the uploaded documents as a ZIP', async () => {
  const saved = watchSavedFiles()
  const { user } = await openDetails({ person: 'applicant@demo.urc' })
  await user.click(screen.getByRole('button', { name: 'All originals as ZIP' }))
  expect(await (await findPanel()).findByText(/is ready\. Saved as Originals_8-2026-11-20\.zip\./)).toBeVisible()
  const files = unzipSync(
    new Uint8Array((await saved.get('Originals_8-2026-11-20.zip')?.arrayBuffer()) ?? new ArrayBuffer(0)),
  )
  expect(Object.keys(files).toSorted()).toEqual([
    '8_Application.pdf',
    '8_Budget uploaded after approval.pdf',
    '8_CV of the principal investigator.pdf',
    '8_CVs of the co-investigators.pdf',
    '8_Mid-year progress report.pdf',
    '8_Project proposal.pdf',
    '8_Signed agreement from the applicant.pdf',
    '8_Submitted budget.pdf',
    'Missing documents.txt',
  ])
})

test('the ZIP of originals beside a dossier lists the documents that could not be loaded', async () => {
  watchSavedFiles()
  const { user } = await openDetails({
    person: 'urc@demo.urc',
    faults: [{ call: 'downloadApplicationPdf', kind: 'http-500' }],
  })
  await user.click(screen.getByRole('button', { name: 'Dossier' }))
  await user.click(await (await findPanel()).findByRole('button', { name: /^All originals as ZIP/ }))
  expect(
    await (await findPanel()).findByText(/Saved as Originals_8-2026-11-20\.zip\..* Missing documents\.txt lists/),
  ).toBeVisible()
  await user.click(await (await findPanel()).findByText(/^These documents could not be packed: 1/))
  // The list of the dossier has the document too.
  expect((await findPanel()).getAllByText(/^8_2026, Application$/)).toHaveLength(2)
})

test('the agreements and the award letter are bound by a tick', async () => {
  watchSavedFiles()
  const { user } = await openDetails({
    person: 'admin@demo.urc',
    faults: [{ call: 'downloadApplicationPdf', kind: 'hang' }],
  })
  await user.click(screen.getByRole('checkbox', { name: 'With agreements and award letter' }))
  await user.click(screen.getByRole('button', { name: 'Dossier' }))
  const total = 12 + REVIEWERS.length
  expect(await (await findPanel()).findByText(`1 of ${total}: 8_2026, Application`)).toBeVisible()
})

test('Cancel stops the dossier, and nothing is saved', async () => {
  const saved = watchSavedFiles()
  const { user, mock } = await openDetails({
    person: 'admin@demo.urc',
    faults: [{ call: 'downloadApplicationPdf', kind: 'hang' }],
  })
  await user.click(screen.getByRole('button', { name: 'Dossier' }))
  expect(
    await (await findPanel()).findByText(new RegExp(`^1 of ${9 + REVIEWERS.length}: 8_2026, Application$`)),
  ).toBeVisible()
  await user.click((await findPanel()).getByRole('button', { name: /^Cancel/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Dossiers and board packs' })).toBeNull())
  const callCount = mock.calls.length
  expect(saved.size).toBe(0)
  // Only the calls in flight at the time of Cancel.
  expect(mock.calls.filter((call) => call === 'downloadDetailsFile').length).toBeLessThan(4)
  expect(mock.calls).toHaveLength(callCount)
})

test('the dossier names a document that cannot be loaded, and binds the others', async () => {
  watchSavedFiles()
  const { user } = await openDetails({
    person: 'urc@demo.urc',
    faults: [{ call: 'downloadApplicationPdf', kind: 'http-500' }],
  })
  await user.click(screen.getByRole('button', { name: 'Dossier' }))
  expect(await (await findPanel()).findByText(/Saved as/)).toBeVisible()
  expect(await getOmittedDocuments(user)).toContain('8_2026, Application. Could not be loaded from the server.')
})
