import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/app/council-pages'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { readOutcome, outboxLine, outboxList } from '../../support/outbox'
import { closeAlert } from '@tests/support/alerts'
import { doItNow, holdCountdowns, mailbox, noDialog, openEmailDialog, row, send, timesCalled } from './mailing'

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
    expect(missing).toHaveAccessibleDescription('Not Available: this has not been uploaded.')
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
    expect(dialog.getByLabelText('Message')).toHaveTextContent(
      'Please send your year-end progress report within two weeks',
    )
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
  holdCountdowns()
  for (const title of [WORKS, TANKS]) await user.click(within(await row(title)).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Request report…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Request report' }))
  await user.click(dialog.getByRole('button', { name: 'Send 2 e-mails' }))
  await noDialog()
}

const batchIsOver = async (text: string) => {
  const list = await outboxList()
  await waitFor(() => expect(list.getAllByRole('alert')[0]).toHaveTextContent(text))
  return list
}

test('of several requests, one with a lost answer may have been sent: this is shown beside Retry, and stays with its row', async () => {
  const { user } = await open({ faults: [{ call: 'sendEmail', kind: 'lost-answer', times: 1 }] })
  await askTwo(user)
  await doItNow(user)
  const list = await batchIsOver('1 done, 1 not confirmed')
  expect(list.getByRole('button', { name: /^Retry the e-mail/ })).toBeVisible()
  expect(
    list.getByText('We could not confirm whether the e-mail went out. If it did, a second one will follow.'),
  ).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Dismiss 2 e-mails' }))
  expect(await screen.findByText('E-mail not confirmed')).toBeVisible()
  await user.click(screen.getByText('Sent from this device (2)'))
  expect(screen.getByText('Not confirmed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Dismiss/ }))
  expect(screen.queryByText('E-mail not confirmed')).toBeNull()
  expect(screen.getByText('Sent from this device (1)')).toBeVisible()
})

test('of several requests, one that could not be checked before was surely not sent', async () => {
  const { user, mock } = await open()
  await askTwo(user)
  mock.faults.add({ call: 'listProgressReports', kind: 'network' })
  await doItNow(user)
  const list = await batchIsOver('2 not sent')
  expect(list.getAllByText(/^We could not check whether this application was changed meanwhile/)).toHaveLength(2)
  expect(timesCalled(mock, 'sendEmail')).toBe(0)
  expect(list.queryByText(/could not confirm/)).toBeNull()
})

test('of several requests, one whose applicant has another address by now is not sent', async () => {
  const { user, mock } = await open()
  await askTwo(user)
  const store = await mock.store()
  const works = store.applications.get(13)
  store.people.update(works?.userId ?? 0, { email: 'moved@samanala.example' })
  await doItNow(user)
  const list = await batchIsOver('1 done, 1 not sent')
  expect(list.getByText(/^This application was changed meanwhile\. Nothing was sent\./)).toBeVisible()
  expect((await mailbox(mock)).map(({ subject }) => subject)).not.toContain(
    'Progress Report for Grant Application ID: 13',
  )
})

test('several applicants are asked for their reports at once', async () => {
  const { user, mock } = await open()
  await askTwo(user)
  expect(timesCalled(mock, 'sendEmail')).toBe(0)
  await doItNow(user)
  await batchIsOver('2 done')
  expect(
    (await mailbox(mock))
      .slice(0, 2)
      .map(({ subject }) => subject)
      .toSorted(),
  ).toEqual(['Progress Report for Grant Application ID: 13', 'Progress Report for Grant Application ID: 20'])
  expect(await within(await row(WORKS)).findByText(/^Sent /)).toBeVisible()
})
