import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { App } from '@/app/app'
import { expectAccessible } from '../../support/axe'
import { createTestServices } from '../../support/test-services'
import { renderPortal, type PageSettings } from '../../support/render-portal'
import { responding } from '../hostile/responding'
import { pressInAlert, closeAlert, expectErrorSummary } from '../../support/alerts'

/** Shortlisted: the Dean is invited, the HOD has approved. */
const DEAN_LINK = '/dean?app_ID=23&Role=Dean'
/** Shortlisted: the HOD is invited, the Dean has approved. */
const HOD_LINK = '/hod?app_ID=21&Role=HOD'
/** Approved by both. */
const ANSWERED_LINK = '/dean?app_ID=17&Role=Dean'
/** The calls of an opened page. The second one is repeated right before sending. */
const CALLS_ON_OPEN = ['getApplicationToApprove', 'getDetails']
const CALLS_BEFORE_SENDING = [...CALLS_ON_OPEN, 'getDetails']
/** The request arrives, and the host's response is lost. */
const LOST_RESPONSE = { call: 'decideAsDean', kind: 'lost-answer', times: 1 } as const
/** The host does not show whether an answer is recorded. */
const DETAILS_REFUSED = { call: 'getDetails', kind: 'refused' } as const

async function openForm(path: string, settings: PageSettings = {}) {
  const stage = await renderPortal({ path, ...settings })
  await screen.findByRole('heading', { level: 2, name: 'Your decision' })
  return stage
}

/** Opens the page on a host that has lost the decisions, but not the status. */
async function openWithoutDecisions(path: string) {
  const { services, mock } = await createTestServices()
  const { approvals } = await mock.store()
  approvals.all().forEach(({ id }) => approvals.update(id, { decision: null }))
  render(<App services={services} initialPath={path} />)
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }))

const closeConfirmation = (user: UserEvent, button: 'Approve' | 'Reject' | 'Cancel') =>
  pressInAlert(user, /you cannot change them afterwards\.$/, button)

async function sendDecision(user: UserEvent, decision: 'Approve' | 'Reject', remarks: string) {
  await user.click(screen.getByRole('radio', { name: decision }))
  await user.click(screen.getByLabelText('Remarks'))
  await user.paste(remarks)
  await submit(user)
  await closeConfirmation(user, decision)
}

/** This device's record of a sent answer. */
const SENT_RECORD = { 'dean:23': '{"sent":{"answer":"Approve","at":"2026-11-20T03:30:00.000Z"}}' }

const readAllItems = (storage: Storage): string =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')).join('\n')

describe('the page', () => {
  test('offers an e-mail to the council for those who cannot decide', async () => {
    await openForm(DEAN_LINK)
    const link = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Write to the council' }).href)
    expect(link.protocol).toBe('mailto:')
    expect(link.searchParams.get('subject')).toBe('Application 23_2026: I cannot decide on it, or need more time')
  })

  test('shows the application, and makes no calls except the check for an earlier answer', async () => {
    const { mock } = await openForm(DEAN_LINK)
    const table = within(screen.getByRole('table', { name: 'The application' }))
    expect(table.getByRole('row', { name: 'Application ID 23_2026' })).toBeVisible()
    expect(table.getByRole('row', { name: /^Project title Low-cost tilt sensors/ })).toBeVisible()
    expect(table.getByRole('row', { name: 'Applicant name Ruwan Hettige' })).toBeVisible()
    expect(screen.getByText(/^This link is personal/)).toBeVisible()
    window.dispatchEvent(new Event('focus'))
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expectAccessible()
    expect(mock.calls).toEqual(CALLS_ON_OPEN)
  })

  test('shows the document beside the form once it is requested', async () => {
    const { user, mock } = await openForm(DEAN_LINK)
    await user.click(screen.getByRole('button', { name: 'View PDF' }))
    expect(await screen.findByText('Page 1 of 3')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'The application' })).toHaveFocus()
    expect(screen.getByLabelText('Remarks')).toBeVisible()
    expect(mock.calls).toEqual([...CALLS_ON_OPEN, 'downloadApplicationPdf'])
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Hide PDF' }))
    expect(screen.queryByText('Page 1 of 3')).toBeNull()
  })

  test('is for the role in its path, regardless of the link’s Role', async () => {
    await openForm('/dean?app_ID=23&Role=HOD')
    expect(screen.getByRole('heading', { level: 1, name: 'Dean’s decision' })).toBeVisible()
  })
})

