import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/app/council-pages'
import { REVIEWERS } from '@/domain/reviewers'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { answerAlert, closeAlert, expectSummary } from '@tests/support/alerts'
import { readOutcome } from '../../support/outbox'
import { pdfFile } from '../grants/files'
import { doItNow, holdCountdowns, mailbox, noDialog, row, timesCalled } from './mailing'

type Settings = Omit<Parameters<typeof renderPortal>[0], 'path'>

async function open({ search = '', ...settings }: Settings & { search?: string } = {}) {
  const path = COUNCIL_PAGES.Admin.approvedApplications + search
  const stage = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Approved Applications' })
  return stage
}

/** Approved with three marks; approved with one; shortlisted; granted without an award letter; denied. */
const SOIL = /Soil carbon under home gardens/
const PEAT = /Peat swamps/
const HEAT = /Heat stress among outdoor workers/
const TANKS = /Tank cascades/
const CAVES = /Cave inscriptions/

async function select(user: UserEvent, title: RegExp) {
  await user.click(within(await row(title)).getByRole('button', { name: /^Select status/ }))
  return within(await screen.findByRole('dialog', { name: 'Select Status' }))
}

async function deny(user: UserEvent, title: RegExp) {
  holdCountdowns()
  await user.click((await select(user, title)).getByRole('button', { name: 'Deny' }))
  await noDialog()
}

async function detailsDialog(user: UserEvent, title: RegExp) {
  await user.click((await select(user, title)).getByRole('button', { name: 'Granted' }))
  return within(await screen.findByRole('dialog', { name: 'Enter Grant Details' }))
}

async function grant(user: UserEvent, title: RegExp) {
  holdCountdowns()
  const dialog = await detailsDialog(user, title)
  await user.type(dialog.getByLabelText('Start Date'), '2027-01-01')
  await user.type(dialog.getByLabelText('Period'), '2 Years')
  await user.type(dialog.getByLabelText('Approved Amount (LKR)'), '1,250,000')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await noDialog()
}

describe('the list', () => {
  test.each([
    [COUNCIL_PAGES.Admin.approvedApplications, 'admin@demo.urc'],
    [COUNCIL_PAGES.urc.approvedApplications, 'urc@demo.urc'],
  ])('is on %s and shows marks and decisions unchanged', async (path, person) => {
    await renderPortal({ path, person })
    const soil = within(await row(SOIL))
    expect(soil.getByText('81')).toBeVisible()
    expect(soil.getByText('0')).toBeVisible()
    expect(soil.getAllByText('A minus, with reservations about sampling')[0]).toBeVisible()
    expect(soil.getByRole('button', { name: /^Select/ })).toBeVisible()
    const heat = within(await row(HEAT))
    expect(heat.getAllByText('Not Rated')).toHaveLength(REVIEWERS.length)
    expect(heat.getAllByText('Not Decided')).toHaveLength(2)
    expect(heat.getByRole('button', { name: /^Select/ })).toBeVisible()
    await expectAccessible()
  })

  test('has no Select for applications that are decided', async () => {
    await open()
    const granted = within(await row(TANKS)).getByRole('button', { name: /^Granted/ })
    expect(granted).toHaveAttribute('aria-disabled', 'true')
    expect(granted).toHaveAccessibleDescription('The grant is given.')
    expect(within(await row(CAVES)).getByRole('button', { name: /^Deny/ })).toHaveAttribute('aria-disabled', 'true')
  })

  test.each([
    ['decide', SOIL, TANKS],
    ['letter', TANKS, SOIL],
  ])('shows for ?needs=%s what the dashboard has counted', async (needs, shown, hidden) => {
    await open({ search: `?needs=${needs}` })
    expect(await row(shown)).toBeVisible()
    expect(screen.queryByRole('row', { name: hidden })).toBeNull()
  })

  test('says when it is empty', async () => {
    await open({ scenario: 'empty' })
    expect(await screen.findByText('No submitted grants found.')).toBeVisible()
  })
})

