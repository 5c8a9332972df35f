import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '@/paths'
import { REFUSAL_TEXT } from '@mocks/host-texts'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { dismissOutcome, findQueueLine } from '../../support/queue'
import { fillFields } from '@tests/support/fill-fields'
import { pressInAlert, closeAlert } from '@tests/support/alerts'
import { resizeToPhone } from '@tests/support/viewport'
import { recordSavedFiles } from '@tests/support/files'
import {
  cancelDialog,
  expectNoRow,
  holdCountdowns,
  readMailbox,
  expectNoDialog,
  openEmailDialog,
  findRow,
  sendEmail,
  countCalls,
} from './council-helpers'

async function openPage({ search = '', ...settings }: PageSettings & { search?: string } = {}) {
  const path = paths.sendReviewers + search
  const stage = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Send Reviewers' })
  return stage
}

/** Approved, and nobody invited; of `PEAT`, the second reviewer was invited and the first has answered. */
const DRAINS = /Carbapenem-resistant bacteria/
const PEAT = /Peat swamps/

const getButtonName = (number: number, again = false) =>
  new RegExp(`^Send Email${again ? ' again' : ''} to Reviewer ${number}`)

/** Types through the browser: synthetic typing does not reliably reach a rich-text editor. */
async function typeMessage(text: string) {
  await page.getByRole('textbox', { name: 'Message' }).fill(text)
  await screen.findByRole('button', { name: 'Back to the original message' })
}

const isMarkedAsSent = (button: HTMLElement) => button.dataset.variant === 'done'

