import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/app/council-pages'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { readOutcome, outboxLine } from '../../support/outbox'
import { closeAlert } from '@tests/support/alerts'
import { holdCountdowns, mailbox, noDialog, openEmailDialog, row, send, timesCalled } from './mailing'

type Settings = Omit<Parameters<typeof renderPortal>[0], 'path'>

async function open(settings: Settings & { path?: string } = {}) {
  const stage = await renderPortal({ path: COUNCIL_PAGES.Admin.requestReport, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Progress Reports' })
  return stage
}

/** Granted with a mid-year report only. */
const WORKS = /Recycled plastics/
const TANKS = /Tank cascades/

describe('the list', () => {
  test.each([
    [COUNCIL_PAGES.Admin.requestReport, 'admin@demo.urc'],
    [COUNCIL_PAGES.urc.requestReport, 'urc@demo.urc'],
  ])('is on %s for %s', async (path, person) => {
    await open({ path, person })
    const plastics = within(await row(WORKS))
    expect(await plastics.findByRole('button', { name: /^View Mid-year progress report/ })).toBeVisible()
    const missing = await plastics.findByRole('button', { name: /^Not Available Final progress report/ })
    expect(missing).toHaveAttribute('aria-disabled', 'true')
    expect(missing).toHaveAccessibleDescription('This has not been uploaded.')
    expect(plastics.getByRole('button', { name: /^View application/ })).toBeVisible()
    await expectAccessible()
  })

  test('checks a report by a press if the host cannot say whether it has it', async () => {
    const { user, mock } = await open({
      faults: [
        { call: 'checkFileExistence', kind: 'refused' },
        { call: 'downloadProgressReport', kind: 'missing-file' },
      ],
    })
    await user.click(await within(await row(WORKS)).findByRole('button', { name: /^View Final progress report/ }))
    await closeAlert(user, 'Report not available.')
    expect(timesCalled(mock, 'downloadProgressReport')).toBe(1)
  })

  test('a report that cannot be loaded is reported', async () => {
    const { user } = await open({ faults: [{ call: 'downloadProgressReport', kind: 'network' }] })
    await user.click(await within(await row(WORKS)).findByRole('button', { name: /^View Mid-year/ }))
    await closeAlert(user, 'An error occurred while downloading the report.')
    expect(within(await row(WORKS)).getByRole('button', { name: /^View Mid-year/ })).toBeVisible()
  })
})

describe('a report that is due and missing', () => {
  test('is listed with the day since which it is due, and again in the request', async () => {
    const { user } = await open({ path: `${COUNCIL_PAGES.Admin.requestReport}?needs=report` })
    const due = await within(await row(WORKS)).findByText('Due since 1 Oct 2026')
    expect(due.closest('[data-label]')).toHaveAttribute('data-label', 'End Progress Report')
    const dialog = await openEmailDialog(user, WORKS, /^Send Email/)
    expect(dialog.getByLabelText('Due and not in')).toHaveValue('Year-end progress report, since 1 Oct 2026')
    await expectAccessible()
  })
})

describe('the request', () => {
  test('shows title and address read-only, and the data of the e-mail', async () => {
    const { user } = await open()
    const dialog = await openEmailDialog(user, WORKS, /^Send Email/)
    expect(dialog.getByLabelText('Project Title')).toHaveAttribute('readonly')
    expect(dialog.getByLabelText('Recipient Email')).toHaveAttribute('readonly')
    expect(dialog.getByLabelText('Message')).toHaveTextContent('within two weeks')
    await expectAccessible()
  })

  test('is sent as it was changed, with its text escaped', async () => {
    const { user, mock } = await open()
    const dialog = await openEmailDialog(user, WORKS, /^Send Email/)
    await user.clear(dialog.getByLabelText('Message'))
    await user.type(dialog.getByLabelText('Message'), 'Please report <soon>.')
    await send(user)
    await readOutcome(user, 'Email sent successfully!')
    await noDialog()
    expect((await mailbox(mock))[0]).toMatchObject({
      subject: 'Progress Report for Grant Application ID: 13',
      html: '<p>Please report &lt;soon&gt;.</p>',
    })
    expect(await within(await row(WORKS)).findByText('Sent 20 Nov 2026, 09:00')).toBeVisible()
  })

  test('is not sent without a text', async () => {
    const { user, mock } = await open()
    const dialog = await openEmailDialog(user, WORKS, /^Send Email/)
    await user.clear(dialog.getByLabelText('Message'))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await closeAlert(user, 'Please write a message.')
    expect(timesCalled(mock, 'sendEmail')).toBe(0)
  })

  test('reports a failure, and nothing is shown as sent', async () => {
    const { user } = await open({ faults: [{ call: 'sendEmail', kind: 'http-500' }] })
    await openEmailDialog(user, WORKS, /^Send Email/)
    await send(user)
    await readOutcome(user, 'Error sending email. Please try again.')
    expect(within(await row(WORKS)).queryByText(/^Sent /)).toBeNull()
  })

  test('is not sent early by the second press of a double click', async () => {
    const { user, mock } = await open()
    holdCountdowns()
    const dialog = await openEmailDialog(user, WORKS, /^Send Email/)
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    const line = await outboxLine(/^E-mail to/)
    fireEvent.click(line.getByRole('button', { name: /^Do it now/ }), { detail: 2 })
    expect(line.getByRole('button', { name: /^Undo E-mail/ })).toBeVisible()
    expect(mock.calls).not.toContain('sendEmail')
  })
})

test('an empty list says that it is empty', async () => {
  await open({ scenario: 'empty' })
  expect(await screen.findByText('No applications found.')).toBeVisible()
})

test.each([
  [COUNCIL_PAGES.Admin.requestReport, 'urc@demo.urc'],
  [COUNCIL_PAGES.urc.requestReport, 'admin@demo.urc'],
  [COUNCIL_PAGES.Admin.requestReport, 'applicant@demo.urc'],
])('%s is not for %s', async (path, person) => {
  await renderPortal({ path, person })
  expect(await screen.findByText('This page is not available for your role.')).toBeVisible()
})

async function askTwo(user: UserEvent) {
  for (const title of [WORKS, TANKS]) await user.click(within(await row(title)).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Request report…' }))
  return within(await screen.findByRole('dialog', { name: 'Request report 2 rows' }))
}

test('of several requests, one with a lost answer may have been sent: this is shown beside Retry, and stays with its row', async () => {
  const { user } = await open({ faults: [{ call: 'sendEmail', kind: 'lost-answer', times: 1 }] })
  const runner = await askTwo(user)
  await user.click(runner.getByRole('button', { name: 'Request report 2' }))
  expect(await runner.findByText('1 of 2 done, 1 not confirmed.')).toBeVisible()
  expect(runner.getByRole('button', { name: 'Retry the 1 not confirmed' })).toBeVisible()
  expect(runner.queryByText('Failed')).toBeNull()
  expect(
    runner.getByText('We could not confirm whether the server received this. If it did, Retry sends a second e-mail.'),
  ).toBeVisible()
  await user.click(runner.getByRole('button', { name: 'Done' }))
  await noDialog()
  expect(await screen.findByText('E-mail not confirmed')).toBeVisible()
  await user.click(screen.getByText('Sent from this device (2)'))
  expect(screen.getByText('Not confirmed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Dismiss/ }))
  expect(screen.queryByText('E-mail not confirmed')).toBeNull()
  expect(screen.getByText('Sent from this device (1)')).toBeVisible()
})

test('of several requests, one that could not be checked before was surely not sent', async () => {
  const { user, mock } = await open()
  const runner = await askTwo(user)
  mock.faults.add({ call: 'listProgressReports', kind: 'network', times: 1 })
  await user.click(runner.getByRole('button', { name: 'Request report 2' }))
  expect(await runner.findByText(/We could not reach the council’s server\./)).toBeVisible()
  expect(runner.queryByText(/could not confirm/)).toBeNull()
})

test('of several requests, one whose applicant has another address by now is not sent', async () => {
  const { user, mock } = await open()
  const runner = await askTwo(user)
  const store = await mock.store()
  const works = store.applications.get(13)
  store.people.update(works?.userId ?? 0, { email: 'moved@samanala.example' })
  await user.click(runner.getByRole('button', { name: 'Request report 2' }))
  expect(await runner.findByText(/This application was changed meanwhile\. Nothing was sent\./)).toBeVisible()
  expect((await mailbox(mock)).map(({ subject }) => subject)).not.toContain(
    'Progress Report for Grant Application ID: 13',
  )
})

test('several applicants are asked for their reports at once', async () => {
  const { user, mock } = await open()
  const runner = await askTwo(user)
  expect(runner.getByText('2 of 2 will be done, one by one.')).toBeVisible()
  await user.click(runner.getByRole('button', { name: 'Request report 2' }))
  expect(await runner.findByText('2 of 2 done.')).toBeVisible()
  expect(
    (await mailbox(mock))
      .slice(0, 2)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(['Progress Report for Grant Application ID: 13', 'Progress Report for Grant Application ID: 20'])
  await user.click(runner.getByRole('button', { name: 'Done' }))
  expect(await within(await row(WORKS)).findByText(/^Sent /)).toBeVisible()
})
