import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { LARGE_FILE } from '@/domain/files/upload-schemas'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { getDraft } from '@/features/drafts/get-draft'
import { makeGate } from '@tests/support/gate'
import { closeAlert, expectErrorSummary, pressInAlert } from '@tests/support/alerts'
import { makePdfFile } from '@tests/support/pdf-file'
import { watchSavedFiles } from '../council/saved-files'
import { breakFileReading, makePortfolioFile, delayReading, makeUnreadableFile } from '@tests/support/files'
import { storedDraft } from './application'

async function open(stored: Record<string, string> = storedDraft()) {
  const stage = await renderPortal({ path: paths.applyUploads, person: 'applicant@demo.urc', stored })
  await screen.findByRole('heading', { name: 'Your four PDFs' })
  return stage
}

test('all four files have fixed texts, and two have templates', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectErrorSummary('Missing Fields Required.')
  for (const name of [
    'Project Proposal is required.',
    'Project Budget is required.',
    'Project CV is required.',
    'Co-investigators CVs are required.',
  ])
    expect(screen.getByRole('link', { name })).toBeVisible()
  for (const [name, file] of [
    ['Proposal Template', '/Templates/Project%20Proposal.docx'],
    ['Budget Template', '/Templates/Project%20Budget.docx'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', file)
  await expectAccessible()
})

test('a chosen PDF is previewed; any other file leaves it in place', async () => {
  const { user } = await open()
  const input = screen.getByLabelText('Project Proposal')
  await user.upload(input, await makePdfFile('proposal.pdf', 12))
  expect(await screen.findByText('12 pages')).toBeVisible()
  await user.upload(input, new File(['PK'], 'renamed.pdf', { type: 'application/pdf' }))
  expect(
    await screen.findByText(/^renamed\.pdf: This file is not a PDF.*proposal\.pdf is still chosen\.$/),
  ).toBeVisible()
  expect(screen.getByText('12 pages')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Preview Project Proposal' }))
  expect(await screen.findByRole('dialog', { name: 'Project Proposal' })).toBeVisible()
})

test('an unreadable file is named and refused, and the earlier one stays', async () => {
  const { user } = await open()
  const input = screen.getByLabelText('Project Proposal')
  await user.upload(input, await makePdfFile('proposal.pdf', 12))
  await screen.findByText('12 pages')
  await user.upload(input, makeUnreadableFile('online-only.pdf'))
  expect(
    await screen.findByText(/^online-only\.pdf: This file could not be read\..* proposal\.pdf is still chosen\.$/),
  ).toBeVisible()
  expect(screen.getByText('12 pages')).toBeVisible()
})

test('a chosen file is kept as it was when chosen', async () => {
  const { user, services } = await open()
  const onDisk = await makePdfFile('proposal.pdf')
  await user.upload(screen.getByLabelText('Project Proposal'), onDisk)
  await screen.findByText('1 page')
  vi.spyOn(onDisk, 'arrayBuffer').mockRejectedValue(new DOMException('changed', 'NotReadableError'))
  const { files } = getDraft(services, { owner: '1', applicationId: null }).snapshot()
  expect(files.projectProposal).toMatchObject({ name: 'proposal.pdf', lastModified: onDisk.lastModified })
  expect((await files.projectProposal?.arrayBuffer())?.byteLength).toBe(onDisk.size)
})

/** Checks the field, because the announcer has the same text. */
const expectSaidOf = (label: string, text: RegExp) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text))

function drop(fill: (data: DataTransfer) => void) {
  const dataTransfer = new DataTransfer()
  fill(dataTransfer)
  const [zone] = screen.getAllByText('or drop it here')
  if (zone) fireEvent(zone, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

test('a dropped folder gets a message and does not stop file checks', async () => {
  const { user } = await open()
  const check = makeGate()
  const pdf = delayReading(await makePdfFile('proposal.pdf', 12), check.opened)
  await user.upload(screen.getByLabelText('Project Proposal'), pdf)
  expect(await screen.findByText('Looking into proposal.pdf')).toBeVisible()
  const folder = { isDirectory: true, name: 'Grant 2026' } as FileSystemEntry // A script cannot create one.
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue(folder)
  drop((data) => data.items.add(new File([], 'Grant 2026')))
  await expectSaidOf('Project Proposal', /Grant 2026: This is a folder\. Open it and choose the file in it\./)
  check.open()
  expect(await screen.findByText('12 pages')).toBeVisible()
})

test('a drop without a file gets a message', async () => {
  await open()
  drop((data) => data.setData('text/plain', 'proposal.pdf'))
  await expectSaidOf('Project Proposal', /What you dropped is not a file\./)
})

test('a portfolio gets a warning, which stays after the step is left', async () => {
  const { user } = await open()
  await user.upload(screen.getByLabelText('Project Proposal'), await makePortfolioFile('proposal.pdf'))
  const warning = /^This PDF is a portfolio: reviewers may see only its cover page\./
  expect(await screen.findByText(warning)).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Profile/ }))
  await user.click(await screen.findByRole('link', { name: /^Uploads/ }))
  expect(await screen.findByText(warning)).toBeVisible()
})