describe('the list', () => {
  test('offers an e-mail to each reviewer without a mark, invited or not', async () => {
    await openPage()
    const peat = within(await findRow(PEAT))
    expect(peat.queryByRole('button', { name: getButtonName(1) })).toBeNull()
    expect(isMarkedAsSent(peat.getByRole('button', { name: getButtonName(2, true) }))).toBe(true)
    expect(isMarkedAsSent(peat.getByRole('button', { name: getButtonName(3) }))).toBe(false)
    // A mark of 0 is a mark.
    const soil = within(await findRow(/Soil carbon/))
    expect(soil.getByText('Mark: 0')).toBeVisible()
    expect(soil.queryByRole('button', { name: /^Send Email/ })).toBeNull()
  })

  test('is filtered by year, the newest first', async () => {
    const { user } = await openPage()
    const years = await screen.findByLabelText('Year')
    expect(
      within(years)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select Year', '2026', '2025', '2024'])
    await user.selectOptions(years, '2025')
    await waitFor(() => expectNoRow(PEAT))
    expect(await findRow(/Recycled plastics/)).toBeVisible()
  })

  test('saves an evaluation report under its name', async () => {
    const saved = recordSavedFiles()
    const { user } = await openPage()
    await user.click(await within(await findRow(PEAT)).findByRole('button', { name: /^Report of/ }))
    await waitFor(() =>
      expect(saved).toMatchObject([{ name: expect.stringMatching(/^18_EvaluationReport\.(pdf|docx)$/) }]),
    )
  })
})

describe('the invitation', () => {
  test('has the portal’s text and this reviewer’s link, previewed without scripts', async () => {
    const { user } = await openPage()
    const dialog = await openEmailDialog(user, DRAINS, getButtonName(2))
    expect(screen.getByRole('dialog', { name: 'Send Email' })).toHaveAccessibleDescription(
      'To Reviewer 2, Prof. Ingrid Lindqvist',
    )
    expect(dialog.getByLabelText('Project Title')).toHaveAttribute('readonly')
    expect(dialog.getByLabelText('Name')).toHaveValue('Prof. Ingrid Lindqvist')
    expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveTextContent('within 14 days')
    expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveTextContent('http://portal.test/reviewer2?app_ID=17')
    await user.click(dialog.getByRole('tab', { name: 'Preview' }))
    const frame = await dialog.findByTitle('The e-mail as the recipient gets it')
    expect(frame).toHaveAttribute('sandbox', '')
    expect(frame.getAttribute('srcdoc')).toContain("default-src 'none'")
    expect(frame.getAttribute('srcdoc')).toContain('within 14 days')
  })

  test('is saved, then sent, and the button turns purple', async () => {
    const { user, mock } = await openPage()
    await openEmailDialog(user, DRAINS, getButtonName(1))
    await sendEmail(user)
    await dismissOutcome(user, 'Email sent successfully!')
    await expectNoDialog()
    expect(
      isMarkedAsSent(await screen.findByRole('button', { name: /^Send Email again to Reviewer 1, Carbapenem/ })),
    ).toBe(true)
    expect(mock.calls.indexOf('saveReviewer1')).toBeLessThan(mock.calls.indexOf('sendEmail'))
    const [mail] = await readMailbox(mock)
    expect(mail?.subject).toBe(
      'INVITATION TO REVIEW PROJECT: Carbapenem-resistant bacteria in hospital drains of the Kandy district',
    )
    expect(mail?.html).toContain('href="http://portal.test/reviewer1?app_ID=17"')
    await user.click(screen.getByText('Sent from this device (1)'))
    expect(screen.getByText(/^Application 17: invitation of Reviewer 1/)).toBeVisible()
  })

  test('waits behind Undo, and Undo restores the text', async () => {
    const { user, mock } = await openPage()
    const dialog = await openEmailDialog(user, DRAINS, getButtonName(1))
    await user.clear(dialog.getByLabelText('Name'))
    await user.type(dialog.getByLabelText('Name'), 'Dr Nadia Haq')
    await typeMessage('Dear Dr Nadia Haq, please review this: http://portal.test/reviewer1?app_ID=17')
    holdCountdowns()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await expectNoDialog()
    expect(within(await findRow(DRAINS)).getByRole('button', { name: getButtonName(1) })).toHaveAccessibleDescription(
      'This e-mail is on its way: see Sending.',
    )
    const line = await findQueueLine(/^E-mail to .* 17_2026/)
    await user.click(line.getByRole('button', { name: /^Pause/ }))
    expect(line.getByText(/^is paused at \d s$/)).toBeVisible()
    await user.click(line.getByRole('button', { name: /^Resume/ }))
    expect(line.queryByText(/^is paused/), 'the pause after Resume').toBeNull()
    await user.click(line.getByRole('button', { name: /^Undo E-mail/ }))
    const again = await openEmailDialog(user, DRAINS, getButtonName(1))
    expect(again.getByLabelText('Name')).toHaveValue('Dr Nadia Haq')
    expect(again.getByRole('textbox', { name: 'Message' })).toHaveTextContent(/^Dear Dr Nadia Haq, please review/)
    expect(countCalls(mock, 'saveReviewer1') + countCalls(mock, 'sendEmail')).toBe(0)
  })

  test('is sent to the changed address with a matching greeting', async () => {
    const { user, mock } = await openPage()
    const dialog = await openEmailDialog(user, DRAINS, getButtonName(1))
    await user.clear(dialog.getByLabelText('Name'))
    await user.type(dialog.getByLabelText('Name'), 'Dr Nadia Haq')
    await user.clear(dialog.getByLabelText('Email'))
    await user.type(dialog.getByLabelText('Email'), 'mailto:nadia@\u200Bwest.example\u00AD')
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveTextContent('Dear Dr Nadia Haq,'),
    )
    await sendEmail(user)
    await dismissOutcome(user, 'Email sent successfully!')
    expect((await readMailbox(mock))[0]).toMatchObject({
      to: 'nadia@west.example',
      html: expect.stringContaining('Dear Dr Nadia Haq,'),
    })
    expect(await within(await findRow(DRAINS)).findByText('Dr Nadia Haq')).toBeVisible()
  })

  test('greets the new recipient even after its text was edited', async () => {
    const { user, mock } = await openPage()
    const dialog = await openEmailDialog(user, DRAINS, getButtonName(1))
    const message = dialog.getByRole('textbox', { name: 'Message' })
    const name = dialog.getByLabelText<HTMLInputElement>('Name').value
    await typeMessage(`Dear ${name}, please review this: http://portal.test/reviewer1?app_ID=17`)
    await user.clear(dialog.getByLabelText('Name'))
    await user.type(dialog.getByLabelText('Name'), 'Dr Nadia Haq')
    await waitFor(() => expect(message).toHaveTextContent(/^Dear Dr Nadia Haq, please review/))
    expect(dialog.queryByText(/^This message was written for/)).toBeNull()
    await sendEmail(user)
    await dismissOutcome(user, 'Email sent successfully!')
    expect((await readMailbox(mock))[0]).toMatchObject({ html: expect.stringContaining('Dear Dr Nadia Haq,') })
  })

  test('warns if its text was edited for another person, and can be sent', async () => {
    const { user, mock } = await openPage()
    const dialog = await openEmailDialog(user, DRAINS, getButtonName(2))
    await typeMessage('Dear Ingrid, please review this: http://portal.test/reviewer2?app_ID=17')
    await user.clear(dialog.getByLabelText('Name'))
    await user.type(dialog.getByLabelText('Name'), 'Dr Nadia Haq')
    expect(
      await dialog.findByText(/^This message was written for Prof\. Ingrid Lindqvist\. Please check/),
    ).toBeVisible()
    await sendEmail(user)
    await dismissOutcome(user, 'Email sent successfully!')
    expect(countCalls(mock, 'sendEmail')).toBe(1)
  })

  test('keeps its buttons visible on a phone at any scroll position', async () => {
    await resizeToPhone()
    const { user } = await openPage()
    const dialog = await openEmailDialog(user, DRAINS, getButtonName(1))
    for (const element of [dialog.getByLabelText('Project Title'), dialog.getByRole('textbox', { name: 'Message' })]) {
      element.scrollIntoView({ block: 'start' })
      await expect.element(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 })
    }
  })

  test('marks an address that is invalid or was invited already', async () => {
    const { user } = await openPage()
    const dialog = await openEmailDialog(user, PEAT, getButtonName(3))
    const email = dialog.getByLabelText('Email')
    await user.clear(email)
    await user.type(email, 'saman')
    expect(await dialog.findByText('This does not look like an e-mail address.')).toBeVisible()
    await user.type(email, '.udawela@hills.example')
    expect(await dialog.findByText('Was invited as Reviewer 2 before.')).toBeVisible()
  })

  test.each(['lafir.coast.example', 'x@', 'a@y.z, b@y.z'])('is neither saved nor sent to %s', async (address) => {
    const { user, mock } = await openPage()
    const dialog = await openEmailDialog(user, DRAINS, getButtonName(1))
    fillFields(dialog, { Email: address })
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    const email = dialog.getByLabelText('Email')
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Enter one e-mail address, such as name@example.org.'),
    )
    expect(dialog.queryByText('This does not look like an e-mail address.')).toBeNull()
    expect(countCalls(mock, 'saveReviewer1') + countCalls(mock, 'sendEmail')).toBe(0)
  })

  test('takes the address, and a missing name, from a pasted recipient', async () => {
    const { user } = await openPage()
    const dialog = await openEmailDialog(user, DRAINS, getButtonName(1))
    const paste = async () => {
      fillFields(dialog, { Email: '' })
      await user.click(dialog.getByLabelText('Email'))
      await user.paste('Dr Nadia Haq <nadia@west.example>')
      await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveValue('nadia@west.example'))
    }
    const { value } = dialog.getByLabelText<HTMLInputElement>('Name')
    await paste()
    expect(dialog.getByLabelText('Name')).toHaveValue(value)
    fillFields(dialog, { Name: '' })
    await paste()
    expect(dialog.getByLabelText('Name')).toHaveValue('Dr Nadia Haq')
  })

  test.each([
    ['fathima.nizam@samanala.example', 'The applicant’s own address.'],
    ['kamal@samanala.example', 'The applicant has an address at samanala.example too: is the review independent?'],
    ['saman.udawela@hills.example', '1 other open review.'],
  ])('warns about the address %s', async (address, warning) => {
    const { user } = await openPage()
    const dialog = await openEmailDialog(user, DRAINS, getButtonName(1))
    const email = dialog.getByLabelText('Email')
    await user.clear(email)
    await user.type(email, address)
    expect(await dialog.findByText(warning)).toBeVisible()
  })

  test('is not sent without its link', async () => {
    const { user, mock } = await openPage()
    const dialog = await openEmailDialog(user, DRAINS, getButtonName(1))
    await typeMessage('Please review this.')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await closeAlert(user, 'The message has no link to the page where the answer is given.')
    expect(countCalls(mock, 'saveReviewer1')).toBe(0)
  })

  test('is stored in this tab until it is sent', async () => {
    const { user } = await openPage()
    await openEmailDialog(user, DRAINS, getButtonName(1))
    await typeMessage('Written late.')
    await cancelDialog(user)
    const again = await openEmailDialog(user, DRAINS, getButtonName(1))
    expect(again.getByRole('textbox', { name: 'Message' })).toHaveTextContent('Written late.')
    await user.click(again.getByRole('button', { name: 'Back to the original message' }))
    await waitFor(() => expect(again.getByRole('textbox', { name: 'Message' })).not.toHaveTextContent('Written late.'))
  })

  test('greets the current recipient when its stored text is reopened', async () => {
    const { user, mock, services } = await openPage()
    const dialog = await openEmailDialog(user, DRAINS, getButtonName(2))
    await typeMessage(`Dear ${dialog.getByLabelText<HTMLInputElement>('Name').value}, written late.`)
    await cancelDialog(user)
    const { reviewers } = await mock.store()
    reviewers.update(reviewers.findByApplication(17).find(({ number }) => number === 2)?.id ?? 0, {
      name: 'Dr Nadia Haq',
    })
    await act(() => services.queries.invalidateQueries())
    await within(await findRow(DRAINS)).findByText('Dr Nadia Haq')
    const again = await openEmailDialog(user, DRAINS, getButtonName(2))
    expect(again.getByRole('textbox', { name: 'Message' })).toHaveTextContent(/^Dear Dr Nadia Haq, written late\.$/)
  })
})

