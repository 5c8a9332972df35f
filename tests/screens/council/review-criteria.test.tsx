import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { closeAlert, expectErrorSummary } from '@tests/support/alerts'
import { makeTextFile, recordSavedFiles } from '@tests/support/files'
import { countCalls } from './council-helpers'
import { makeOfficeFile } from '@tests/support/office-files'

async function openPage(settings: PageSettings = {}) {
  const stage = await renderPortal({ path: COUNCIL_PAGES.Admin.reviewCriteria, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Review Criteria' })
  return stage
}

const SEEDED_FILE = 'Evaluation Criteria_URC Grants_1.docx'

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }))

test('the criteria can be saved under their own names', async () => {
  const saved = recordSavedFiles()
  const { user } = await openPage()
  await user.click(await screen.findByRole('button', { name: `Download ${SEEDED_FILE}` }))
  await waitFor(() => expect(saved).toMatchObject([{ name: SEEDED_FILE }]))
})

describe('an upload', () => {
  test('requires a Word file', async () => {
    const { user, mock } = await openPage()
    // Photos become a PDF.
    expect(screen.getByLabelText('Evaluation criteria')).not.toHaveAccessibleDescription(/Photos/)
    await submit(user)
    await expectErrorSummary('Please select or drop files to upload.')
    // `upload` respects the filter of the file dialog, so only the content is wrong.
    await user.upload(screen.getByLabelText('Evaluation criteria'), makeTextFile('criteria.docx'))
    expect(await screen.findByText(/^criteria\.docx: This file is damaged/, { selector: 'p, p *' })).toBeVisible()
    await user.upload(screen.getByLabelText('Evaluation criteria'), makeOfficeFile.protected('locked.docx'))
    expect(
      await screen.findByText(
        'locked.docx: This file asks for a password, so nobody else can open it. Save a copy without a password, and choose that file.',
        { selector: 'p, p *' },
      ),
    ).toBeVisible()
    expect(countCalls(mock, 'uploadCriteria')).toBe(0)
  })

  test('sends only the first of several dropped files, and confirms it', async () => {
    const { user, mock } = await openPage()
    const dataTransfer = new DataTransfer()
    for (const name of ['first.docx', 'second.docx']) dataTransfer.items.add(makeOfficeFile.docx(name))
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    fireEvent(screen.getByText('or drop it here'), drop)
    await screen.findByText('first.docx')
    expect(screen.getByText('second.docx: Not taken, because only one file can be sent here.')).toBeVisible()
    await submit(user)
    await closeAlert(user, 'File uploaded successfully!')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Thank You! Your Data Successfully Submitted.' }),
    ).toBeVisible()
    expect(screen.getByText('first.docx')).toBeVisible()
    expect((await mock.store()).storedFiles.findByApplication(null).map(({ name }) => name)).toContain(
      'Evaluation Criteria_URC Grants_2.docx',
    )
  })
})
