import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { Client } from '@/api/client'
import { ApiError } from '@/wire/client/api-error'
import { paths } from '@/paths'
import { App } from '@/app/app'
import { makeGate } from '@tests/support/gate'
import { createTestServices } from '../../support/test-services'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { closeAlert, expectErrorSummary } from '@tests/support/alerts'
import { confirmDeletion, findDeleteDialog } from '@tests/support/delete-dialog'
import { createDraftDatabase } from '@/features/drafts/draft-database'
import { getStorageKeys } from '@/lib/storage'
import { makePdfFile } from '@tests/support/pdf-file'
import { storedDraft } from '../apply/application'
import { makeTextFile, recordSavedFiles } from '@tests/support/files'

async function openList(settings: PageSettings = {}) {
  const stage = await renderPortal({ path: paths.submittedApplications, person: 'applicant@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Submitted Grants' })
  return stage
}

const findRow = (title: RegExp) => screen.findByRole('row', { name: title })

describe('the list', () => {
  test('is filtered by year', async () => {
    const { user } = await openList()
    await findRow(/Invasive grasses/)
    await user.selectOptions(screen.getByLabelText('Year'), '2026')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Invasive grasses/ })).toBeNull())
    expect(await findRow(/Epiphytic orchids/)).toBeVisible()
  })

  test('is printed with titles and states, and without controls', async () => {
    await openList()
    await findRow(/Invasive grasses/)
    fireEvent(window, new Event('beforeprint'))
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Application Id', 'Project Title', 'Submitted Date', 'Status'])
  })

  test('offers Edit only for a draft', async () => {
    await openList()
    const draft = await findRow(/Mangrove restoration/)
    expect(within(draft).getByText('Save')).toBeVisible()
    expect(within(draft).getByText('Not submitted')).toBeVisible()
    expect(within(draft).getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', paths.editProfile)
    expect(screen.getAllByRole('link', { name: /^Edit/ })).toHaveLength(1)
  })
})

describe('the application as a PDF', () => {
  test('is saved under its name', async () => {
    const saved = recordSavedFiles()
    const { user } = await openList()
    await user.click(within(await findRow(/Invasive grasses/)).getByRole('button', { name: /^PDF/ }))
    await waitFor(() => expect(saved).toMatchObject([{ name: 'Application_7.pdf', type: 'application/pdf' }]))
  })
})

describe('the award letter', () => {
  test('is available, and saved under its name, if uploaded', async () => {
    const saved = recordSavedFiles()
    const { user, mock } = await openList()
    const granted = within(await findRow(/Invasive grasses/))
    await user.click(await granted.findByRole('button', { name: /^Award letter for Invasive grasses/ }))
    await waitFor(() => expect(saved).toMatchObject([{ name: 'awardLetter_7.pdf', type: 'application/pdf' }]))
    expect(mock.calls.filter((call) => call.startsWith('download'))).toEqual(['downloadDetailsFile'])
    expect(document.querySelector('a[href*="moredetailsc"]')).toBeNull()
  })

  test('keeps its place during the check, and if there is none', async () => {
    const { services, mock } = await createTestServices({ person: 'applicant@demo.urc' })
    const { storedFiles } = await mock.store()
    const letter = storedFiles.findByApplication(7).find(({ kind }) => kind === 'awardLetter')
    if (letter) storedFiles.remove(letter.id)
    const { opened, open: answer } = makeGate()
    const checkFileExistence: Client['checkFileExistence'] = async (...request) => {
      await opened
      return services.client.checkFileExistence(...request)
    }
    const client = { ...services.client, checkFileExistence }
    render(<App services={{ ...services, client }} initialPath={paths.submittedApplications} />)
    const rowWithoutLetter = within(await findRow(/Invasive grasses/))
    const getHeight = (content: HTMLElement | undefined) => content?.closest('div')?.getBoundingClientRect().height
    const height = getHeight(await rowWithoutLetter.findByText('Checking...'))
    answer()
    const none = await rowWithoutLetter.findByText('No award letter yet.')
    expect(getHeight(none)).toBe(height)
    const [letterButton] = await screen.findAllByRole('button', { name: /^Award letter/ })
    expect(getHeight(letterButton)).toBe(height)
  })

  test('can be downloaded if the check of its existence failed', async () => {
    const { user } = await openList({
      faults: [
        { call: 'checkFileExistence', kind: 'refused' },
        { call: 'downloadDetailsFile', kind: 'missing-file' },
      ],
    })
    const granted = within(await findRow(/Invasive grasses/))
    await user.click(await granted.findByRole('button', { name: /^Award letter/ }))
    await closeAlert(user, 'File does not exist for this application.')
  })
})