describe('the question about the status', () => {
  const factsOf = (dialog: Awaited<ReturnType<typeof select>>) =>
    Object.fromEntries(
      ['Marks', 'Mean', 'HOD', 'Dean'].map((name) => [name, dialog.getByText(name).nextElementSibling?.textContent]),
    )

  test('shows what the decision is based on', async () => {
    const { user } = await open()
    const dialog = await select(user, SOIL)
    expect(factsOf(dialog)).toEqual({
      Marks: ['81', '0', ...REVIEWERS.slice(2).map(() => 'A minus, with reservations about sampling')].join(', '),
      Mean: '40.5 (2 marks)',
      HOD: 'Approved',
      Dean: 'Approved',
    })
    expect(dialog.queryByText(/missing\.$/)).toBeNull()
    await expectAccessible()
  })

  test('says which marks are missing, and can grant without them', async () => {
    const { user } = await open()
    const dialog = await select(user, PEAT)
    expect(factsOf(dialog)).toMatchObject({
      Marks: ['78', ...REVIEWERS.slice(1).map(() => 'Not Rated')].join(', '),
      Mean: '78 (1 mark)',
    })
    expect(dialog.getByText(`${REVIEWERS.length - 1} marks are missing.`)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Granted' }))
    expect(await screen.findByRole('dialog', { name: 'Enter Grant Details' })).toBeVisible()
  })
})

describe('granting', () => {
  test('requires all of its details', async () => {
    const { user } = await open()
    const dialog = await detailsDialog(user, SOIL)
    await user.type(dialog.getByLabelText('Approved Amount (LKR)'), 'a million')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByRole('link', { name: 'Start Date is required' })).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Period is required' })).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Amount must be a valid number.' })).toBeVisible()
    await expectAccessible()
  })

  test.each(['750000,00', '1.250.000'])(
    'is refused with the amount %s, and previews no letter of it',
    async (typed) => {
      const { user, mock } = await open()
      const dialog = await detailsDialog(user, SOIL)
      await user.click(dialog.getByText('The e-mail to the applicant'))
      expect(dialog.getByText('Enter the start date, the period and the amount first.')).toBeVisible()
      await user.type(dialog.getByLabelText('Start Date'), '2027-01-01')
      await user.type(dialog.getByLabelText('Period'), '2 Years')
      const amount = dialog.getByLabelText('Approved Amount (LKR)')
      await user.type(amount, typed)
      await user.click(dialog.getByRole('button', { name: 'Save' }))
      expect(await dialog.findByRole('link', { name: 'Amount must be a valid number.' })).toBeVisible()
      expect(amount).toHaveAccessibleDescription('Amount must be a valid number. Write it as 1,250,000 or 1250000.50.')
      expect(amount).toHaveValue(typed)
      expect(dialog.queryByTitle('The e-mail as the recipient gets it')).toBeNull()
      expect(timesCalled(mock, 'grantOrDeny')).toBe(0)
      await expectAccessible()
    },
  )

  test('is refused with a year of two digits, and previews no letter of it', async () => {
    const { user, mock } = await open()
    const dialog = await detailsDialog(user, SOIL)
    await user.type(dialog.getByLabelText('Start Date'), '0027-01-01')
    await user.type(dialog.getByLabelText('Period'), '2 Years')
    await user.type(dialog.getByLabelText('Approved Amount (LKR)'), '1250000')
    await user.click(dialog.getByText('The e-mail to the applicant'))
    expect(dialog.queryByTitle('The e-mail as the recipient gets it')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const problem = 'Enter a full date, with a year from 2000 to 2099.'
    expect(await dialog.findByRole('link', { name: problem })).toBeVisible()
    expect(timesCalled(mock, 'grantOrDeny')).toBe(0)
  })

  test.each([
    ['12,50,000/=', 'LKR 1,250,000', '1250000'],
    ['1 250 000.50', 'LKR 1,250,000.50', '1250000.50'],
  ])('reads the amount %s as %s in the preview, the letter and the list, and sends %s', async (typed, shown, sent) => {
    holdCountdowns()
    const { user, mock } = await open()
    const dialog = await detailsDialog(user, SOIL)
    await user.type(dialog.getByLabelText('Start Date'), '2027-01-01')
    await user.type(dialog.getByLabelText('Period'), '2 Years')
    await user.type(dialog.getByLabelText('Approved Amount (LKR)'), typed)
    await user.click(dialog.getByText('The e-mail to the applicant'))
    const preview = dialog.getByTitle<HTMLIFrameElement>('The e-mail as the recipient gets it')
    expect(preview.srcdoc).toContain(`${shown}<`)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await doItNow(user)
    await readOutcome(user, 'Email notification sent to the applicant.')
    expect((await mailbox(mock))[0]?.html).toContain(`${shown}<`)
    expect((await mock.store()).applications.get(19)).toMatchObject({ amount: sent })
  })

  test('asks before typed details are discarded by Escape', async () => {
    const { user } = await open()
    const dialog = await detailsDialog(user, SOIL)
    await user.type(dialog.getByLabelText('Period'), '2 Years')
    await user.keyboard('{Escape}')
    await answerAlert(user, 'Discard what you entered?', 'Keep editing')
    expect(dialog.getByLabelText('Period')).toHaveValue('2 Years')
  })

  test('warns once of unlikely details, and refuses none', async () => {
    holdCountdowns()
    const { user } = await open()
    const dialog = await detailsDialog(user, SOIL)
    await user.type(dialog.getByLabelText('Start Date'), '2006-01-01')
    await user.type(dialog.getByLabelText('Period'), 'forever')
    await user.type(dialog.getByLabelText('Approved Amount (LKR)'), '0')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const warnings = within(await dialog.findByRole('status'))
    expect(warnings.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^The start, 1 Jan 2006, is before the application was submitted/),
      expect.stringMatching(/^The period, “forever”, names no months or years/),
      'The amount is LKR 0: the applicant would be granted no money.',
    ])
    await expectAccessible()
    await user.type(dialog.getByLabelText('Approved Amount (LKR)'), '5')
    await user.click(dialog.getByRole('button', { name: 'Save all the same' }))
    expect(await dialog.findByText(/^The amount, LKR 5, is very small/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Save all the same' }))
    await noDialog()
    expect(await screen.findByRole('button', { name: /^Undo.* application 19_2026/ })).toBeVisible()
  })

  test('sends nothing while it can be undone, and keeps what was typed', async () => {
    const { user, mock } = await open()
    await grant(user, SOIL)
    await user.click(await screen.findByRole('button', { name: /^Undo.* application 19_2026/ }))
    const dialog = await detailsDialog(user, SOIL)
    expect(dialog.getByLabelText('Period')).toHaveValue('2 Years')
    expect(timesCalled(mock, 'grantOrDeny')).toBe(0)
    expect(timesCalled(mock, 'sendEmail')).toBe(0)
  })

  test('saves first and then sends the e-mail', async () => {
    const { user, mock } = await open()
    await grant(user, SOIL)
    await doItNow(user)
    await readOutcome(user, 'Email notification sent to the applicant.')
    expect(await within(await row(SOIL)).findByRole('button', { name: /^Granted/ })).toBeVisible()
    expect((await mock.store()).applications.get(19)).toMatchObject({
      status: '5.1',
      startDate: '2027-01-01',
      period: '2 Years',
      amount: '1250000',
    })
    const [mail] = await mailbox(mock)
    expect(mail).toMatchObject({
      subject: 'Application Granted for Funding',
      html: expect.stringContaining('LKR 1,250,000'),
    })
  })

  test.each(['http-500', 'html'] as const)('sends no e-mail when saving fails with %s', async (kind) => {
    const { user, mock } = await open({ faults: [{ call: 'grantOrDeny', kind, times: 1 }] })
    await grant(user, SOIL)
    await doItNow(user)
    await readOutcome(user, 'An error occurred. Please try again.')
    expect(timesCalled(mock, 'sendEmail')).toBe(0)
    expect(within(await row(SOIL)).getByRole('button', { name: /^Select/ })).toBeVisible()
  })

  test('reads the status again after a lost answer, and sends the e-mail if it was saved', async () => {
    const { user, mock } = await open({ faults: [{ call: 'grantOrDeny', kind: 'lost-answer', times: 1 }] })
    await grant(user, SOIL)
    await doItNow(user)
    await readOutcome(user, 'Email notification sent to the applicant.')
    expect(timesCalled(mock, 'grantOrDeny')).toBe(1)
    expect(await within(await row(SOIL)).findByRole('button', { name: /^Granted/ })).toBeVisible()
  })

  test.each([
    ['refused', 'Error sending email: The council cannot do this now.', 'Granted, but the e-mail did not go out.'],
    ['http-500', 'Error sending email', /^It is saved, but we could not confirm whether the e-mail went out\./],
  ] as const)('stands without its e-mail that met %s, which alone is sent again', async (kind, text, left) => {
    const { user, mock } = await open({ faults: [{ call: 'sendEmail', kind, times: 1 }] })
    await grant(user, SOIL)
    await doItNow(user)
    await readOutcome(user, text)
    const soil = within(await row(SOIL))
    expect(await soil.findByText(left)).toBeVisible()
    await user.click(soil.getByRole('button', { name: /^Retry the e-mail/ }))
    await readOutcome(user, 'Email notification sent to the applicant.')
    expect(timesCalled(mock, 'grantOrDeny')).toBe(1)
    expect(timesCalled(mock, 'sendEmail')).toBe(2)
  })

  test('is not sent when the application was changed meanwhile', async () => {
    const { user, mock } = await open()
    await grant(user, SOIL)
    const store = await mock.store()
    store.applications.update(19, { status: '5.2' })
    await doItNow(user)
    await readOutcome(user, 'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.')
    expect(await within(await row(SOIL)).findByRole('button', { name: /^Deny/ })).toBeVisible()
    expect(timesCalled(mock, 'grantOrDeny')).toBe(0)
  })
})

