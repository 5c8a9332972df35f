import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { fillFields } from '@tests/support/fill-fields'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { makeGate } from '@tests/support/gate'
import { dismissOutcome, findQueueLine } from '../../support/queue'
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

async function openPage({ search = '', ...settings }: PageSettings & { search?: string } = {}) {
  const path = paths.requestApproval + search
  const stage = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Request Approval' })
  return stage
}

/** Shortlisted: nobody asked; the HOD asked and the Dean has approved; rejected by the HOD before the Dean decided. */
const HEAT = /Heat stress among outdoor workers/
const ORCHIDS = /Epiphytic orchids/
const FERNS = /ferns of the Knuckles/

const APPROVER = { Name: 'Prof. Sunil Jayasinghe', Email: 'sunil@samanala.example' }

const isMarkedAsSent = (button: HTMLElement) => button.dataset.variant === 'done'

describe('the list', () => {
  test('offers no further request once one of the two has rejected', async () => {
    await openPage()
    const ferns = within(await findRow(FERNS))
    expect(ferns.getByText('Reject')).toBeVisible()
    expect(ferns.getByText('Not Decided')).toBeVisible()
    expect(ferns.queryByRole('button', { name: /^Send Email/ })).toBeNull()
  })
})

test('an approver saved without an e-mail is still to be asked', async () => {
  const { user } = await openPage({ search: '?needs=ask', faults: [{ call: 'sendEmail', kind: 'refused' }] })
  for (const approver of ['HOD', 'Dean']) {
    const dialog = await openEmailDialog(user, HEAT, new RegExp(`^Send Email to ${approver}`))
    fillFields(dialog, APPROVER)
    await sendEmail(user)
    await dismissOutcome(user, 'Failed to send email: The council cannot do this now.')
  }
  expect(within(await findRow(HEAT)).getAllByRole('button', { name: /^Retry the e-mail/ })).toHaveLength(2)
  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  expect(await screen.findByRole('link', { name: /^1 ?HOD or Dean not asked$/ })).toBeVisible()
  expect(screen.getByRole('link', { name: /^2 ?No answer from HOD or Dean$/ })).toBeVisible()
})

describe('a message that is too long for a link', () => {
  const LONG = 'Please decide. '.repeat(200)
  const openLongMessage = async () => {
    const { user } = await openPage()
    const dialog = await openEmailDialog(user, HEAT, /^Send Email to HOD/)
    fillFields(dialog, { Email: APPROVER.Email, Message: LONG })
    const openedUrls: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      openedUrls.push(this.href)
    })
    const pressMailLink = () => user.click(dialog.getByRole('link', { name: 'Open in mail client' }))
    return { dialog, openedUrls, pressMailLink }
  }

  test('is copied before the mail client opens with recipient and subject', async () => {
    const { dialog, openedUrls, pressMailLink } = await openLongMessage()
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await pressMailLink()
    expect(await dialog.findByText('The message is long, so it was copied. Paste it into the e-mail.')).toBeVisible()
    expect(copied).toHaveBeenCalledExactlyOnceWith(LONG.trim())
    expect(openedUrls).toEqual([expect.stringMatching(/^mailto:sunil%40samanala\.example\?subject=APPROVE[^&]*$/)])
  })

  test('is shown in a field if copying fails', async () => {
    const { dialog, openedUrls, pressMailLink } = await openLongMessage()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await pressMailLink()
    const field = await dialog.findByLabelText(/^The message is long and could not be copied\. Copy it from this field/)
    expect(field).toHaveValue(LONG.trim())
    expect(field).toHaveFocus()
    expect(openedUrls).toEqual([])
    expect(dialog.queryByText(/it was copied/)).toBeNull()
  })
})