describe('an invitation that is not sent', () => {
  test('leaves its button unchanged after a refused save', async () => {
    const { user, mock } = await openPage({ faults: [{ call: 'saveReviewer1', kind: 'refused' }] })
    await openEmailDialog(user, DRAINS, getButtonName(1))
    await sendEmail(user)
    const line = await findQueueLine(/There was an error saving reviewer details/)
    expect(line.getByText(REFUSAL_TEXT)).toBeVisible()
    await dismissOutcome(user, 'There was an error saving reviewer details. Please try again.')
    expect(countCalls(mock, 'sendEmail')).toBe(0)
    expect(isMarkedAsSent(await screen.findByRole('button', { name: /^Send Email to Reviewer 1, Carbapenem/ }))).toBe(
      false,
    )
  })

  test.each([
    [
      'refused',
      'Failed to send email: The council cannot do this now.',
      'The reviewer is saved, but the e-mail did not go out.',
    ],
    [
      'network',
      'Error sending email. Please try again.',
      /^It is saved, but we could not confirm whether the e-mail went out/,
    ],
  ] as const)('is saved after %s, and only its e-mail is sent again', async (kind, text, state) => {
    const { user, mock } = await openPage({ faults: [{ call: 'sendEmail', kind, times: 1 }] })
    await openEmailDialog(user, DRAINS, getButtonName(1))
    await sendEmail(user)
    await dismissOutcome(user, text)
    const drains = within(await findRow(DRAINS))
    expect(isMarkedAsSent(drains.getByRole('button', { name: getButtonName(1) }))).toBe(false)
    expect(drains.getByText(state)).toBeVisible()
    const again = await openEmailDialog(user, DRAINS, getButtonName(1))
    const advice = again.queryByText(/this invitation before\.$/)
    if (kind === 'network') {
      expect(advice).toHaveTextContent('May have been sent this invitation before.')
      await cancelDialog(user)
      await user.click(drains.getByRole('button', { name: /^Retry the e-mail/ }))
    } else {
      expect(advice).toBeNull()
      expect(again.getByText(/^The reviewer is saved, but the e-mail did not go out\. Unless/)).toBeVisible()
      await sendEmail(user)
    }
    await dismissOutcome(user, 'Email sent successfully!')
    expect(isMarkedAsSent(await drains.findByRole('button', { name: getButtonName(1, true) }))).toBe(true)
    expect(countCalls(mock, 'saveReviewer1')).toBe(1)
    expect(countCalls(mock, 'sendEmail')).toBe(2)
  })

  test('is reported if somebody else was faster', async () => {
    const { user, mock } = await openPage()
    await openEmailDialog(user, DRAINS, getButtonName(1))
    const store = await mock.store()
    const reviewer = store.reviewers.findByApplication(17).find(({ number }) => number === 1)
    store.reviewers.update(reviewer?.id ?? 0, { sent: true })
    await sendEmail(user)
    await dismissOutcome(
      user,
      'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.',
    )
    expect(countCalls(mock, 'saveReviewer1') + countCalls(mock, 'sendEmail')).toBe(0)
  })
})

