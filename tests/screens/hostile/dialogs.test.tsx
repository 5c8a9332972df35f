import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { paths } from '@/paths'
import { storedItems } from '@/api/stored-items'
import {
  HOSTILE_TEXT,
  findHostileTracesInEmail,
  findHostileTraces,
  TYPED_HOSTILE_TEXT,
  TYPED_HOSTILE_LINES,
  resetRequestLog,
} from '@tests/support/hostile-strings'
import { findQueuePanel } from '@tests/support/queue'
import { renderPortal } from '@tests/support/render-portal'
import { storedDraft } from '../apply/application'
import { pressDoItNow, holdCountdowns, readMailbox, expectNoDialog } from '../council/council-helpers'
import { buttonsNamed } from '../faults/stage'
import { responding } from './responding'
import { cutTexts, fillIn, shownIn, textBoxes } from './hostile-fields'
import { hostileWorld } from './hostile-world'

// Shows, fills in and sends each dialog on a host whose every text is hostile.

const ADMIN = 'admin@demo.urc'
const APPLICANT = 'applicant@demo.urc'

interface Opening {
  readonly name: string
  readonly path: string
  readonly person?: string
  /** The button that opens it; `ofSeveral` selects every row first. */
  readonly button: RegExp
  readonly ofSeveral?: boolean
  /** Its address on the host is a hostile text, so it is not sent. */
  readonly isUnsendable?: boolean
}

const EMAILS: readonly Opening[] = [
  { name: 'the e-mail to a HOD', path: paths.requestApproval, button: /^Send Email to HOD/ },
  { name: 'the invitation of a reviewer', path: paths.sendReviewers, button: /^Send Email to Reviewer 1/ },
  {
    name: 'the request of an agreement',
    path: paths.requestAgreement,
    button: /^Request agreement/,
    isUnsendable: true,
  },
  { name: 'the request of a report', path: COUNCIL_PAGES.Admin.requestReport, button: /^Send Email/ },
]

const several = (name: string, path: string, button: RegExp): Opening => ({ name, path, button, ofSeveral: true })

const OTHERS: readonly Opening[] = [
  several('several e-mails to HODs and Deans', paths.requestApproval, /^Send e-mails…/),
  several('several invitations', paths.sendReviewers, /^Send e-mails…/),
  { name: 'a row of a list', path: paths.orderApplications, button: /^Open/ },
  { name: 'the question before the council deletes', path: COUNCIL_PAGES.Admin.viewApplications, button: /^Delete/ },
  {
    name: 'the question before an applicant deletes',
    path: paths.submittedApplications,
    button: /^Delete/,
    person: APPLICANT,
  },
  { name: 'the decision', path: COUNCIL_PAGES.Admin.approvedApplications, button: /^Select status/ },
  { name: 'the award letter', path: COUNCIL_PAGES.Admin.approvedApplications, button: /^Upload/ },
]

const boxOf = () => document.querySelector<HTMLElement>('[role="dialog"], [role="alertdialog"]')

async function press(user: UserEvent, name: RegExp) {
  const button = await waitFor(() => {
    const first = buttonsNamed(name).find((one) => one.closest('main') && one.ariaDisabled !== 'true')
    if (!first) throw new Error(`Nothing to press is called ${String(name)}`)
    return first
  })
  await user.click(button)
}

async function open(user: UserEvent, { button, ofSeveral = false }: Opening): Promise<HTMLElement> {
  if (ofSeveral) {
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  }
  await press(user, button)
  return waitFor(() => {
    const box = boxOf()
    if (!box) throw new Error('No dialog')
    return box
  })
}

async function opened(opening: Opening, stored: Readonly<Record<string, string>> = {}) {
  const mock = await hostileWorld()
  const stage = await renderPortal({ path: opening.path, person: opening.person ?? ADMIN, mock, stored })
  const box = await open(stage.user, opening)
  await waitFor(() => expect(stage.services.queries.isFetching()).toBe(0))
  expect(findHostileTraces()).toEqual([])
  // A dialog with fields focuses one of them, or Cancel if it confirms a deletion.
  if (textBoxes(box).length > 0) {
    await waitFor(() => expect(box.contains(document.activeElement)).toBe(true))
    expect(document.activeElement).not.toHaveAccessibleName('Close')
  }
  return { ...stage, box, dialog: within(box) }
}

const bare = (text: string) => text.replace(/[\s\u0000\uFFFD]/g, '')

/** Expects that the preview contains all of a text as plain text. */
async function expectPreview(user: UserEvent, box: HTMLElement, text: string) {
  await user.click(within(box).getByRole('tab', { name: 'Preview' }))
  const frame = await within(box).findByTitle<HTMLIFrameElement>('The e-mail as the recipient gets it')
  expect(findHostileTraces()).toEqual([])
  const { body } = new DOMParser().parseFromString(frame.srcdoc, 'text/html')
  expect(bare(body.textContent)).toContain(bare(text))
  await user.click(within(box).getByRole('tab', { name: 'Write' }))
}

beforeEach(resetRequestLog)

