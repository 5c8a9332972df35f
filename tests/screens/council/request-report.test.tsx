import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { holdTimers } from '@tests/support/hold-timers'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { dismissOutcome, findQueueLine, findQueuePanel } from '../../support/queue'
import { closeAlert } from '@tests/support/alerts'
import {
  pressDoItNow,
  holdCountdowns,
  readMailbox,
  expectNoDialog,
  openEmailDialog,
  findRow,
  sendEmail,
  countCalls,
} from './council-helpers'

async function openPage(settings: PageSettings & { path?: string } = {}) {
  const stage = await renderPortal({ path: COUNCIL_PAGES.Admin.requestReport, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Progress Reports' })
  return stage
}

/** Granted with a mid-year report only. */
const WORKS = /Recycled plastics/
const TANKS = /Tank cascades/

describe('the list', () => {
  test('checks a report on a press if its existence is unknown', async () => {
    const { user } = await openPage({
      faults: [
        { call: 'checkFileExistence', kind: 'refused' },
        { call: 'downloadProgressReport', kind: 'missing-file' },
      ],
    })
    await user.click(await within(await findRow(WORKS)).findByRole('button', { name: /^View Final progress report/ }))
    await closeAlert(user, 'Report not available.')
  })
})

describe('a report that is due and missing', () => {
  test('is listed with its due day', async () => {
    await openPage({ path: `${COUNCIL_PAGES.Admin.requestReport}?needs=report` })
    const due = await within(await findRow(WORKS)).findByText('Due since 1 Oct 2026')
    expect(due.closest('[data-label]')).toHaveAttribute('data-label', 'End Progress Report')
  })

  test('is named in the e-mail, also in a list without filter', async () => {
    const { user } = await openPage()
    const dialog = await openEmailDialog(user, WORKS, /^Send Email/)
    expect(await dialog.findByLabelText('Due and not in')).toHaveValue('Year-end progress report, since 1 Oct 2026')
    const message = dialog.getByLabelText('Message')
    expect(message).toHaveTextContent('Please send your year-end progress report within two weeks')
    expect(message).toHaveFocus()
  })

  test('is named in each line of a batch, and in its e-mail', async () => {
    const { user, mock } = await openPage()
    await requestTwo(user, async (dialog) => {
      expect(await dialog.findByText('Due: year-end report')).toBeVisible()
    })
    await pressDoItNow(user)
    await findBatchOutcome('2 done')
    const email = (await readMailbox(mock)).find(({ subject }) => subject.endsWith('13'))
    expect(email?.html).toContain('Please send your year-end progress report')
  })
})

describe('the request', () => {
  test('is sent as edited, with its text escaped', async () => {
    const { user, mock } = await openPage()
    const dialog = await openEmailDialog(user, WORKS, /^Send Email/)
    expect(dialog.getByLabelText('Project Title')).toHaveAttribute('readonly')
    expect(dialog.getByLabelText('Recipient Email')).toHaveAttribute('readonly')
    await user.clear(dialog.getByLabelText('Message'))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await closeAlert(user, 'Please write a message.')
    expect(countCalls(mock, 'sendEmail')).toBe(0)
    await user.type(dialog.getByLabelText('Message'), 'Please report <soon>.')
    await sendEmail(user)
    await dismissOutcome(user, 'Email sent successfully!')
    await expectNoDialog()
    expect((await readMailbox(mock))[0]).toMatchObject({
      subject: 'Progress Report for Grant Application ID: 13',
      html: '<p>Please report &lt;soon&gt;.</p>',
    })
    expect(await within(await findRow(WORKS)).findByText('Sent 20 Nov 2026, 09:00')).toBeVisible()
  })

  test('is not sent early by the second press of a double click', async () => {
    const { user, mock } = await openPage()
    holdCountdowns()
    const dialog = await openEmailDialog(user, WORKS, /^Send Email/)
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    const line = await findQueueLine(/^E-mail to/)
    fireEvent.click(line.getByRole('button', { name: /^Do it now/ }), { detail: 2 })
    expect(line.getByRole('button', { name: /^Undo E-mail/ })).toBeVisible()
    expect(mock.calls).not.toContain('sendEmail')
  })
})

async function requestTwo(user: UserEvent, check?: (dialog: ReturnType<typeof within>) => Promise<void>) {
  holdCountdowns()
  for (const title of [WORKS, TANKS]) await user.click(within(await findRow(title)).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Request report…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Request report' }))
  await check?.(dialog)
  await user.click(dialog.getByRole('button', { name: 'Send 2 e-mails' }))
  await expectNoDialog()
}

const findBatchOutcome = async (text: string) => {
  const list = await findQueuePanel()
  await waitFor(() => expect(list.getAllByRole('alert')[0]).toHaveTextContent(text))
  return list
}

test('of several requests, one with a lost response is marked beside Retry', async () => {
  const { user } = await openPage({ faults: [{ call: 'sendEmail', kind: 'lost-answer', times: 1 }] })
  await requestTwo(user)
  await pressDoItNow(user)
  const list = await findBatchOutcome('1 done, 1 not confirmed')
  expect(list.getByRole('button', { name: /^Retry the e-mail/ })).toBeVisible()
  expect(
    list.getByText('We could not confirm whether the e-mail went out. If it did, a second one will follow.'),
  ).toBeVisible()
  await user.click(list.getByRole('button', { name: 'Dismiss 2 e-mails' }))
  expect(await screen.findByText('E-mail not confirmed')).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Dismiss/ }))
  expect(screen.queryByText('E-mail not confirmed')).toBeNull()
  await user.click(screen.getByText('Sent from this device (1)'))
  await user.click(screen.getByRole('button', { name: 'Clear what was sent' }))
  expect(screen.queryByText(/^Sent from this device/), 'the list that was cleared').toBeNull()
})

test('several requests wait while the host cannot be reached', async () => {
  const { user, mock } = await openPage()
  holdTimers(2000)
  await requestTwo(user)
  mock.faults.add({ call: 'listProgressReports', kind: 'network' })
  await pressDoItNow(user)
  const list = await findQueuePanel()
  expect(
    await list.findByText('The council’s server cannot be reached. 2 wait here, and go on once it answers.'),
  ).toBeVisible()
  expect(countCalls(mock, 'sendEmail')).toBe(0)
  mock.faults.clear()
  await user.click(list.getByRole('button', { name: 'Try now' }))
  await findBatchOutcome('2 done')
})

test('of several requests, one with a changed address is not sent', async () => {
  const { user, mock } = await openPage()
  await requestTwo(user)
  const store = await mock.store()
  const works = store.applications.get(13)
  store.people.update(works?.userId ?? 0, { email: 'moved@samanala.example' })
  await pressDoItNow(user)
  const list = await findBatchOutcome('1 done, 1 not sent')
  expect(list.getByText(/^This application was changed meanwhile\. Nothing was sent\./)).toBeVisible()
  const subjects = (await readMailbox(mock)).map(({ subject }) => subject)
  expect(subjects).toContain('Progress Report for Grant Application ID: 20')
  expect(subjects).not.toContain('Progress Report for Grant Application ID: 13')
  expect(await within(await findRow(TANKS)).findByText(/^Sent /)).toBeVisible()
})