describe('a decision', () => {
  test('is not sent without decision and remarks', async () => {
    const { user, mock } = await openForm(HOD_LINK)
    await submit(user)
    await expectErrorSummary('Both decision and remarks are required.')
    expect(mock.calls).toEqual(CALLS_ON_OPEN)
  })

  test('with remarks that are too long is not sent, and the remarks are not cut', async () => {
    const { user, mock } = await openForm(HOD_LINK)
    await user.click(screen.getByRole('radio', { name: 'Approve' }))
    await user.click(screen.getByLabelText('Remarks'))
    await user.paste('x'.repeat(10_500))
    expect(screen.getByText('500 characters too many')).toBeVisible()
    await submit(user)
    expect(await screen.findByRole('link', { name: 'Remarks can have up to 10,000 characters.' })).toBeVisible()
    expect(screen.queryByText('Both decision and remarks are required.')).toBeNull()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Remarks').value).toHaveLength(10_500)
    expect(mock.calls).toEqual(CALLS_ON_OPEN)
  })

  test.each([
    {
      link: DEAN_LINK,
      applicationId: 23,
      role: 'Dean',
      call: 'decideAsDean',
      label: 'Approve',
      code: '3.1',
      status: '3.1',
    },
    {
      link: HOD_LINK,
      applicationId: 21,
      role: 'HOD',
      call: 'decideAsHod',
      label: 'Reject',
      code: '3.2',
      status: '3.2',
    },
  ] as const)('of the $role is confirmed, sent once and thanked for', async (expected) => {
    const { link, applicationId, role, call, label, code, status } = expected
    const { user, mock, services } = await openForm(link)
    await sendDecision(user, label, 'The slopes are ours.')
    await screen.findByRole('heading', { name: 'Thank You, Your Data Successfully Submitted' })
    expect(mock.calls).toEqual([...CALLS_BEFORE_SENDING, call, 'getDetails'])
    expect(screen.getByText(/^Decision: /)).toHaveTextContent(`Decision: ${label} Remarks: The slopes are ours.`)
    expect(screen.getByRole('button', { name: 'Copy what you sent' })).toBeVisible()
    const store = await mock.store()
    const approval = store.approvals.findByApplication(applicationId).find((row) => row.role === role)
    expect(approval).toMatchObject({ decision: code, remarks: 'The slopes are ours.' })
    expect(store.applications.get(applicationId)?.status).toBe(status)
    expect(readAllItems(services.local)).not.toContain('The slopes are ours.')
  })

  test('is not sent on Cancel', async () => {
    const { user, mock } = await openForm(DEAN_LINK)
    await user.click(screen.getByRole('radio', { name: 'Approve' }))
    await user.type(screen.getByLabelText('Remarks'), 'Yes')
    await submit(user)
    await closeConfirmation(user, 'Cancel')
    expect(mock.calls).toEqual(CALLS_ON_OPEN)
    expect(screen.getByLabelText('Remarks')).toHaveValue('Yes')
  })

  test('survives a reload, and replaces the form once it is sent', async () => {
    const { user, reload } = await openForm(DEAN_LINK)
    await user.click(screen.getByRole('radio', { name: 'Reject' }))
    await user.type(screen.getByLabelText('Remarks'), 'Not in this form.')
    reload()
    expect(await screen.findByRole('radio', { name: 'Reject' })).toBeChecked()
    expect(screen.getByLabelText('Remarks')).toHaveValue('Not in this form.')
    await submit(user)
    await closeConfirmation(user, 'Reject')
    await screen.findByRole('heading', { name: 'Thank You, Your Data Successfully Submitted' })
    reload()
    expect(await screen.findByRole('heading', { name: 'Your decision is recorded.' })).toBeVisible()
    expect(screen.getByText('To change it, contact the council’s office.')).toBeVisible()
    expect(screen.getByText('Reject')).toBeVisible()
    expect(screen.getByText('20 Nov 2026, 09:00')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    await expectAccessible()
  })

  test('is shown from this device if the host does not return it', async () => {
    await renderPortal({ path: DEAN_LINK, stored: SENT_RECORD, faults: [DETAILS_REFUSED] })
    expect(await screen.findByRole('heading', { name: 'Your decision is recorded.' })).toBeVisible()
    expect(screen.getByText('20 Nov 2026, 09:00 (Sri Lanka time)')).toBeVisible()
  })

  test('is reported as already recorded if the host’s refusal says so', async () => {
    const { user } = await openForm(ANSWERED_LINK, { faults: [DETAILS_REFUSED] })
    await sendDecision(user, 'Reject', 'I have changed my mind.')
    expect(await screen.findByRole('heading', { name: 'A decision was already recorded.' })).toBeVisible()
    expect(screen.getByText(/A decision was already recorded for this application\./)).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    const writeClipboard = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Copy what you entered' }))
    expect(writeClipboard).toHaveBeenCalledExactlyOnceWith('Decision: Reject\nRemarks: I have changed my mind.')
    expect(screen.queryByLabelText('Remarks')).toBeNull()
    await expectAccessible()
  })

  test('that the host has refused as recorded is not requested again on this device', async () => {
    const { user, services, reload } = await openForm(ANSWERED_LINK, { faults: [DETAILS_REFUSED] })
    await sendDecision(user, 'Reject', 'I have changed my mind.')
    await screen.findByRole('heading', { name: 'A decision was already recorded.' })
    expect(readAllItems(services.local)).not.toContain('I have changed my mind.')
    reload()
    expect(await screen.findByRole('heading', { name: 'A decision was already recorded.' })).toBeVisible()
    expect(screen.queryByText(/What you entered now was not accepted/)).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('with a lost response is found on the host, and not sent again', async () => {
    const { user, mock, services } = await openForm(DEAN_LINK, { faults: [LOST_RESPONSE] })
    await sendDecision(user, 'Approve', 'A sound plan.')
    await closeAlert(user, 'An error occurred. Please try again.')
    await submit(user)
    await closeConfirmation(user, 'Approve')
    expect(await screen.findByRole('heading', { name: 'Your decision is recorded.' })).toBeVisible()
    expect(screen.getByText('To change it, contact the council’s office.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Copy what you entered' })).toBeNull()
    expect(mock.calls.filter((call) => call === 'decideAsDean')).toHaveLength(1)
    await waitFor(() => expect(readAllItems(services.local)).not.toContain('A sound plan.'))
  })

  test('with a lost response is found after a reload, and deleted here', async () => {
    const { user, services, reload } = await openForm(DEAN_LINK, { faults: [LOST_RESPONSE] })
    await sendDecision(user, 'Approve', 'A sound plan.')
    await closeAlert(user, 'An error occurred. Please try again.')
    reload()
    expect(await screen.findByRole('heading', { name: 'Your decision is recorded.' })).toBeVisible()
    expect(screen.getByText('A sound plan.')).toBeVisible()
    await waitFor(() => expect(readAllItems(services.local)).not.toContain('A sound plan.'))
  })

  test('with a lost response can be sent again, then counts as arrived', async () => {
    const { user, mock, services, reload } = await openForm(DEAN_LINK, { faults: [LOST_RESPONSE, DETAILS_REFUSED] })
    await sendDecision(user, 'Approve', 'A sound plan.')
    await closeAlert(user, 'An error occurred. Please try again.')
    expect(screen.getByRole('alert')).toHaveTextContent('We could not confirm whether the server received this.')
    await submit(user)
    await closeConfirmation(user, 'Approve')
    expect(await screen.findByRole('heading', { name: 'Your decision is recorded.' })).toBeVisible()
    expect(screen.getByText(/It has most probably arrived\.$/)).toBeVisible()
    expect(screen.queryByText(/was not accepted/)).toBeNull()
    expect(readAllItems(services.local)).not.toContain('A sound plan.')
    expect(mock.calls.filter((call) => call === 'decideAsDean')).toHaveLength(2)
    await expectAccessible()
    reload()
    expect(await screen.findByText(/It has most probably arrived\.$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  })

  test('with a lost response and a reload can be sent again, then counts as arrived', async () => {
    const { user, reload } = await openForm(DEAN_LINK, { faults: [LOST_RESPONSE, DETAILS_REFUSED] })
    await sendDecision(user, 'Approve', 'A sound plan.')
    await closeAlert(user, 'An error occurred. Please try again.')
    reload()
    await screen.findByRole('heading', { level: 2, name: 'Your decision' })
    await submit(user)
    await closeConfirmation(user, 'Approve')
    expect(await screen.findByText(/It has most probably arrived\.$/)).toBeVisible()
  })

  test('with a lost response and later changes may have been recorded without the changes', async () => {
    const { user } = await openForm(DEAN_LINK, { faults: [LOST_RESPONSE, DETAILS_REFUSED] })
    await sendDecision(user, 'Approve', 'A sound plan.')
    await closeAlert(user, 'An error occurred. Please try again.')
    await sendDecision(user, 'Reject', ' On second thoughts.')
    expect(await screen.findByRole('heading', { name: 'A decision was already recorded.' })).toBeVisible()
    expect(screen.getByText(/It may be what you sent from this device before\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy what you entered' })).toBeVisible()
  })

  test('that the host refused does not count as sent after a reload', async () => {
    const { user, reload } = await openForm(DEAN_LINK, {
      faults: [{ call: 'decideAsDean', kind: 'refused', times: 1 }],
    })
    await sendDecision(user, 'Approve', 'A sound plan.')
    await closeAlert(user, 'Failed to submit. Please try again.')
    reload()
    expect(await screen.findByLabelText('Remarks')).toHaveValue('A sound plan.')
    expect(
      screen.queryByText('The council’s server does not show your decision.'),
      'a note that the refused decision was sent',
    ).toBeNull()
  })

  test('whose request never arrived is sent once more and confirmed', async () => {
    const { user, services } = await openForm(DEAN_LINK, {
      faults: [{ call: 'decideAsDean', kind: 'network', times: 1 }],
    })
    await sendDecision(user, 'Approve', 'A sound plan.')
    await closeAlert(user, 'An error occurred. Please try again.')
    await submit(user)
    await closeConfirmation(user, 'Approve')
    await screen.findByRole('heading', { name: 'Thank You, Your Data Successfully Submitted' })
    expect(readAllItems(services.local)).not.toContain('A sound plan.')
  })
})

describe('a page that is opened again', () => {
  test('on another device shows the answer with its date, without a form', async () => {
    const { user, mock } = await openForm(DEAN_LINK)
    await sendDecision(user, 'Approve', 'The slopes are ours.')
    await screen.findByRole('heading', { name: 'Thank You, Your Data Successfully Submitted' })
    cleanup()

    await renderPortal({ path: DEAN_LINK, mock })
    expect(await screen.findByRole('heading', { name: 'A decision was already recorded.' })).toBeVisible()
    expect(screen.getByText('Approve')).toBeVisible()
    expect(screen.getByText('The slopes are ours.')).toBeVisible()
    expect(screen.getByText('20 Nov 2026, 09:00')).toBeVisible()
    expect(screen.getByText(/If it is wrong or not yours, contact the council’s office\.$/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
    expect(mock.calls.filter((call) => call === 'decideAsDean')).toHaveLength(1)
    await expectAccessible()
  })

  test('has no form once the application is closed', async () => {
    await openWithoutDecisions('/dean?app_ID=8')
    expect(await screen.findByRole('heading', { name: 'No decision is needed.' })).toBeVisible()
    expect(screen.queryByLabelText('Remarks')).toBeNull()
  })

  test('can still be answered by the HOD once only the Dean has approved', async () => {
    await openWithoutDecisions('/hod?app_ID=17')
    await screen.findByRole('heading', { level: 2, name: 'Your decision' })
    expect(screen.getByLabelText('Remarks')).toBeVisible()
    expect(screen.queryByText(/^We could not check/)).toBeNull()
  })

  test.each(['signed-out', 'shape'] as const)(
    'has the form, with a note, if the details fail with %s',
    async (kind) => {
      const { services } = await createTestServices({ faults: [{ call: 'getDetails', kind }] })
      // The page opens no log-in dialog, even with the user of an earlier session.
      services.tab.setItem('user_id', '1')
      render(<App services={services} initialPath={DEAN_LINK} />)
      expect(await screen.findByText('We could not check whether you have answered already.')).toBeVisible()
      expect(screen.getByLabelText('Remarks')).toBeVisible()
      expect(screen.queryByRole('dialog')).toBeNull()
    },
  )

  test('has the form if the host is slow with the details', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    await openForm(DEAN_LINK, { faults: [{ call: 'getDetails', kind: 'hang' }] })
    expect(screen.getByText('We could not check whether you have answered already.')).toBeVisible()
  })

  test('has the form if the signed-in person may not see the application', async () => {
    await openForm(DEAN_LINK, { person: 'applicant2@demo.urc' })
    expect(screen.getByText('We could not check whether you have answered already.')).toBeVisible()
  })
})

describe('the check right before sending', () => {
  test('finds an answer from another device, and does not replace it', async () => {
    const { user, mock } = await openForm(DEAN_LINK, { habits: { answersReplaced: true } })
    const otherDevice = await createTestServices({ mock })
    await otherDevice.services.client.decideAsDean({
      applicationId: '23',
      decision: '3.1',
      remarks: 'The slopes are ours.',
    })
    await sendDecision(user, 'Reject', 'I have changed my mind.')
    expect(await screen.findByRole('heading', { name: 'A decision was already recorded.' })).toBeVisible()
    expect(screen.getByText('Approve')).toBeVisible()
    expect(screen.getByText(/What you entered now was not sent\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy what you entered' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(mock.calls.filter((call) => call === 'decideAsDean')).toHaveLength(1)
    const { approvals } = await mock.store()
    expect(approvals.findByApplication(23).find(({ role }) => role === 'Dean')).toMatchObject({ decision: '3.1' })
    await expectAccessible()
  })

  test('finds that the application was closed, and sends nothing', async () => {
    const { user, mock } = await openForm(DEAN_LINK)
    const store = await mock.store()
    store.applications.update(23, { status: '5.2' })
    await sendDecision(user, 'Approve', 'A sound plan.')
    expect(await screen.findByRole('heading', { name: 'No decision is needed.' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy what you entered' })).toBeVisible()
    expect(mock.calls).not.toContain('decideAsDean')
  })
})

describe('a decision that the host has accepted', () => {
  test('is not confirmed until the host shows it', async () => {
    const { user, mock, services, reload } = await openForm(DEAN_LINK)
    const { decideAsDean } = services.client
    vi.spyOn(services.client, 'decideAsDean').mockResolvedValueOnce({})
    await sendDecision(user, 'Approve', 'A sound plan.')
    expect(await screen.findByRole('alert')).toHaveTextContent('The council’s server does not show your decision.')
    await user.click(screen.getByRole('button', { name: 'Look again' }))
    await waitFor(() => expect(mock.calls).toEqual([...CALLS_BEFORE_SENDING, 'getDetails', 'getDetails']))
    reload()
    expect(await screen.findByText('The council’s server does not show your decision.')).toBeVisible()
    expect(screen.getByLabelText('Remarks')).toHaveValue('A sound plan.')
    // The first answer arrives late.
    await decideAsDean({ applicationId: '23', decision: '3.1', remarks: 'A sound plan.' })
    await user.click(screen.getByRole('button', { name: 'Look again' }))
    await screen.findByRole('heading', { name: 'Thank You, Your Data Successfully Submitted' })
    expect(screen.getByText(/^Decision: /)).toHaveTextContent('Decision: Approve Remarks: A sound plan.')
    expect(readAllItems(services.local)).not.toContain('A sound plan.')
  })

  test('and shows with other remarks can be compared by opening the link again', async () => {
    const { user, services, reload } = await openForm(DEAN_LINK)
    const { decideAsDean } = services.client
    vi.spyOn(services.client, 'decideAsDean').mockImplementationOnce((input) =>
      decideAsDean({ ...input, remarks: 'Older remarks.' }),
    )
    await sendDecision(user, 'Approve', 'A sound plan.')
    await screen.findByRole('heading', { name: 'Thank You, Your Data Successfully Submitted' })
    reload()
    expect(await screen.findByRole('heading', { name: 'The council’s server shows another decision.' })).toBeVisible()
    expect(screen.getByText('Older remarks.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy what you entered' })).toBeVisible()
    expect(readAllItems(services.local)).toContain('A sound plan.')
    await expectAccessible()
  })
})

describe('a link', () => {
  test('without an id makes no call', async () => {
    const { mock } = await renderPortal({ path: '/hod?Role=HOD' })
    expect(await screen.findByText('No app_ID provided.')).toBeVisible()
    expect(screen.getByText(/^The link is not complete/)).toBeVisible()
    expect(mock.calls).toEqual([])
  })

  // tests/unit/domain/status/displayed-id.test.ts covers which texts are an id.
  test.each(['23abc', '23&app_ID=24'])(
    'with app_ID=%s opens nothing on a host that reads it as application 23',
    async (id) => {
      const application = { app_ID: 23, projectTitle: 'Low-cost tilt sensors', name: 'Ruwan Hettige' }
      await renderPortal({ path: `/dean?app_ID=${id}`, connect: responding('getApplicationToApprove', application) })
      expect(await screen.findByText('Failed to fetch application details.')).toBeVisible()
      expect(screen.getByText(/is not the number of an application/)).toBeVisible()
      expect(screen.queryByText(/Low-cost tilt sensors/)).toBeNull()
    },
  )

  test.each(['%E2%80%8B23_2026%3E', '23&app_ID=23'])(
    'with app_ID=%s opens application 23, without a mail program’s additions',
    async (id) => {
      await openForm(`/dean?app_ID=${id}`)
      expect(screen.getByRole('row', { name: 'Application ID 23_2026' })).toBeVisible()
    },
  )

  test('without a connection can be tried again', async () => {
    const { user, mock } = await renderPortal({
      path: DEAN_LINK,
      faults: [{ call: 'getApplicationToApprove', kind: 'network' }],
    })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to fetch application details.')
    expect(alert).toHaveTextContent('We could not reach the council’s server.')
    mock.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Your decision' })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })
})