test('a reviewer saved without an e-mail is still to be invited', async () => {
  const { user } = await openPage({ search: '?needs=invite', faults: [{ call: 'sendEmail', kind: 'refused' }] })
  await openEmailDialog(user, PEAT, getButtonName(3))
  await sendEmail(user)
  await dismissOutcome(user, 'Failed to send email: The council cannot do this now.')
  expect(within(await findRow(PEAT)).getByRole('button', { name: /^Retry the e-mail/ })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('link', { name: /^2 ?Reviewers not invited$/ })).toBeVisible()
})

test.each([
  ['has left the list', { status: '5.2' }, 'This application is no longer in the list.'],
  ['waits for nothing more', { marks: '70' }, 'Reviewer 3 has given marks.'],
] as const)('unsent text stays while its row %s, but cannot be sent', async (_, change, reason) => {
  const { user, mock, services } = await openPage({ search: '?needs=invite' })
  const dialog = await openEmailDialog(user, PEAT, getButtonName(3))
  await user.type(dialog.getByLabelText('Affiliation'), ', Botany')
  const typed = dialog.getByLabelText<HTMLInputElement>('Affiliation').value
  const { applications, reviewers } = await mock.store()
  if ('status' in change) applications.update(18, change)
  else reviewers.update(reviewers.findByApplication(18).find(({ number }) => number === 3)?.id ?? 0, change)
  await act(() => services.queries.invalidateQueries())
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(reason))
  expect(dialog.getByLabelText('Affiliation')).toHaveValue(typed)
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await pressInAlert(user, 'Discard what you entered?', 'Discard')
  await expectNoDialog()
})

test('on a phone no card is wider than the list', async () => {
  await resizeToPhone()
  await openPage()
  const card = (await findRow(PEAT)).getBoundingClientRect()
  expect(card.right).toBeLessThanOrEqual(screen.getByRole('table').getBoundingClientRect().right)
})