describe('the agreement', () => {
  const openUploadDialog = async (user: UserEvent) => {
    await user.click(within(await findRow(/Invasive grasses/)).getByRole('button', { name: /^Upload/ }))
    return screen.findByRole('dialog', { name: 'Upload the signed agreement' })
  }
  const send = async (user: UserEvent, file: File) => {
    const dialog = within(await openUploadDialog(user))
    await user.upload(dialog.getByLabelText('Signed agreement'), file)
    await dialog.findByText(file.name, { exact: false })
    await user.click(dialog.getByRole('button', { name: 'Upload' }))
  }

  test('is downloaded', async () => {
    const saved = recordSavedFiles()
    const { user } = await openList()
    await user.click(within(await findRow(/Invasive grasses/)).getByRole('button', { name: /^Download/ }))
    await waitFor(() => expect(saved).toMatchObject([{ name: '7_Agreement.pdf', type: 'application/pdf' }]))
  })

  test('to be signed is downloaded from the details if its own call has no file', async () => {
    const saved = recordSavedFiles()
    const { user, mock } = await openList({ faults: [{ call: 'downloadAgreement', kind: 'missing-file' }] })
    await user.click(within(await findRow(/Invasive grasses/)).getByRole('button', { name: /^Download/ }))
    await waitFor(() => expect(saved).toMatchObject([{ name: '7_Agreement.pdf', type: 'application/pdf' }]))
    expect(mock.calls.filter((call) => call.startsWith('download'))).toEqual([
      'downloadAgreement',
      'downloadDetailsFile',
    ])
  })

  /** Opens the list on a host whose `hasAgreement` is false. `exists` decides which files it has. */
  const openUnsigned = async (exists: (kind: string) => Promise<boolean>) => {
    const { services } = await createTestServices({ person: 'applicant@demo.urc' })
    const { listSubmittedApplications } = services.client
    const client: Client = {
      ...services.client,
      listSubmittedApplications: async (...request) =>
        (await listSubmittedApplications(...request)).map((application) => ({ ...application, hasAgreement: false })),
      checkFileExistence: async ({ fileType }) => ({ exists: await exists(fileType) }),
    }
    render(<App services={{ ...services, client }} initialPath={paths.submittedApplications} />)
    return within(await findRow(/Invasive grasses/))
  }

  test('can be exchanged if the host has the file, even if `hasAgreement` is false', async () => {
    const granted = await openUnsigned(async (kind) => kind === 'agreementurc')
    const text = 'Sign and upload the agreement within one week.'
    expect(await granted.findByText(text)).toBeVisible()
    expect(granted.getByRole('button', { name: /^Upload/ })).not.toHaveAttribute('aria-disabled')
    expect(granted.getByRole('button', { name: /^Download/ })).not.toHaveAttribute('aria-disabled')
  })

  test('can be exchanged if the check of its existence failed', async () => {
    const granted = await openUnsigned(() =>
      Promise.reject(new ApiError('checkFileExistence', { kind: 'refused', serverText: 'no' })),
    )
    for (const name of [/^Upload/, /^Download/])
      await waitFor(() => expect(granted.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'))
  })

  test('cannot be exchanged if the host has neither file', async () => {
    const granted = await openUnsigned(async () => false)
    for (const name of [/^Upload/, /^Download/])
      await waitFor(() =>
        expect(granted.getByRole('button', { name })).toHaveAccessibleDescription(
          'The council has not sent its agreement yet.',
        ),
      )
  })

  test('is not offered before a grant or after a rejection', async () => {
    await openList()
    expect(within(await findRow(/Epiphytic orchids/)).getByText('Once granted')).toBeInTheDocument()
    expect(within(await findRow(/Knuckles range/)).getByText('None')).toBeInTheDocument()
  })

  test('is not sent without a PDF', async () => {
    const { user, mock } = await openList()
    const inside = within(await openUploadDialog(user))
    await user.click(inside.getByRole('button', { name: 'Upload' }))
    await expectErrorSummary('Please select a file to upload.')
    await user.upload(inside.getByLabelText('Signed agreement'), makeTextFile('signed.pdf'))
    expect(await inside.findByText(/^signed\.pdf: This file is not a PDF/, { selector: 'p, p *' })).toBeVisible()
    expect(mock.calls).not.toContain('uploadSignedAgreement')
  })

  test('is uploaded, and no longer requested', async () => {
    const { user } = await openList()
    await send(user, await makePdfFile('signed.pdf'))
    await closeAlert(user, 'File uploaded successfully!')
    expect(screen.queryByRole('dialog')).toBeNull()
    const signed = within(await findRow(/Invasive grasses/))
    expect(await signed.findByText('Send each progress report when it is due.')).toBeVisible()
  })

  test('can be stopped while it is being uploaded', async () => {
    const { user } = await openList({ faults: [{ call: 'uploadSignedAgreement', kind: 'hang', times: 1 }] })
    await send(user, await makePdfFile('signed.pdf'))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(
      await screen.findByText(/You stopped this before the server had confirmed it\. It may have arrived\./),
    ).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('deleting', () => {
  const deleteDraft = async (user: UserEvent, answer: 'Cancel' | 'Delete') => {
    await user.click(within(await findRow(/Mangrove restoration/)).getByRole('button', { name: /^Delete/ }))
    await confirmDeletion(user, answer)
  }

  test('asks for confirmation, and Cancel deletes nothing', async () => {
    const { user, mock } = await openList()
    await deleteDraft(user, 'Cancel')
    expect(await findRow(/Mangrove restoration/)).toBeVisible()
    expect(mock.calls.some((call) => call === 'deleteApplication')).toBe(false)
  })

  test('names the application, and requires the id of a grant', async () => {
    const { user } = await openList()
    await user.click(within(await findRow(/Invasive grasses/)).getByRole('button', { name: /^Delete/ }))
    const question = within(await findDeleteDialog())
    expect(question.getByText(/^Invasive grasses/)).toBeVisible()
    expect(question.getByText('Granted')).toBeVisible()
    expect(question.getByRole('textbox', { name: 'Type 7_2026 to delete this grant' })).toBeVisible()
  })

  test('removes the application from the list', async () => {
    const { user } = await openList()
    await deleteDraft(user, 'Delete')
    await closeAlert(user, 'Application deleted successfully.')
    expect(screen.queryByRole('row', { name: /Mangrove restoration/ })).toBeNull()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  test('removes its items from this device', async () => {
    const { formData, completionStatus, draftStamp } = storedDraft()
    const lastSeen = { 27: { status: '0', hasAgreement: false }, 29: { status: '0', hasAgreement: false } }
    const { user, services } = await openList({
      stored: {
        'formData:29': formData,
        'completionStatus:29': completionStatus,
        'fileUrls:29': '{}',
        'draftStamp:29': draftStamp,
        'lastSeen:1': JSON.stringify({ at: '2026-11-01T03:30:00.000Z', seen: lastSeen }),
      },
    })
    const name = { owner: '1', applicationId: '29' }
    const database = createDraftDatabase(services.draftDatabaseName)
    await database.write(name, '', { projectCV: new File(['%PDF-'], 'cv.pdf') })
    const draft = (await screen.findAllByRole('row')).find((row) => row.textContent?.includes('29_2026'))
    await user.click(within(draft ?? document.body).getByRole('button', { name: /^Delete/ }))
    await confirmDeletion(user, 'Delete')
    await closeAlert(user, 'Application deleted successfully.')
    expect(getStorageKeys(services.local).filter((key) => key.includes('29'))).toEqual([])
    await waitFor(() => expect(services.local.getItem('lastSeen:1')).not.toContain('"29"'))
    await waitFor(async () => expect((await database.read(name)).files).toEqual({}))
  })

  test('with a lost response is reported as unconfirmed, and the list reloads', async () => {
    const { user, mock } = await openList({ faults: [{ call: 'deleteApplication', kind: 'lost-answer' }] })
    await deleteDraft(user, 'Delete')
    const alert = await screen.findByRole('alertdialog', { name: 'An error occurred while deleting the application.' })
    expect(alert).toHaveTextContent('We could not confirm whether it was deleted.')
    await closeAlert(user, 'An error occurred while deleting the application.')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Mangrove restoration/ })).toBeNull())
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(mock.calls.filter((call) => call === 'deleteApplication')).toHaveLength(1)
  })

  test('counts as confirmed if the rest of the response has an unknown format', async () => {
    const { user } = await openList({ faults: [{ call: 'deleteApplication', kind: 'shape' }] })
    await deleteDraft(user, 'Delete')
    await closeAlert(user, 'Application deleted successfully.')
    await waitFor(() => expect(screen.queryByRole('row', { name: /Mangrove restoration/ })).toBeNull())
  })
})
