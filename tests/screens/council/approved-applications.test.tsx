import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { REVIEWERS } from '@/domain/people/reviewers'
import { fillFields } from '@tests/support/fill-fields'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { pressInAlert, closeAlert, expectErrorSummary } from '@tests/support/alerts'
import { makePdfFile } from '@tests/support/pdf-file'
import { findQueuePanel, dismissOutcome } from '../../support/queue'
import { recordSavedFiles } from '@tests/support/files'
import {
  pressDoItNow,
  expectNoRow,
  holdCountdowns,
  readMailbox,
  expectNoDialog,
  findRow,
  countCalls,
} from './council-helpers'

async function openPage({ search = '', ...settings }: PageSettings & { search?: string } = {}) {
  const path = COUNCIL_PAGES.Admin.approvedApplications + search
  const stage = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Approved Applications' })
  return stage
}

/** Approved with three marks; approved with one; shortlisted; granted without an award letter. */
const SOIL = /Soil carbon under home gardens/
const PEAT = /Peat swamps/
const HEAT = /Heat stress among outdoor workers/
const TANKS = /Tank cascades/

async function openStatusDialog(user: UserEvent, title: RegExp) {
  await user.click(within(await findRow(title)).getByRole('button', { name: /^Select status/ }))
  return within(await screen.findByRole('dialog', { name: 'Select Status' }))
}

async function deny(user: UserEvent, title: RegExp) {
  holdCountdowns()
  await user.click((await openStatusDialog(user, title)).getByRole('button', { name: 'Deny' }))
  await expectNoDialog()
}

async function openGrantDialog(user: UserEvent, title: RegExp) {
  await user.click((await openStatusDialog(user, title)).getByRole('button', { name: 'Granted' }))
  return within(await screen.findByRole('dialog', { name: 'Enter Grant Details' }))
}

async function grant(user: UserEvent, title: RegExp) {
  holdCountdowns()
  const dialog = await openGrantDialog(user, title)
  fillFields(dialog, { 'Start Date': '2027-01-01', Period: '2 Years', 'Approved Amount (LKR)': '1,250,000' })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await expectNoDialog()
}

describe('the list', () => {
  test.each([
    ['needs=decide', SOIL, TANKS],
    ['needs=letter', TANKS, SOIL],
    ['q=dilshan', SOIL, TANKS],
  ])('shows for ?%s the matching applications', async (search, shownTitle, hiddenTitle) => {
    await openPage({ search: `?${search}` })
    expect(await findRow(shownTitle)).toBeVisible()
    expectNoRow(hiddenTitle)
  })
})

describe('the status dialog', () => {
  const readFacts = (dialog: Awaited<ReturnType<typeof openStatusDialog>>) =>
    Object.fromEntries(
      ['Marks', 'Mean', 'HOD', 'Dean'].map((name) => [name, dialog.getByText(name).nextElementSibling?.textContent]),
    )

  test('shows missing marks, and can grant without them', async () => {
    const { user } = await openPage()
    const dialog = await openStatusDialog(user, PEAT)
    expect(readFacts(dialog)).toEqual({
      Marks: ['78', ...REVIEWERS.slice(1).map(() => 'Not Rated')].join(', '),
      Mean: '78 (1 mark)',
      HOD: 'Approved',
      Dean: 'Approved',
    })
    await user.click(dialog.getByRole('button', { name: 'Granted' }))
    expect(await screen.findByRole('dialog', { name: 'Enter Grant Details' })).toBeVisible()
  })
})