test('a preview names the file that can no longer be read', async () => {
  const { user } = await open()
  await user.upload(screen.getByLabelText('Project CV'), await makePdfFile('cv.pdf'))
  await screen.findByText('1 page')
  breakFileReading()
  await user.click(screen.getByRole('button', { name: 'Preview Project CV' }))
  expect(await screen.findByText('cv.pdf can no longer be read on this device. Choose it again.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a copy that cannot be made or opened names the unreadable file', async () => {
  const { user } = await open()
  await user.upload(screen.getByLabelText('Project CV'), await makePdfFile('cv.pdf'))
  await screen.findByText('1 page')
  const lost = breakFileReading()
  await user.click(screen.getByRole('button', { name: 'More for this draft' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save a copy to a file' }))
  await closeAlert(user, 'The copy could not be made. cv.pdf can no longer be read on this device. Choose it again.')
  lost.mockRestore()
  await user.upload(screen.getByLabelText('Saved copy of an application'), makeUnreadableFile('draft.json'))
  await closeAlert(
    user,
    'draft.json: This file could not be read. Check that it is still there and that it opens, then choose it again.',
  )
})

test('a saved copy replaces the draft only after a question', async () => {
  const saved = watchSavedFiles()
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'More for this draft' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save a copy to a file' }))
  await waitFor(() => expect(saved.size).toBe(1))
  const [[name, blob] = ['', undefined]] = saved
  await user.upload(screen.getByLabelText('Project CV'), await makePdfFile('cv.pdf'))
  await screen.findByText('1 page')
  for (const [answer, pages] of [
    ['Cancel', 1],
    ['Replace', 0],
  ] as const) {
    await user.upload(screen.getByLabelText('Saved copy of an application'), new File([blob ?? ''], name))
    await pressInAlert(user, 'Open the saved copy? It replaces all answers and files of this draft.', answer)
    await waitFor(() => expect(screen.queryAllByText('1 page'), `PDFs after ${answer}`).toHaveLength(pages))
  }
})

test('a file that cannot be restored is named, and its step is incomplete', async () => {
  const { services } = await open(storedDraft({ files: { projectBudget: { name: 'budget.pdf', size: 9, pages: 1 } } }))
  expect(
    await screen.findByText('We could not restore the file for Project Budget. Please choose it again.'),
  ).toBeVisible()
  expect(JSON.parse(services.local.getItem('completionStatus') ?? '{}')).toMatchObject({ uploads: false })
  expect(screen.getByRole('link', { name: /^Uploads ?0 of 4$/ })).toBeVisible()
})

test('a file that the device cannot keep is named, and the answers are saved', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { user } = await open()
  await user.upload(screen.getByLabelText('Project Proposal'), await makePdfFile('proposal.pdf'))
  expect(await screen.findByText(/^This device could not keep the file\./)).toBeVisible()
  expect(await screen.findByText(/^Answers saved \d\d:\d\d on this device, but not your files\.$/)).toBeVisible()
})

test('a large PDF gets a warning and is accepted', async () => {
  const { user } = await open()
  const pdf = await makePdfFile('proposal.pdf', 3)
  const large = new File([pdf, new Uint8Array(LARGE_FILE)], 'proposal.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText('Project Proposal'), large)
  expect(await screen.findByText('3 pages')).toBeVisible()
  expect(
    screen.getByText(/^20 MB is a lot: it takes long to send, and the council’s server may refuse it\./),
  ).toBeVisible()
})
