import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { limits } from '@/domain/texts/limits'
import { STATUS } from '@/domain/status/status'
import { getStorageKeys } from '@/lib/storage'
import { fixedClock } from '@/wire/mock/clock'
import { createMock } from '@mocks/create-mock'
import { SCENARIOS } from '@mocks/seed/scenarios'
import { closeAlert, expectErrorSummary } from '@tests/support/alerts'
import { renderPortal } from '@tests/support/render-portal'
import { storedDraft } from '../apply/application'
import { openEmailDialog } from '../council/council-helpers'
import { buttonsNamed } from '../faults/stage'
import { responding } from './responding'

// A whole document, pasted by mistake. No test measures time, but one with quadratic time would never end.

const LENGTH = 1_000_000

// Of one script: Chromium takes seconds to lay out a megabyte in which scripts alternate.
const SENTENCE = 'Dengue in the dry zone, after the rains (2 years): '

const MEGABYTE = SENTENCE.repeat(Math.ceil(LENGTH / SENTENCE.length)).slice(0, LENGTH - 1) + '.'

/** The capacity of a TEXT column of MySQL. */
const COLUMN = MEGABYTE.slice(-65_535)

const ADMIN = 'admin@demo.urc'

/** Returns a boolean, because a failure would print the whole text. */
const holds = (element: Element | null, text: string) => element?.textContent.includes(text) ?? false

const valueOf = (field: HTMLElement) => (field instanceof HTMLTextAreaElement ? field.value : '')

/** Creates a host whose first submitted application has such a title. */
async function withLongTitle() {
  const mock = createMock({ clock: fixedClock(SCENARIOS['council-year'].startsAt) })
  const { applications } = await mock.store()
  const found = applications.all().find(({ status }) => status === STATUS.submitted)
  if (!found) throw new Error('The scenario has no submitted application')
  applications.update(found.applicationId, { projectTitle: COLUMN })
  return mock
}

test('a field counts it, keeps it, and refuses it at Next', async () => {
  const { user, services } = await renderPortal({
    path: paths.applyProject,
    person: 'applicant@demo.urc',
    stored: storedDraft(),
  })
  const field = await screen.findByLabelText('Project Title')
  await user.click(field)
  await user.clear(field)
  await user.paste(MEGABYTE)
  expect(valueOf(field) === MEGABYTE).toBe(true)
  const tooMany = (LENGTH - limits.longText).toLocaleString('en')
  expect(screen.getByText(`${tooMany} characters too many`)).toBeVisible()
  expect(JSON.parse(services.local.getItem('formData') ?? '').projectTitle === MEGABYTE).toBe(true)
  expect(await screen.findByText(/^Saved \d\d:\d\d on this device$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectErrorSummary('Missing Fields Required.')
  expect(valueOf(field) === MEGABYTE).toBe(true)
})

test('a plain message previews it, and stores it until it is sent', async () => {
  const { user, services } = await renderPortal({ path: paths.requestApproval, person: ADMIN })
  const dialog = await openEmailDialog(user, /Heat stress among outdoor workers/, /^Send Email to HOD/)
  const message = dialog.getByRole('textbox', { name: 'Message' })
  fireEvent.change(message, { target: { value: `${valueOf(message)}${MEGABYTE}` } })
  await user.click(dialog.getByRole('tab', { name: 'Preview' }))
  const frame = await dialog.findByTitle<HTMLIFrameElement>('The e-mail as the recipient gets it')
  expect(frame.srcdoc.includes(MEGABYTE)).toBe(true)
  const stored = getStorageKeys(services.tab).map((key) => services.tab.getItem(key) ?? '')
  expect(stored.some((text) => text.includes(MEGABYTE))).toBe(true)
})

test('an invitation refuses to paste it, and stays unchanged', async () => {
  const { user } = await renderPortal({ path: paths.sendReviewers, person: ADMIN })
  const dialog = await openEmailDialog(user, /Carbapenem-resistant bacteria/, /^Send Email to Reviewer 1/)
  const message = dialog.getByRole('textbox', { name: 'Message' })
  const before = message.textContent
  await user.click(message)
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    fireEvent(message, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  paste(MEGABYTE)
  await closeAlert(user, /^You have pasted 1,000,000 characters\. /)
  expect(message.textContent).toBe(before)
  paste(SENTENCE)
  await waitFor(() => expect(message).toHaveTextContent(SENTENCE.trim()))
})

test('a title of the host is listed, found and shown in full', async () => {
  const mock = await withLongTitle()
  const { user } = await renderPortal({ path: COUNCIL_PAGES.Admin.viewApplications, person: ADMIN, mock })
  await screen.findAllByRole('table')
  await waitFor(() => expect(holds(document.querySelector('main'), COLUMN)).toBe(true))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dengue in the dry' } })
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(1))
  const link = document.querySelector<HTMLElement>('tbody a')
  expect(holds(link, COLUMN)).toBe(true)
  await user.click(link ?? document.body)
  await screen.findByRole('heading', { level: 1, name: /^More Details/ })
  await waitFor(() => expect(holds(document.querySelector('main'), COLUMN)).toBe(true))
})

test('a refusal is truncated, with its full length', async () => {
  const { user } = await renderPortal({
    path: COUNCIL_PAGES.Admin.viewApplications,
    person: ADMIN,
    connect: responding('deleteApplication', { success: false, message: MEGABYTE }),
  })
  await screen.findAllByRole('table')
  await user.click(await waitFor(() => buttonsNamed(/^Delete/)[0] ?? expect.fail('The list is not there yet')))
  const question = await screen.findByRole('dialog')
  await user.click(within(question).getByRole('button', { name: 'Delete' }))
  const alert = await waitFor(() => {
    const shown = document.querySelector<HTMLElement>('[role="alertdialog"]')
    return shown ?? expect.fail('No alert')
  })
  expect(alert).toHaveTextContent(/: Dengue in the dry zone, .*… \(1,000,000 characters\)/)
  await user.click(within(alert).getByText('OK'))
  await waitFor(() => expect(alert).not.toBeInTheDocument())
})