test.each(EMAILS)('$name is written, previewed and sent with hostile texts', async (opening) => {
  const { user, mock, box, dialog } = await opened(opening)
  const before = (await readMailbox(mock)).length
  const message = await dialog.findByRole('textbox', { name: 'Message' })
  fillIn(box)
  if (message instanceof HTMLTextAreaElement) await expectPreview(user, box, TYPED_HOSTILE_LINES)

  // Makes it sendable: with an address, and with the link that it must contain.
  for (const field of textBoxes(box))
    if (field instanceof HTMLInputElement && field.type === 'email')
      fireEvent.change(field, { target: { value: 'dean@science.example' } })
  const restore = dialog.queryByRole('button', { name: 'Back to the original message' })
  if (restore) await user.click(restore)
  await user.click(dialog.getByRole('tab', { name: 'Preview' }))
  expect(findHostileTraces()).toEqual([])
  holdCountdowns()
  await user.click(dialog.getByRole('button', { name: 'Send' }))
  if (opening.isUnsendable) {
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/^Nothing was sent: .* is not an e-mail address\./)
    return
  }
  await pressDoItNow(user)
  vi.useRealTimers()
  expect(await (await findQueuePanel()).findByRole('alert')).toBeVisible()
  const [email] = (await readMailbox(mock)).slice(0, -before || undefined)
  expect(email).toBeDefined()
  expect(findHostileTracesInEmail(email?.html ?? '')).toEqual([])
  expect(cutTexts(mock)).toEqual([])
  if (email) await user.click(await screen.findByText(/^Sent from this device/))
  expect(findHostileTraces()).toEqual([])
})

test.each(OTHERS)('$name shows and accepts hostile texts', async (opening) => {
  const { box, services } = await opened(opening)
  expect(shownIn(box)).toContain('<hostile-element>')
  fillIn(box)
  for (const more of within(box)
    .queryAllByRole('button', { name: /^Message/ })
    .slice(0, 2)) {
    fireEvent.click(more)
    fillIn(box)
  }
  await waitFor(() => expect(services.queries.isFetching()).toBe(0))
  expect(findHostileTraces()).toEqual([])
})

test('an e-mail in the log, and one that an earlier version has left unsent, are named as written', async () => {
  const letter = { to: HOSTILE_TEXT, subject: HOSTILE_TEXT, html: HOSTILE_TEXT }
  const unsent = { letter, saved: 'Email sent', unconfirmed: true }
  const entry = {
    key: 'hod:1',
    about: HOSTILE_TEXT,
    to: HOSTILE_TEXT,
    subject: HOSTILE_TEXT,
    at: '2026-11-20T03:00:00.000Z',
  }
  const { user, services } = await renderPortal({
    path: paths.requestApproval,
    person: ADMIN,
    mock: await hostileWorld(),
    stored: {
      [storedItems.sentMail('3')]: JSON.stringify([
        entry,
        { ...entry, key: 'dean:1', unsent },
        { ...entry, at: HOSTILE_TEXT },
      ]),
    },
  })
  const sending = await screen.findByRole('region', { name: 'Sending' })
  await user.click(await within(sending).findByRole('button', { name: /^Open/ }))
  await waitFor(() => expect(shownIn(sending)).toContain('<hostile-element>'))
  const summary = await screen.findByText('Sent from this device (1)')
  await user.click(summary)
  await waitFor(() => expect(services.queries.isFetching()).toBe(0))
  expect(shownIn(summary.closest('details') ?? document.body)).toContain('<hostile-element>')
  expect(findHostileTraces()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  expect(shownIn(await screen.findByRole('dialog'))).toContain('<hostile-element>')
  expect(findHostileTraces()).toEqual([])
})

test('the search finds hostile titles and accepts hostile input', async () => {
  const { user } = await renderPortal({ path: paths.dashboard, person: ADMIN, mock: await hostileWorld() })
  await screen.findByRole('navigation', { name: 'Dashboard' })
  await user.keyboard('{Control>}k{/Control}')
  const find = await screen.findByRole('combobox', { name: 'Find' })
  fireEvent.change(find, { target: { value: '<hostile' } })
  expect(await screen.findAllByRole('option', { name: /<hostile-element>/ })).not.toEqual([])
  expect(findHostileTraces()).toEqual([])
  fireEvent.change(find, { target: { value: TYPED_HOSTILE_TEXT } })
  expect(find).toHaveValue(TYPED_HOSTILE_TEXT)
  expect(findHostileTraces()).toEqual([])
  await user.keyboard('{Escape}')
  await expectNoDialog()
})

test('the other version of a draft is compared as it was typed', async () => {
  const { user, services } = await renderPortal({
    path: paths.applyProfile,
    person: APPLICANT,
    mock: await hostileWorld(),
    stored: storedDraft(),
  })
  const position = await screen.findByLabelText('Position')
  // Until the draft is open, the page follows the other tab.
  await screen.findByText(/^Saved .+ on this device$/)
  const record = JSON.parse(services.local.getItem('draft:1') ?? '')
  Object.assign(record.formData, { position: HOSTILE_TEXT, university: HOSTILE_TEXT })
  Object.assign(record.draftStamp, { revision: 8, tab: 'other' })
  services.local.setItem('draft:1', JSON.stringify(record))
  await user.type(position, 'x')
  const versions = await screen.findByRole('dialog', { name: /changed in another tab/ })
  expect(shownIn(versions)).toContain(HOSTILE_TEXT)
  expect(findHostileTraces()).toEqual([])
})

test('a refusal is shown in full, in the host’s words', async () => {
  const { user } = await renderPortal({
    path: COUNCIL_PAGES.Admin.viewApplications,
    person: ADMIN,
    connect: responding('deleteApplication', { success: false, message: HOSTILE_TEXT }),
  })
  await press(user, /^Delete/)
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(document.body.textContent).toContain(HOSTILE_TEXT))
  expect(findHostileTraces()).toEqual([])
})