describe('granting', () => {
  test('is refused with an unreadable amount, without a preview', async () => {
    const { user, mock } = await openPage()
    const dialog = await openGrantDialog(user, SOIL)
    await user.click(dialog.getByText('The e-mail to the applicant'))
    expect(dialog.getByText('Enter the start date, the period and the amount first.')).toBeVisible()
    fillFields(dialog, { 'Start Date': '2027-01-01', Period: '2 Years' })
    const amount = dialog.getByLabelText('Approved Amount (LKR)')
    await user.type(amount, '750000,00')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('link', { name: 'Amount must be a valid number.' })).toBeVisible()
    expect(amount).toHaveAccessibleDescription('Amount must be a valid number. Write it as 1,250,000 or 1250000.50.')
    expect(amount).toHaveValue('750000,00')
    expect(dialog.queryByTitle('The e-mail as the recipient gets it')).toBeNull()
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
  })

  test('previews the e-mail, saves the grant, then sends the e-mail', async () => {
    holdCountdowns()
    const { user, mock } = await openPage()
    const dialog = await openGrantDialog(user, SOIL)
    fillFields(dialog, { 'Start Date': '2027-01-01', Period: '2 Years' })
    await user.type(dialog.getByLabelText('Approved Amount (LKR)'), '1 250 000.50')
    await user.click(dialog.getByText('The e-mail to the applicant'))
    const preview = dialog.getByTitle<HTMLIFrameElement>('The e-mail as the recipient gets it')
    expect(preview.srcdoc).toContain('LKR 1,250,000.50<')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await pressDoItNow(user)
    await dismissOutcome(user, 'Email notification sent to the applicant.')
    expect(mock.calls.indexOf('grantOrDeny')).toBeLessThan(mock.calls.indexOf('sendEmail'))
    expect((await readMailbox(mock))[0]).toMatchObject({
      subject: 'Application Granted for Funding',
      html: expect.stringContaining('LKR 1,250,000.50<'),
    })
    expect((await mock.store()).applications.get(19)).toMatchObject({
      status: '5.1',
      startDate: '2027-01-01',
      period: '2 Years',
      amount: '1250000.50',
    })
    const granted = await within(await findRow(SOIL)).findByRole('button', { name: /^Granted/ })
    expect(granted).toHaveAttribute('aria-disabled', 'true')
    expect(granted).toHaveAccessibleDescription('The grant is given.')
  })

  test('asks before typed details are discarded by Escape', async () => {
    const { user } = await openPage()
    const dialog = await openGrantDialog(user, SOIL)
    await user.type(dialog.getByLabelText('Period'), '2 Years')
    await user.keyboard('{Escape}')
    await pressInAlert(user, 'Discard what you entered?', 'Keep editing')
    expect(dialog.getByLabelText('Period')).toHaveValue('2 Years')
  })

  test('warns once of unlikely details, and accepts them', async () => {
    holdCountdowns()
    const { user } = await openPage()
    const dialog = await openGrantDialog(user, SOIL)
    fillFields(dialog, { 'Start Date': '2006-01-01', Period: 'forever', 'Approved Amount (LKR)': '0' })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const warnings = within(await dialog.findByRole('status'))
    expect(warnings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The start, 1 Jan 2006, is before the application was submitted/),
      expect.stringMatching(/^The period, “forever”, names no months or years/),
      'The amount is LKR 0: the applicant would be granted no money.',
    ])
    await user.type(dialog.getByLabelText('Approved Amount (LKR)'), '5')
    await user.click(dialog.getByRole('button', { name: 'Save anyway' }))
    expect(await dialog.findByText(/^The amount, LKR 5, is very small/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save anyway' }))
    await expectNoDialog()
    expect(await screen.findByRole('button', { name: /^Undo.* application 19_2026/ })).toBeVisible()
  })

  test('sends nothing before Undo expires, and keeps the typed values', async () => {
    const { user, mock } = await openPage()
    await grant(user, SOIL)
    expect((await findQueuePanel()).getByRole('listitem')).toHaveTextContent(
      'Grant 19_2026: LKR 1,250,000, 2 Years from 1 Jan 2027, goes out in 8 s',
    )
    await user.click(await screen.findByRole('button', { name: /^Undo.* application 19_2026/ }))
    const dialog = await openGrantDialog(user, SOIL)
    expect(dialog.getByLabelText('Period')).toHaveValue('2 Years')
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
    expect(countCalls(mock, 'sendEmail')).toBe(0)
  })
})

test('keeps its details, but cannot be saved, after another person’s decision', async () => {
  const { user, mock, services } = await openPage({ search: '?needs=decide' })
  const dialog = await openGrantDialog(user, SOIL)
  await user.type(dialog.getByLabelText('Period'), '2 Years')
  ;(await mock.store()).applications.update(19, { status: '5.2' })
  await act(() => services.queries.invalidateQueries())
  // The row stays, although it no longer needs a decision.
  const [decided] = await screen.findAllByText('The application was denied.', { selector: 'tr *' })
  expect(decided?.closest('tr')).toHaveTextContent(SOIL)
  expect(dialog.getByLabelText('Period')).toHaveValue('2 Years')
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
    'Only a shortlisted or approved application can be granted or denied.',
  )
})

describe('denying', () => {
  test('sends the rejection, with the scale of the marks', async () => {
    const { user, mock } = await openPage()
    await deny(user, HEAT)
    await pressDoItNow(user)
    await dismissOutcome(user, 'Rejection email notification sent to the applicant.')
    expect((await mock.store()).applications.get(22)).toMatchObject({ status: '5.2' })
    const [mail] = await readMailbox(mock)
    expect(mail).toMatchObject({
      to: 'applicant2@demo.urc',
      subject: 'Application Rejection Notification',
      html: expect.stringContaining('0 to 100'),
    })
  })

  test('cannot be repeated in any view while it waits', async () => {
    const { user } = await openPage()
    await deny(user, SOIL)
    for (const view of ['Decision board', 'List']) {
      await user.click(screen.getByRole('tab', { name: view }))
      const selectButton = within(await findRow(SOIL)).getByRole('button', { name: /^Select status/ })
      expect(selectButton).toHaveAccessibleDescription('Your decision is waiting to go out.')
      expect(selectButton).toHaveAttribute('aria-disabled', 'true')
    }
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    const enabledButton = within(await findRow(SOIL)).getByRole('button', { name: /^Select status/ })
    await waitFor(() => expect(enabledButton).not.toHaveAttribute('aria-disabled'))
  })
})

describe('the award letter', () => {
  test('is required, and uploaded', async () => {
    const { user } = await openPage()
    await user.click(within(await findRow(TANKS)).getByRole('button', { name: /^Upload award letter/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload File' }))
    await user.click(dialog.getByRole('button', { name: 'Upload' }))
    await expectErrorSummary('Please select a file to upload.')
    await user.upload(dialog.getByLabelText('Award letter'), await makePdfFile('award.pdf'))
    await dialog.findByText('award.pdf', { exact: false })
    await user.click(dialog.getByRole('button', { name: 'Upload' }))
    await closeAlert(user, 'File uploaded successfully!')
    vi.spyOn(window, 'open').mockReturnValue(null)
    const saved = recordSavedFiles()
    await user.click(await within(await findRow(TANKS)).findByRole('button', { name: /^View award letter/ }))
    await waitFor(() => expect(saved, 'View award letter').toMatchObject([{ name: 'awardLetter_20.pdf' }]))
  })
})

test('the grant dialog ends in Cancel and the action, as the other dialogs do', async () => {
  const { user } = await openPage()
  const dialog = await openGrantDialog(user, SOIL)
  const names = dialog.getAllByRole('button').map((button) => button.textContent)
  expect(names.slice(-2)).toEqual(['Cancel', 'Save'])
})
