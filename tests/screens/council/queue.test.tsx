import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { expectAccessible } from '@tests/support/axe'
import { promptsBeforeClosing } from '@tests/support/prompts-before-closing'
import { pressInAlert } from '@tests/support/alerts'
import { makeGate } from '@tests/support/gate'
import { holdTimers } from '@tests/support/hold-timers'
import { createStoredQueue } from '@/writes/stored-queue'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { killPage, dismissOutcome, findQueueLine, findQueuePanel } from '../../support/queue'
import { pressDoItNow, holdCountdowns, readMailbox, expectNoDialog, findRow, countCalls } from './council-helpers'

async function openPage(settings: PageSettings = {}) {
  holdCountdowns()
  const stage = await renderPortal({
    path: COUNCIL_PAGES.Admin.approvedApplications,
    person: 'admin@demo.urc',
    ...settings,
  })
  await findRow(SOIL)
  return stage
}

/** Two applications that can be decided on: 19 and 22. */
const SOIL = /Soil carbon under home gardens/
const HEAT = /Heat stress among outdoor workers/
const PEAT = /Peat swamps of Muthurajawela/

const DENIAL_SENT = 'Rejection email notification sent to the applicant.'

async function deny(user: UserEvent, title: RegExp) {
  await user.click(within(await findRow(title)).getByRole('button', { name: /^Select status/ }))
  await user.click(await screen.findByRole('button', { name: 'Deny' }))
  await expectNoDialog()
}

const openLink = async (user: UserEvent, name: string) => {
  await user.click(screen.getByRole('link', { name }))
  await screen.findByRole('heading', { level: 1, name })
}

const passSeconds = (seconds: number) =>
  act(async () => {
    for (let second = 0; second < seconds; second += 1) vi.advanceTimersByTime(1000)
  })