test('the details of a grant stay while somebody else decides, and can no longer be saved', async () => {
  const { user, mock, services } = await open({ search: '?needs=decide' })
  const dialog = await detailsDialog(user, SOIL)
  await user.type(dialog.getByLabelText('Period'), '2 Years')
  ;(await mock.store()).applications.update(19, { status: '5.2' })
  await act(() => services.queries.invalidateQueries())
  // The row stays, although it no longer needs a decision.
  const decided = within(screen.getByRole('row', { name: SOIL, hidden: true }))
  expect(await decided.findByText('The application was denied.')).toBeInTheDocument()
  expect(dialog.getByLabelText('Period')).toHaveValue('2 Years')
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
    'Only a shortlisted or approved application can be granted or denied.',
  )
})

describe('denying', () => {
  test('warns if HOD and Dean have not approved', async () => {
    const { user } = await open()
    const dialog = await select(user, HEAT)
    expect(dialog.getByText('HOD and Dean have not both approved this application yet.')).toBeVisible()
  })

  test('sends the rejection, with the scale of the marks', async () => {
    const { user, mock } = await open()
    await deny(user, HEAT)
    await doItNow(user)
    await readOutcome(user, 'Rejection email notification sent to the applicant.')
    expect((await mock.store()).applications.get(22)).toMatchObject({ status: '5.2' })
    const [mail] = await mailbox(mock)
    expect(mail).toMatchObject({
      to: 'applicant2@demo.urc',
      subject: 'Application Rejection Notification',
      html: expect.stringContaining('0 to 100'),
    })
  })

  test('is not decided on twice while it waits, in whichever view', async () => {
    const { user } = await open()
    await deny(user, SOIL)
    for (const view of ['Decision board', 'List']) {
      await user.click(screen.getByRole('tab', { name: view }))
      const again = within(await row(SOIL)).getByRole('button', { name: /^Select status/ })
      expect(again).toHaveAccessibleDescription('Your decision is waiting to go out.')
      expect(again).toHaveAttribute('aria-disabled', 'true')
    }
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    const free = within(await row(SOIL)).getByRole('button', { name: /^Select status/ })
    await waitFor(() => expect(free).not.toHaveAttribute('aria-disabled'))
  })
})

