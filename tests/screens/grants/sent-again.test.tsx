import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { closeAlert } from '@tests/support/alerts'
import { makePdfFile } from '@tests/support/pdf-file'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { recordSavedFiles } from '@tests/support/files'

const TITLE = 'Pollination of wild cinnamon and what the loss of stingless bees would cost'
const NO_DATE_TEXT = 'The server does not say when it was sent.'

async function openPage(path: string, settings: PageSettings = {}) {
  const stage = await renderPortal({ path, person: 'applicant@demo.urc', ...settings })
  const choose = async () => stage.user.selectOptions(await screen.findByLabelText('Application ID'), '8')
  return { ...stage, choose }
}

type Stage = Awaited<ReturnType<typeof openPage>>

/** Returns the message with this heading. */
async function findMessage(heading: string) {
  const title = await screen.findByText(heading)
  const banner = title.closest<HTMLElement>('[role="status"]')
  if (!banner) throw new Error(`“${heading}” is in no message`)
  return banner
}

async function send({ user }: Stage, field: string, name: string) {
  await user.upload(screen.getByLabelText(field), await makePdfFile(name))
  await screen.findByText(name)
  await user.click(screen.getByRole('button', { name: 'Submit' }))
}

describe('a budget revision that is sent again', () => {
  test('shows the date of the first one, that it will be replaced, and a button to view it', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null)
    const stage = await openPage(paths.budget)
    await stage.choose()
    const first = await findMessage('This application already has its budget revision.')
    expect(first).toHaveTextContent('It was sent on 12 Nov 2026, 15:20.')
    await send(stage, 'Current Budget', 'budget.pdf')
    const alert = await screen.findByRole('alertdialog', { name: 'Files uploaded successfully!' })
    expect(alert).toHaveTextContent(`Budget revision of 8_2026: ${TITLE}`)
    await closeAlert(stage.user, 'Files uploaded successfully!')
    expect((await screen.findByText('Document', { selector: 'dt' })).closest('div')).toHaveTextContent(
      'Budget revision',
    )

    await stage.user.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] ?? document.body)
    await stage.user.click(await screen.findByRole('link', { name: /^Apply Budget Revision/ }))
    await stage.choose()
    const earlier = await findMessage('This application already has its budget revision.')
    expect(earlier).toHaveTextContent('You sent budget.pdf on 20 Nov 2026, 09:00.')
    expect(earlier).toHaveTextContent('A new file replaces it, and this cannot be undone.')
    const view = within(earlier).getByRole('button', { name: 'View what was sent' })
    stage.mock.faults.add({ call: 'downloadDetailsFile', kind: 'missing-file', times: 1 })
    await stage.user.click(view)
    await closeAlert(stage.user, 'File does not exist for this application.')
    const saved = recordSavedFiles()
    await stage.user.click(view)
    await waitFor(() => expect(saved, 'View what was sent').toMatchObject([{ name: 'budgetRevision_8.pdf' }]))
    expect(stage.mock.calls.filter((call) => call === 'submitBudget')).toHaveLength(1)

    stage.reload()
    await stage.choose()
    expect(await findMessage('This application already has its budget revision.')).toHaveTextContent(
      'It was sent on 20 Nov 2026, 09:00.',
    )
  })

  test('shows a note if the check for an earlier one fails', async () => {
    const stage = await openPage(paths.budget, {
      faults: [
        { call: 'checkFileExistence', kind: 'refused', times: 1 },
        { call: 'getDetails', kind: 'refused' },
      ],
    })
    await stage.choose()
    const unknown = await findMessage('We could not check whether this application already has its budget revision.')
    expect(unknown).toHaveTextContent('If it has, a new file replaces it.')
    await stage.user.click(within(unknown).getByRole('button', { name: 'Try again' }))
    expect(await findMessage('This application already has its budget revision.')).toBeVisible()
  })
})

describe('a progress report that is sent again', () => {
  test.each([
    ['Mid-year progress report', 'mid-year progress report'],
    ['Year-end progress report', 'year-end progress report'],
    ['Final progress report', 'final progress report'],
  ])('%s: the note names only the same kind of report', async (label, reportName) => {
    const stage = await openPage(paths.progressReport)
    const choose = async () => {
      await stage.choose()
      await stage.user.click(screen.getByLabelText(label))
    }
    await choose()
    if (label !== 'Mid-year progress report') expect(screen.queryByText(/^This application already has/)).toBeNull()
    await send(stage, 'Report files', 'report.pdf')
    const alert = await screen.findByRole('alertdialog', { name: 'Files uploaded successfully!' })
    expect(alert).toHaveTextContent(`${label} of 8_2026: ${TITLE}`)
    stage.reload()
    await choose()
    const earlier = await findMessage(`This application already has its ${reportName}.`)
    expect(earlier).toHaveTextContent(NO_DATE_TEXT)
    expect(earlier).toHaveTextContent('A new file is kept beside it. The council may see only one of them.')
    await stage.user.click(screen.getByLabelText(label === 'Final progress report' ? /^Year-end/ : /^Final/))
    expect(screen.queryByText(/^This application already has/)).toBeNull()
  })
})

test('the upload dialog says that a signed agreement was sent before', async () => {
  const { user } = await openPage(paths.submittedApplications)
  const openUploadDialog = async () => {
    await user.click(await screen.findByRole('button', { name: `Upload agreement for ${TITLE}` }))
    return within(await screen.findByRole('dialog', { name: 'Upload the signed agreement' }))
  }
  const dialog = await openUploadDialog()
  expect(await findMessage('This application already has its signed agreement.')).toHaveTextContent(NO_DATE_TEXT)
  await user.upload(dialog.getByLabelText('Signed agreement'), await makePdfFile('signed.pdf'))
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  const alert = await screen.findByRole('alertdialog', { name: 'File uploaded successfully!' })
  expect(alert).toHaveTextContent(`Signed agreement of 8_2026: ${TITLE}`)
  await closeAlert(user, 'File uploaded successfully!')
  await openUploadDialog()
  expect(await findMessage('This application already has its signed agreement.')).toHaveTextContent(
    'You sent signed.pdf on 20 Nov 2026, 09:00. A new file replaces it, and this cannot be undone.',
  )
})
