import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/app/paths'
import { LARGE_FILE } from '@/domain/upload-schemas'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { expectSummary } from '@tests/support/alerts'
import { pdfOf, storedDraft } from './application'

async function open(stored: Record<string, string> = storedDraft()) {
  const stage = await renderPortal({ path: paths.applyUploads, person: 'applicant@demo.urc', stored })
  await screen.findByRole('heading', { name: 'Your four PDFs' })
  return stage
}

test('all four are asked for, with the fixed texts', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectSummary('Missing Fields Required.')
  for (const name of [
    'Project Proposal is required.',
    'Project Budget is required.',
    'Project CV is required.',
    'Co-investigators CVs are required.',
  ])
    expect(screen.getByRole('link', { name })).toBeVisible()
  await expectAccessible()
})

test('a chosen PDF shows its pages; one that is none is refused and the good one stays', async () => {
  const { user } = await open()
  const input = screen.getByLabelText('Project Proposal')
  await user.upload(input, await pdfOf('proposal.pdf', 12))
  expect(await screen.findByText('12 pages')).toBeVisible()
  await user.upload(input, new File(['PK'], 'renamed.pdf', { type: 'application/pdf' }))
  expect(
    await screen.findByText(/^renamed\.pdf: This file is not a PDF.*proposal\.pdf is still chosen\.$/),
  ).toBeVisible()
  expect(screen.getByText('12 pages')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Preview Project Proposal' }))
  expect(await screen.findByRole('dialog', { name: 'Project Proposal' })).toBeVisible()
})

test('a file can be removed again', async () => {
  const { user, services } = await open()
  await user.upload(screen.getByLabelText('Project CV'), await pdfOf('cv.pdf'))
  await user.click(await screen.findByRole('button', { name: 'Remove cv.pdf' }))
  expect(screen.queryByText('cv.pdf')).toBeNull()
  expect(JSON.parse(services.local.getItem('draftStamp') ?? '{}').files).toEqual({})
})

test('a file that cannot be restored is named, and its step is not completed', async () => {
  const { services } = await open(storedDraft({ files: { projectBudget: { name: 'budget.pdf', size: 9, pages: 1 } } }))
  expect(
    await screen.findByText('We could not restore the file for Project Budget. Please choose it again.'),
  ).toBeVisible()
  expect(JSON.parse(services.local.getItem('completionStatus') ?? '{}')).toMatchObject({ uploads: false })
  expect(screen.getByRole('link', { name: /^Uploads ?To do: Project Proposal and 3 more$/ })).toBeVisible()
})

test('the templates can be downloaded', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Proposal Template' })).toHaveAttribute(
    'href',
    '/Templates/Project%20Proposal.docx',
  )
  expect(screen.getByRole('link', { name: 'Budget Template' })).toHaveAttribute(
    'href',
    '/Templates/Project%20Budget.docx',
  )
})

test('a large PDF gets a word before it is sent, and is taken', async () => {
  const { user } = await open()
  const pdf = await pdfOf('proposal.pdf', 3)
  const large = new File([pdf, new Uint8Array(LARGE_FILE)], 'proposal.pdf', { type: 'application/pdf' })
  await user.upload(screen.getByLabelText('Project Proposal'), large)
  expect(await screen.findByText('3 pages')).toBeVisible()
  expect(
    screen.getByText(/^20 MB is a lot: it takes long to send, and the council’s server may refuse it\./),
  ).toBeVisible()
})