describe('a denial', () => {
  test('waits on another page without a question, and is sent from there', async () => {
    const { user, mock } = await openPage()
    await deny(user, SOIL)
    await openLink(user, 'Dashboard')
    const line = await findQueueLine(/Denial 19_2026/)
    expect(line.getByText(SOIL)).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await passSeconds(9)
    expect(await (await findQueuePanel()).findByText(DENIAL_SENT)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    expect((await mock.store()).applications.get(19)).toMatchObject({ status: '5.2' })
    expect(await readMailbox(mock)).not.toEqual([])
  })

  test('can be undone from another page', async () => {
    const { user, mock } = await openPage()
    await deny(user, SOIL)
    await openLink(user, 'Dashboard')
    await user.click(screen.getByRole('button', { name: 'Undo Denial, application 19_2026' }))
    await passSeconds(20)
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
  })

  test('is sent within a second of another one, without a press between', async () => {
    const { user, mock } = await openPage()
    await deny(user, SOIL)
    await deny(user, HEAT)
    await passSeconds(10)
    const list = await findQueuePanel()
    await waitFor(() => expect(list.getAllByText(DENIAL_SENT)).toHaveLength(2))
    expect(list.getByText('2 done')).toBeVisible()
    expect(countCalls(mock, 'grantOrDeny')).toBe(2)
    expect(countCalls(mock, 'sendEmail')).toBe(2)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(list.getByRole('button', { name: 'Dismiss all that is sent' }))
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
  })

  test('is reported with id and title if it fails, and delays nothing', async () => {
    const { user, mock } = await openPage({ faults: [{ call: 'grantOrDeny', kind: 'refused', times: 1 }] })
    await deny(user, SOIL)
    await deny(user, HEAT)
    await passSeconds(10)
    const failed = await findQueueLine(/Denial 19_2026/)
    expect(await failed.findByText('An error occurred. Please try again.')).toBeVisible()
    expect(failed.getByText('The council cannot do this now.')).toBeVisible()
    expect(failed.getByText(SOIL)).toBeVisible()
    expect(failed.getByRole('alert')).toHaveTextContent('Denial, application 19_2026')
    expect(await (await findQueueLine(/Denial 22_2026/)).findByText(DENIAL_SENT)).toBeVisible()
    expect(countCalls(mock, 'sendEmail')).toBe(1)
    // The outcome stays on every page until it is read.
    await openLink(user, 'Dashboard')
    await user.click((await findQueueLine(/Denial 22_2026/)).getByRole('button', { name: /^Dismiss/ }))
    expect((await findQueueLine(/Denial 19_2026/)).getByRole('link', { name: /^Open its list/ })).toBeVisible()
    await dismissOutcome(user, 'An error occurred. Please try again.')
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
  })

  test('is checked after a lost response, and then e-mailed', async () => {
    const { user, mock, services } = await openPage({
      faults: [{ call: 'grantOrDeny', kind: 'lost-answer', times: 1 }],
    })
    const runHeldTimers = holdTimers(8000)
    const { grantOrDeny } = services.client
    vi.spyOn(services.client, 'grantOrDeny').mockImplementationOnce((input) => {
      // From now on, the list cannot be read.
      mock.faults.add({ call: 'listApprovedApplications', kind: 'network' })
      return grantOrDeny(input)
    })
    await deny(user, SOIL)
    await pressDoItNow(user)
    const list = await findQueuePanel()
    expect(await list.findByRole('button', { name: 'Look again Denial, application 19_2026' })).toBeVisible()
    mock.faults.clear()
    await runHeldTimers()
    expect(await list.findByText(DENIAL_SENT)).toBeVisible()
    expect([countCalls(mock, 'grantOrDeny'), countCalls(mock, 'sendEmail')]).toEqual([1, 1])
    expect(await within(await findRow(SOIL)).findByText('The application was denied.')).toBeInTheDocument()
  })

  test('can be e-mailed again from the list if only the e-mail failed', async () => {
    const { user, mock } = await openPage({ faults: [{ call: 'sendEmail', kind: 'refused', times: 1 }] })
    await deny(user, SOIL)
    await openLink(user, 'Dashboard')
    await pressDoItNow(user)
    const list = await findQueuePanel()
    expect(await list.findByText('Error sending email: The council cannot do this now.')).toBeVisible()
    expect(list.getByText('It is saved, without its e-mail.')).toBeVisible()
    expect(list.getByText('is saved; its e-mail was not sent')).toBeVisible()
    await user.click(list.getByRole('button', { name: /^Retry the e-mail/ }))
    expect(await list.findByText(DENIAL_SENT)).toBeVisible()
    expect(countCalls(mock, 'grantOrDeny')).toBe(1)
    expect(countCalls(mock, 'sendEmail')).toBe(2)
  })
})

describe('the keyboard', () => {
  test('undoes the newest entry from any field, and keeps the typed text', async () => {
    const { user, mock } = await openPage()
    await deny(user, SOIL)
    await deny(user, HEAT)
    const search = screen.getByRole('searchbox')
    await user.type(search, 'so')
    await user.keyboard('{Shift>}{F8}{/Shift}il')
    expect(search).toHaveFocus()
    expect(search).toHaveValue('soil')
    expect(screen.getByText('Undone: Denial, application 22_2026')).toBeInTheDocument()
    await passSeconds(10)
    expect(await (await findQueuePanel()).findByText(DENIAL_SENT)).toBeVisible()
    expect(countCalls(mock, 'grantOrDeny')).toBe(1)
    expect((await mock.store()).applications.get(22)?.status).not.toBe('5.2')
  })

  test('undoes one entry per press, even if the key is held', async () => {
    const { user } = await openPage()
    await deny(user, SOIL)
    await deny(user, HEAT)
    await user.keyboard('{Shift>}{F8>3/}{/Shift}')
    expect((await findQueuePanel()).getAllByRole('listitem')).toHaveLength(1)
  })

  test('moves to the list by F8, which pauses the countdown, and back', async () => {
    const { user, mock } = await openPage()
    await deny(user, SOIL)
    const search = screen.getByRole('searchbox')
    await user.click(search)
    await passSeconds(2)
    expect((await findQueuePanel()).getByText('goes out in 6 s')).toBeVisible()
    await user.keyboard('{F8}')
    expect(screen.getByRole('region', { name: 'Sending' })).toHaveFocus()
    await passSeconds(60)
    expect((await findQueuePanel()).getByText('waits at 6 s')).toBeVisible()
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
    await user.keyboard('{F8}')
    expect(search).toHaveFocus()
    await passSeconds(6)
    expect(await (await findQueuePanel()).findByText(DENIAL_SENT)).toBeVisible()
  })

  test('is hinted at in the first list only', async () => {
    const { user } = await openPage()
    const hint = /comes here and goes back$/
    await deny(user, SOIL)
    expect(screen.getByText(hint)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull())
    await deny(user, SOIL)
    expect((await findQueuePanel()).queryByText(hint)).toBeNull()
  })

  test('returns to the earlier place after Undo', async () => {
    const { user } = await openPage()
    await deny(user, SOIL)
    await user.click(screen.getByRole('searchbox'))
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })
})

describe('the list', () => {
  test('covers nothing at the end of the page', async () => {
    const { user } = await openPage()
    await deny(user, SOIL)
    window.scrollTo(0, document.documentElement.scrollHeight)
    const list = screen.getByRole('region', { name: 'Sending' }).getBoundingClientRect()
    expect(screen.getByRole('main').getBoundingClientRect().bottom).toBeLessThanOrEqual(list.top)
    expect(list.bottom).toBeLessThanOrEqual(screen.getByRole('contentinfo').getBoundingClientRect().top)
  })

  test('pauses the countdown while the pointer moves over it', async () => {
    const { user } = await openPage()
    await deny(user, SOIL)
    const list = screen.getByRole('region', { name: 'Sending' })
    for (const clientX of [40, 50]) fireEvent.pointerMove(list, { clientX })
    await passSeconds(60)
    expect(within(list).getByText('waits at 8 s')).toBeVisible()
    fireEvent.pointerLeave(list)
    await passSeconds(8)
    expect(await within(list).findByText(DENIAL_SENT)).toBeVisible()
  })

  test('collapses finished entries into one line, and expands it', async () => {
    const { user } = await openPage({ faults: [{ call: 'grantOrDeny', kind: 'refused', times: 1 }] })
    await deny(user, SOIL)
    await deny(user, HEAT)
    await deny(user, PEAT)
    await passSeconds(9)
    const list = await findQueuePanel()
    expect(await list.findByText('2 done, 1 not sent')).toBeVisible()
    await passSeconds(7)
    expect(list.getAllByRole('listitem')).toHaveLength(3)
    await passSeconds(1)
    expect(list.getByRole('listitem')).toHaveTextContent('Denial 19_2026 was not sent')
    expect(list.getAllByText(DENIAL_SENT).filter((text) => text.checkVisibility())).toHaveLength(1)
    await expectAccessible()
    await user.keyboard('{F8}{Tab}{Tab}{Enter}')
    expect(list.getAllByRole('listitem')).toHaveLength(3)
    await user.click(list.getByRole('button', { name: 'Collapse the list' }))
    expect(screen.getByRole('region', { name: 'Sending' }).getBoundingClientRect().height).toBeLessThan(56)
    await user.click(list.getByRole('button', { name: 'Dismiss all that is sent' }))
    expect(list.getByText('1 not sent'), 'the failure stays').toBeVisible()
    await user.click(list.getByRole('button', { name: 'Show the list' }))
    await user.click(list.getByRole('button', { name: /^Dismiss Denial, application 19/ }))
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
  })

  test('collapses on a press to one line with a count', async () => {
    const { user } = await openPage()
    await deny(user, SOIL)
    await deny(user, HEAT)
    await user.click(screen.getByRole('button', { name: 'Collapse the list' }))
    expect((await findQueuePanel()).queryByRole('listitem')).toBeNull()
    expect((await findQueuePanel()).getByText('2 wait')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show the list' }))
    expect(screen.getByRole('button', { name: /^Undo Denial, application 19_2026/ })).toBeVisible()
  })

  test('makes the browser ask before the page closes with unsent entries', async () => {
    const { user } = await openPage()
    expect(promptsBeforeClosing()).toBe(false)
    await deny(user, SOIL)
    expect(promptsBeforeClosing()).toBe(true)
    await pressDoItNow(user)
    await dismissOutcome(user, DENIAL_SENT)
    expect(promptsBeforeClosing()).toBe(false)
  })
})

describe('a log-out', () => {
  /** Presses Log Out, and returns the question about queued writes. */
  async function pressLogOut(user: UserEvent) {
    await user.click(screen.getByRole('button', { name: 'Log Out' }))
    return within(await screen.findByRole('dialog', { name: /^\d things? waits? and ha(s|ve) not been sent$/ }))
  }

  test('asks first, and sends nothing while the question is open', async () => {
    const { user, mock } = await openPage()
    await deny(user, SOIL)
    const question = await pressLogOut(user)
    expect(question.getByText('Denial, application 19_2026')).toBeVisible()
    await passSeconds(60)
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
    await user.click(question.getByRole('button', { name: 'Stay' }))
    await expectNoDialog()
    expect(countCalls(mock, 'logOut')).toBe(0)
    await passSeconds(9)
    expect(await (await findQueuePanel()).findByText(DENIAL_SENT)).toBeVisible()
  })

  test('drops the entries if the person logs out without sending', async () => {
    const { user, mock } = await openPage()
    await deny(user, SOIL)
    await user.click((await pressLogOut(user)).getByRole('button', { name: 'Log out without sending' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Research Grants' })).toBeVisible()
    await passSeconds(60)
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
    expect(countCalls(mock, 'grantOrDeny') + countCalls(mock, 'sendEmail')).toBe(0)
  })

  test('sends everything first if the person asks for it', async () => {
    const { user, mock } = await openPage()
    await deny(user, SOIL)
    await deny(user, HEAT)
    await user.click((await pressLogOut(user)).getByRole('button', { name: 'Send now and log out' }))
    await user.click(await screen.findByRole('button', { name: 'Keep and log out' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Research Grants' })).toBeVisible()
    expect([countCalls(mock, 'grantOrDeny'), countCalls(mock, 'sendEmail')]).toEqual([2, 2])
    expect(mock.calls.lastIndexOf('sendEmail')).toBeLessThan(mock.calls.indexOf('logOut'))
  })

  test('is cancelled if something could not be sent', async () => {
    const { user, mock } = await openPage({ faults: [{ call: 'grantOrDeny', kind: 'refused' }] })
    await deny(user, SOIL)
    await user.click((await pressLogOut(user)).getByRole('button', { name: 'Send now and log out' }))
    expect(await (await findQueuePanel()).findByText('1 not sent')).toBeVisible()
    await expectNoDialog()
    expect(countCalls(mock, 'logOut')).toBe(0)
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeEnabled()
  })

  test('waits for entries in flight, and announces the wait', async () => {
    const { user, mock, services } = await openPage()
    const gate = makeGate()
    const { sendEmail } = services.client
    vi.spyOn(services.client, 'sendEmail').mockImplementation(async (...mail) => {
      await gate.opened
      return sendEmail(...mail)
    })
    await deny(user, SOIL)
    await pressDoItNow(user)
    await deny(user, HEAT)
    const question = await pressLogOut(user)
    expect(question.getByText('Denial, application 19_2026 is being sent. The log-out waits for it.')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Log out without sending' }))
    expect(countCalls(mock, 'logOut')).toBe(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    gate.open()
    const keepDialog = within(await screen.findByRole('dialog', { name: 'Keep your work on this device?' }))
    expect(keepDialog.getByText('The record of 1 e-mail from this device')).toBeVisible()
    expect(countCalls(mock, 'logOut')).toBe(0)
    await user.click(keepDialog.getByRole('button', { name: 'Delete and log out' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Research Grants' })).toBeVisible()
    expect(countCalls(mock, 'grantOrDeny')).toBe(1)
  })
})

describe('an entry left over from a killed page', () => {
  test('is offered, and sent on a press', async () => {
    const { user, mock, services } = await openPage()
    await deny(user, SOIL)
    await deny(user, HEAT)
    await act(() => killPage(services))
    const list = await findQueuePanel()
    expect(await list.findByRole('alert')).toHaveTextContent('2 denials were not sent.')
    expect(promptsBeforeClosing()).toBe(false)
    expect(within(await findRow(SOIL)).getByRole('button', { name: /^Select status/ })).toHaveAccessibleDescription(
      'Your decision is waiting to go out.',
    )
    await user.click(list.getByRole('button', { name: 'Open 2 denials' }))
    await expectAccessible()
    await passSeconds(20)
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
    await user.click(list.getByRole('button', { name: 'Send Denial, application 19_2026' }))
    expect(await list.findByText(DENIAL_SENT)).toBeVisible()
    await user.click(list.getByRole('button', { name: 'Send 1 denial' }))
    await waitFor(() => expect(list.getByText('2 done', { selector: 'h2 + p' })).toBeVisible())
    expect([countCalls(mock, 'grantOrDeny'), countCalls(mock, 'sendEmail')]).toEqual([2, 2])
  })

  test('is not repeated if it arrived: only its e-mail is sent', async () => {
    const { user, mock, services } = await openPage()
    await deny(user, SOIL)
    ;(await mock.store()).applications.update(19, { status: '5.2' })
    await act(() => killPage(services, { isSending: true }))
    const list = await findQueuePanel()
    expect(await list.findByRole('alert')).toHaveTextContent(
      /^1 denial may not have been sent\. ?Send looks in the list first, and repeats no e-mail\.$/,
    )
    await user.click(list.getByRole('button', { name: 'Send 1 denial' }))
    expect(await list.findByText('1 done', { selector: '[role="alert"] *' })).toBeVisible()
    expect([countCalls(mock, 'grantOrDeny'), countCalls(mock, 'sendEmail')]).toEqual([0, 1])
  })

  test('is deleted when it is discarded, after a question', async () => {
    const { user, mock, services } = await openPage()
    await deny(user, SOIL)
    await act(() => killPage(services))
    await user.click(await (await findQueuePanel()).findByRole('button', { name: 'Discard 1 denial' }))
    await pressInAlert(user, 'Discard 1 denial? It is not sent.', 'Discard')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull())
    await act(() => services.writes.restore())
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
  })

  test('is named at log-out', async () => {
    const { user, services } = await openPage()
    await deny(user, SOIL)
    await act(() => killPage(services))
    await user.click(screen.getByRole('button', { name: 'Log Out' }))
    const question = within(await screen.findByRole('dialog', { name: '1 thing waits and has not been sent' }))
    await user.click(question.getByRole('button', { name: 'Log out without sending' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Research Grants' })).toBeVisible()
    expect(await createStoredQueue(services.draftDatabaseName, '3').list()).toEqual([])
  })
})

describe('a session that ends meanwhile', () => {
  async function logIn(user: UserEvent, email: string) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in again to go on' }))
    await user.clear(dialog.getByLabelText('Email'))
    await user.type(dialog.getByLabelText('Email'), email)
    await user.type(dialog.getByLabelText('Password'), 'demo1234')
    await user.click(dialog.getByRole('button', { name: 'Login' }))
  }

  test('keeps entries waiting, which continue after a log-in', async () => {
    const { user, mock, connection } = await openPage()
    await deny(user, SOIL)
    await connection.expireSession()
    await pressDoItNow(user)
    expect(await (await findQueuePanel()).findByText('waits until you have logged in again')).toBeInTheDocument()
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await expectNoDialog()
    await user.click((await findQueuePanel()).getByRole('button', { name: 'Log in again' }))
    await logIn(user, 'admin@demo.urc')
    expect(await (await findQueuePanel()).findByText(DENIAL_SENT)).toBeVisible()
    expect(countCalls(mock, 'grantOrDeny')).toBe(1)
  })

  test('does not interrupt typing: a note offers the log-in', async () => {
    const { user, connection } = await openPage()
    await deny(user, SOIL)
    await connection.expireSession()
    const search = screen.getByRole('searchbox')
    await user.type(search, 'soil')
    await passSeconds(9)
    const notice = await screen.findByText(/^The server no longer knows your session\./)
    expect(notice).toBeVisible()
    await user.keyboard(' carbon')
    expect(search).toHaveFocus()
    expect(search).toHaveValue('soil carbon')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Log in again' }))
    await logIn(user, 'admin@demo.urc')
    expect(await (await findQueuePanel()).findByText(DENIAL_SENT)).toBeVisible()
  })

  test('sends nothing as another person who logs in', async () => {
    const { user, mock, connection } = await openPage()
    await deny(user, SOIL)
    await deny(user, HEAT)
    await connection.expireSession()
    await passSeconds(10)
    await logIn(user, 'urc@demo.urc')
    expect(await screen.findByText(/^You are now logged in as .* has not been sent/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Go on as/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await passSeconds(10)
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
    expect(countCalls(mock, 'grantOrDeny') + countCalls(mock, 'sendEmail')).toBe(0)
  })

  test('sends nothing as another person logged in in another tab', async () => {
    const { user, mock, connection } = await openPage()
    await deny(user, SOIL)
    await connection.signInAs('urc@demo.urc')
    await passSeconds(9)
    expect(await screen.findByRole('heading', { level: 1, name: /is signed in now$/ })).toBeVisible()
    expect(screen.getByText('This was not sent:')).toBeVisible()
    expect(screen.getByText('Denial, application 19_2026')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
    expect(countCalls(mock, 'grantOrDeny') + countCalls(mock, 'sendEmail')).toBe(0)
  })

  test('names unsent entries after a log-out in another tab', async () => {
    const { user, mock, services, openTab } = await openPage()
    await deny(user, SOIL)
    await services.writes.add([
      {
        key: 'letter',
        what: 'E-mail to head@example.org',
        nouns: ['e-mail', 'e-mails'],
        shownId: '22_2026',
        title: '',
        page: '/',
        ending: 'goes out',
        write: { kind: 'report', applicationId: '22', input: null },
      },
    ])
    const { services: second } = openTab()
    await second.session.check()
    await second.session.logOut()
    expect(await screen.findByRole('heading', { level: 1, name: /has logged out$/ })).toBeVisible()
    expect(screen.getByText('Denial, application 19_2026')).toBeVisible()
    expect(screen.getByText('E-mail, application 22_2026')).toBeVisible()
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
  })
})

test('a waiting e-mail is sent while another one is being written', async () => {
  const { user, mock } = await openPage()
  await openLink(user, 'Dashboard')
  await user.click(
    within(screen.getByRole('navigation', { name: 'Council' })).getByRole('link', { name: /^Request Report/ }),
  )
  await user.click(within(await findRow(/Tank cascades/)).getByRole('button', { name: /^Send Email/ }))
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  await expectNoDialog()
  await user.click(within(await findRow(/Dengue control/)).getByRole('button', { name: /^Send Email/ }))
  const message = await screen.findByRole('textbox', { name: 'Message' })
  await user.type(message, 'Typed meanwhile.')
  await passSeconds(9)
  expect(await (await findQueuePanel()).findByText('Email sent successfully!')).toBeInTheDocument()
  await user.keyboard(' And on.')
  expect(message).toHaveFocus()
  expect(message).toHaveValue(expect.stringContaining('Typed meanwhile. And on.'))
  expect(countCalls(mock, 'sendEmail')).toBe(1)
})