describe('the request', () => {
  test.each([
    ['HOD', 'saveHod', 'http://portal.test/hod?app_ID=22&amp;Role=HOD'],
    ['Dean', 'saveDean', 'http://portal.test/dean?app_ID=22&amp;Role=Dean'],
  ] as const)('goes to the %s with the link of that page', async (approver, call, link) => {
    const { user, mock, services } = await openPage()
    const dialog = await openEmailDialog(user, HEAT, new RegExp(`^Send Email to ${approver}`))
    expect(dialog.getByLabelText('Recipient Role')).toHaveValue(approver)
    expect(dialog.getByLabelText('Recipient Role')).toHaveAttribute('readonly')
    expect(dialog.getByLabelText('Message')).toHaveAttribute('rows', '10')
    await user.clear(dialog.getByLabelText('Email'))
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    expect(await dialog.findByRole('link', { name: 'Name is required' })).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Email is required' })).toBeVisible()
    fillFields(dialog, APPROVER)
    holdCountdowns()
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    const gate = makeGate()
    const save = services.client[call]
    vi.spyOn(services.client, call).mockImplementation(async (...sent) => {
      await gate.opened
      return save(...sent)
    })
    await pressDoItNow(user)
    expect(await (await findQueueLine(/sunil@samanala/)).findByText('Sending Email...')).toBeVisible()
    gate.open()
    await dismissOutcome(user, 'Email sent successfully!')
    await expectNoDialog()
    expect(
      isMarkedAsSent(await screen.findByRole('button', { name: new RegExp(`^Send Email again to ${approver}, Heat`) })),
    ).toBe(true)
    expect(countCalls(mock, call)).toBe(1)
    const [mail] = await readMailbox(mock)
    expect(mail).toMatchObject({ to: 'sunil@samanala.example', html: expect.stringContaining(link) })
    expect(mail?.subject).toMatch(/^APPROVE PROJECT: Heat stress/)
  })

  test('is not sent when its link is broken', async () => {
    const { user, mock } = await openPage()
    const dialog = await openEmailDialog(user, ORCHIDS, /^Send Email again to HOD/)
    await user.type(dialog.getByLabelText('Name'), 'Prof. A')
    await user.clear(dialog.getByLabelText('Message'))
    await user.type(dialog.getByLabelText('Message'), 'Please decide: http://portal.test/hod?app_ID=22')
    await user.click(dialog.getByRole('button', { name: 'Send' }))
    await closeAlert(user, 'The link names application 22 and not 21.')
    expect(countCalls(mock, 'saveHod')).toBe(0)
  })

  test('leaves its button unchanged if saving fails', async () => {
    const { user } = await openPage({ faults: [{ call: 'saveHod', kind: 'refused' }] })
    const dialog = await openEmailDialog(user, HEAT, /^Send Email to HOD/)
    fillFields(dialog, APPROVER)
    await sendEmail(user)
    await dismissOutcome(user, 'An error occurred. Please try again.')
    expect(isMarkedAsSent(await screen.findByRole('button', { name: /^Send Email to HOD, Heat/ }))).toBe(false)
  })
})

test('a waiting request is not sent if its row changes', async () => {
  const { user, mock, services } = await openPage()
  const dialog = await openEmailDialog(user, HEAT, /^Send Email to Dean/)
  fillFields(dialog, APPROVER)
  holdCountdowns()
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  await expectNoDialog()
  const store = await mock.store()
  store.applications.update(22, { status: '3.2' })
  await act(() => services.queries.invalidateQueries())
  expect(await within(await findRow(HEAT)).findAllByText('Not Decided')).toHaveLength(2)
  await pressDoItNow(user)
  await dismissOutcome(
    user,
    'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.',
  )
  expect(countCalls(mock, 'saveDean') + countCalls(mock, 'sendEmail')).toBe(0)
  store.applications.update(22, { status: '2.1' })
  await act(() => services.queries.invalidateQueries())
  const again = await openEmailDialog(user, HEAT, /^Send Email to Dean/)
  expect(again.getByLabelText('Name')).toHaveValue('Prof. Sunil Jayasinghe')
})