describe('the award letter', () => {
  const letterDialog = async (user: UserEvent) => {
    await user.click(within(await row(TANKS)).getByRole('button', { name: /^Upload File/ }))
    return within(await screen.findByRole('dialog', { name: 'Upload File' }))
  }

  test('requires a file', async () => {
    const { user } = await open()
    await user.click((await letterDialog(user)).getByRole('button', { name: 'Upload' }))
    await expectSummary('Please select a file to upload.')
  })

  test.each([
    [undefined, 'File uploaded successfully!'],
    ['refused', 'File upload failed.'],
    ['network', 'An error occurred while uploading the file.'],
  ] as const)('that meets %s is told as: %s', async (kind, text) => {
    const { user } = await open(kind && { faults: [{ call: 'uploadAwardLetter', kind, times: 1 }] })
    const dialog = await letterDialog(user)
    await user.upload(dialog.getByLabelText('Award letter'), await pdfFile('award.pdf'))
    await dialog.findByText('award.pdf', { exact: false })
    await user.click(dialog.getByRole('button', { name: 'Upload' }))
    await closeAlert(user, text)
    if (kind === undefined) {
      expect(await within(await row(TANKS)).findByRole('button', { name: /^View award letter/ })).toBeVisible()
    } else {
      expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible()
    }
  })
})

test.each([
  [COUNCIL_PAGES.Admin.approvedApplications, 'urc@demo.urc'],
  [COUNCIL_PAGES.urc.approvedApplications, 'applicant@demo.urc'],
])('%s is not for %s', async (path, person) => {
  await renderPortal({ path, person })
  expect(await screen.findByText('This page is not available for your role.')).toBeVisible()
})
