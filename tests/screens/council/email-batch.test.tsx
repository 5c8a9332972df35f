import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '@/paths'
import { REVIEWERS } from '@/domain/people/reviewers'
import { guidance } from '@/domain/texts/guidance'
import { getStorageKeys } from '@/lib/storage'
import { pressInAlert } from '@tests/support/alerts'
import { fillFields } from '@tests/support/fill-fields'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { responding } from '../hostile/responding'
import { findQueuePanel } from '../../support/queue'
import { pressDoItNow, holdCountdowns, readMailbox, expectNoDialog, findRow, countCalls } from './council-helpers'

/** Shortlisted: nobody asked; the HOD asked and the Dean has approved. */
const HEAT = /Heat stress among outdoor workers/
const ORCHIDS = /Epiphytic orchids/
/** Approved, and nobody invited; of `PEAT`, the second reviewer was invited and the first has answered. */
const DRAINS = /Carbapenem-resistant bacteria/
const PEAT = /Peat swamps/

async function openBatch(
  path: string,
  titles: readonly RegExp[],
  action = 'Send e-mails',
  settings: PageSettings = {},
) {
  holdCountdowns()
  const stage = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  const dialog = await openBatchDialog(stage.user, titles, action)
  return { ...stage, dialog }
}

async function openBatchDialog(user: UserEvent, titles: readonly RegExp[], action = 'Send e-mails') {
  for (const title of titles) await user.click(within(await findRow(title)).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: `${action}…` }))
  return within(await screen.findByRole('dialog', { name: action }))
}

type Dialog = Awaited<ReturnType<typeof openBatchDialog>>

/** Returns the ticked e-mails by name: "Reviewer 1, application 17_2026". */
const getTickedEmails = (dialog: Dialog) =>
  dialog
    .getAllByRole('checkbox', { name: /^Send to/, checked: true })
    .map((box) => box.getAttribute('aria-label')?.replace('Send to ', ''))

async function fillForAll(user: UserEvent, dialog: Dialog, role: string, name: string, email: string) {
  fillFields(dialog, { [`Name, ${role} of all`]: name, [`Email, ${role} of all`]: email })
  await user.click(dialog.getByRole('button', { name: new RegExp(`^Use for all .* of ${role}$`) }))
}

const sendAll = async (user: UserEvent, count: number) =>
  user.click(screen.getByRole('button', { name: `Send ${count} e-mail${count === 1 ? '' : 's'}` }))

const expectOutcome = async (text: string) => {
  const list = await findQueuePanel()
  await waitFor(() => expect(list.getAllByRole('alert')[0]).toHaveTextContent(text))
}

describe('HOD and Dean of several applications', () => {
  test('are typed once, asked by one press, and saved separately', async () => {
    const { user, mock, dialog } = await openBatch(paths.requestApproval, [HEAT, ORCHIDS])
    expect(getTickedEmails(dialog)).toEqual(['HOD, application 22_2026', 'Dean, application 22_2026'])
    expect(dialog.getByText(/was sent this request before\.$/)).toBeVisible()
    expect(dialog.getByText(/Dean: The Dean has decided\.$/)).toBeInTheDocument()

    await fillForAll(user, dialog, 'HOD', 'Prof. Kamal', 'kamal@botany.example')
    expect(dialog.getByLabelText('Name, HOD, application 21_2026'), 'the name of an unticked e-mail').toHaveValue('')
    await user.click(dialog.getByRole('checkbox', { name: 'Send to HOD, application 21_2026' }))
    await user.click(dialog.getByRole('button', { name: 'Use for all 2 of HOD' }))
    await fillForAll(user, dialog, 'Dean', 'Prof. Rani', 'rani@science.example')
    await sendAll(user, 3)
    await expectNoDialog()
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
    expect(countCalls(mock, 'sendEmail')).toBe(0)
    await pressDoItNow(user)
    await expectOutcome('3 done')
    const sent = (await readMailbox(mock)).slice(0, 3).map(({ to, subject }) => `${to}: ${subject.slice(0, 28)}`)
    expect(sent.toSorted()).toEqual([
      'kamal@botany.example: APPROVE PROJECT: Epiphytic o',
      'kamal@botany.example: APPROVE PROJECT: Heat stress',
      'rani@science.example: APPROVE PROJECT: Heat stress',
    ])
    expect(countCalls(mock, 'saveHod')).toBe(2)
    expect(countCalls(mock, 'saveDean')).toBe(1)
    const heat = within(await findRow(HEAT))
    expect(await heat.findAllByText('Asked today')).toHaveLength(2)
    await user.click((await findQueuePanel()).getByRole('button', { name: 'Dismiss 3 e-mails' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull())
  })

  test('are saved and asked without invisible characters in names and addresses', async () => {
    const { user, mock, dialog } = await openBatch(paths.requestApproval, [HEAT])
    await fillForAll(user, dialog, 'HOD', 'Prof.\u00A0Kamal\u200B', 'mailto:kamal@\u2060botany.example')
    await user.click(dialog.getByRole('checkbox', { name: 'Dean: 1 of 1' }))
    await sendAll(user, 1)
    await pressDoItNow(user)
    await expectOutcome('1 done')
    expect((await readMailbox(mock))[0]?.to).toBe('kamal@botany.example')
    const saved = (await mock.store()).approvals.all().filter(({ applicationId }) => applicationId === 22)
    expect(saved).toContainEqual(expect.objectContaining({ name: 'Prof. Kamal', email: 'kamal@botany.example' }))
  })

  test('without an address are named and omitted, and the others are asked', async () => {
    const { user, mock, dialog } = await openBatch(paths.requestApproval, [HEAT, ORCHIDS])
    await user.click(dialog.getByRole('checkbox', { name: 'Send to HOD, application 21_2026' }))
    await fillForAll(user, dialog, 'HOD', 'Prof. Kamal', 'kamal@botany.example')
    await sendAll(user, 3)
    expect(
      await dialog.findByText('2 e-mails go out. Left out: Dean, application 22_2026. See what is marked.'),
    ).toBeVisible()
    expect(
      (await findQueuePanel()).getByText('wait at 8 s'),
      'nobody can press Undo below a dialog',
    ).toBeInTheDocument()
    const name = dialog.getByLabelText('Name, Dean, application 22_2026')
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toHaveAccessibleDescription(guidance.required('Name'))
    expect(getTickedEmails(dialog)).toEqual(['Dean, application 22_2026'])
    expect(dialog.getByText('Not asked: 3')).toBeVisible()
    await user.type(name, 'Prof. Rani')
    await user.type(dialog.getByLabelText('Email, Dean, application 22_2026'), 'rani@science.example')
    await sendAll(user, 1)
    await expectNoDialog()
    for (const button of await screen.findAllByRole('button', { name: /^Do it now/ })) await user.click(button)
    await waitFor(() => expect(countCalls(mock, 'sendEmail')).toBe(3))
    expect(countCalls(mock, 'saveHod')).toBe(2)
    expect(countCalls(mock, 'saveDean')).toBe(1)
  })

  test('with an invalid address are omitted, and a pasted recipient is split', async () => {
    const { user, mock, dialog } = await openBatch(paths.requestApproval, [HEAT])
    const field = (name: string) => dialog.getByLabelText(`${name}, Dean, application 22_2026`)
    fillFields(dialog, { 'Name, HOD, application 22_2026': 'A', 'Email, HOD, application 22_2026': 'a@y.z, b@y.z' })
    await user.click(field('Email'))
    await user.paste('Prof. Rani <rani@science.example>')
    expect(field('Name')).toHaveValue('Prof. Rani')
    expect(field('Email')).toHaveValue('rani@science.example')
    await sendAll(user, 2)
    const hod = dialog.getByLabelText('Email, HOD, application 22_2026')
    await waitFor(() => expect(hod).toHaveAccessibleDescription(guidance.addressFormat))
    expect(dialog.queryByText('This does not look like an e-mail address.')).toBeNull()
    await waitFor(() => expect(getTickedEmails(dialog)).toEqual(['HOD, application 22_2026']))
    await user.click(dialog.getByText('Close'))
    await expectNoDialog()
    await pressDoItNow(user)
    await waitFor(() => expect(countCalls(mock, 'saveDean')).toBe(1))
    expect(countCalls(mock, 'saveHod')).toBe(0)
  })

  test('are not offered again while waiting, nor asked after another desk’s change', async () => {
    const { user, mock, dialog } = await openBatch(paths.requestApproval, [HEAT])
    await fillForAll(user, dialog, 'HOD', 'Prof. Kamal', 'kamal@botany.example')
    await user.click(dialog.getByRole('checkbox', { name: 'Dean: 1 of 1' }))
    await sendAll(user, 1)
    await expectNoDialog()
    const again = await openBatchDialog(user, [HEAT])
    expect(getTickedEmails(again)).toEqual(['Dean, application 22_2026'])
    expect(again.getByText(/^22_2026, HOD: This e-mail is on its way/)).toBeInTheDocument()
    await user.click(again.getByRole('button', { name: 'Cancel' }))
    await expectNoDialog()
    const store = await mock.store()
    store.applications.update(22, { status: '2.2' })
    await pressDoItNow(user)
    await expectOutcome('1 not sent')
    expect((await findQueuePanel()).getByText(/This application was changed meanwhile/)).toBeVisible()
    expect(countCalls(mock, 'sendEmail')).toBe(0)
  })

  test('share one paragraph except in edited messages, and the next batch offers it', async () => {
    const { user, mock, dialog } = await openBatch(paths.requestApproval, [HEAT])
    await user.click(dialog.getByRole('button', { name: 'Message to Dean, application 22_2026' }))
    await user.type(dialog.getByLabelText('Message'), 'Written for the Dean.')
    await fillForAll(user, dialog, 'HOD', 'Prof. Kamal', 'kamal@botany.example')
    await fillForAll(user, dialog, 'Dean', 'Prof. Rani', 'rani@science.example')
    await user.click(dialog.getByRole('button', { name: 'Add a paragraph to all' }))
    const paragraph = dialog.getByLabelText('Paragraph in all messages')
    expect(paragraph).toHaveFocus()
    await user.type(paragraph, 'The board meets in May.')
    await sendAll(user, 2)
    await pressDoItNow(user)
    await expectOutcome('2 done')
    const emailsByAddress = new Map((await readMailbox(mock)).slice(0, 2).map(({ to, html }) => [to, html]))
    expect(emailsByAddress.get('kamal@botany.example')).toContain('Kamal,</p><p>The board meets in May.</p>')
    expect(emailsByAddress.get('rani@science.example')).not.toContain('The board meets in May.')
    const again = await openBatchDialog(user, [ORCHIDS])
    await user.click(again.getByRole('button', { name: 'Add a paragraph to all' }))
    expect(again.getByLabelText('Paragraph in all messages')).toHaveValue('')
    await user.click(again.getByRole('button', { name: 'Use the last paragraph' }))
    expect(again.getByLabelText('Paragraph in all messages')).toHaveValue('The board meets in May.')
  })

  test('who have not answered are reminded without another save', async () => {
    const { user, mock, dialog } = await openBatch(paths.requestApproval, [HEAT, ORCHIDS], 'Remind')
    expect(getTickedEmails(dialog)).toEqual(['HOD, application 21_2026'])
    await sendAll(user, 1)
    await pressDoItNow(user)
    await expectOutcome('1 done')
    const [reminder] = await readMailbox(mock)
    expect(reminder?.subject).toMatch(/^Reminder: APPROVE PROJECT: Epiphytic orchids/)
    expect(reminder?.html).toContain('have not had your answer yet')
    expect(countCalls(mock, 'saveHod')).toBe(0)
    expect(await within(await findRow(ORCHIDS)).findByText('Reminded today')).toBeVisible()
  })
})

test('fifty e-mails are shown at first, and all ticked ones are sent', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    app_ID: `${100 + index}`,
    projectTitle: `Project ${index}`,
    submittedDate: '2026-11-10',
    Status: '2.1',
  }))
  const { user } = await renderPortal({
    path: paths.requestApproval,
    person: 'admin@demo.urc',
    connect: responding('listApprovals', rows),
  })
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Select all 30' }))
  await user.click(screen.getByRole('button', { name: 'Send e-mails…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send e-mails' }))
  const list = within(dialog.getByRole('list', { name: 'E-mails' }))
  expect(list.getAllByRole('listitem')).toHaveLength(50)
  expect(dialog.getByRole('button', { name: 'Send 60 e-mails' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Show 10 more of 10' }))
  expect(list.getAllByRole('listitem')).toHaveLength(60)
  await sendAll(user, 60)
  await waitFor(() => expect(dialog.getByText('None can be sent yet: see what is marked.')).toBeVisible())
})

describe('the reviewers of several applications', () => {
  test('are invited with the names from the host, by four presses', async () => {
    holdCountdowns()
    const { user, mock } = await renderPortal({ path: paths.sendReviewers, person: 'admin@demo.urc' })
    const { height } = (await findRow(DRAINS)).getBoundingClientRect()
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }))
    await user.click(screen.getByRole('button', { name: 'Send e-mails…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send e-mails' }))
    const count = getTickedEmails(dialog).length
    expect(count).toBeGreaterThan(2)
    await sendAll(user, count)
    await pressDoItNow(user)
    await expectOutcome(`${count} done`)
    expect((await readMailbox(mock)).slice(0, count).every(({ subject }) => subject.startsWith('INVITATION'))).toBe(
      true,
    )
    // The text "Asked today" adds no line.
    await within(await findRow(DRAINS)).findAllByText('Asked today')
    expect((await findRow(DRAINS)).getBoundingClientRect().height).toBe(height)
  })

  test('with the same address get a warning', async () => {
    const { user, dialog } = await openBatch(paths.sendReviewers, [DRAINS])
    const second = dialog.getByLabelText('Email, Reviewer 2, application 17_2026')
    const [first = ''] = dialog
      .getAllByLabelText(/^Email, Reviewer 1, application/)
      .map((input) => (input instanceof HTMLInputElement ? input.value : ''))
    await user.clear(second)
    await user.type(second, first)
    expect(dialog.getByText(`${first} is the address of Reviewer 1 as well.`)).toBeVisible()
    expect(dialog.getByText(`${first} is the address of Reviewer 2 as well.`)).toBeVisible()
  })

  test('wait behind one Undo, which keeps the typed values', async () => {
    const { user, mock, dialog } = await openBatch(paths.sendReviewers, [DRAINS])
    const name = dialog.getByLabelText('Name, Reviewer 1, application 17_2026')
    await user.clear(name)
    await user.type(name, 'Prof. Anew')
    await sendAll(user, REVIEWERS.length)
    await expectNoDialog()
    expect((await findQueuePanel()).getByRole('button', { name: `Undo all ${REVIEWERS.length} e-mails` })).toBeVisible()
    await user.keyboard('{Shift>}{F8}{/Shift}')
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull())
    expect(countCalls(mock, 'sendEmail')).toBe(0)
    const again = await openBatchDialog(user, [DRAINS])
    expect(again.getByLabelText('Name, Reviewer 1, application 17_2026')).toHaveValue('Prof. Anew')
  })

  test('get the message that was edited for one of them', async () => {
    const { user, mock, dialog } = await openBatch(paths.sendReviewers, [PEAT])
    await user.click(dialog.getByRole('button', { name: 'Message to Reviewer 3, application 18_2026' }))
    const message = await dialog.findByRole('textbox', { name: 'Message' })
    await user.click(message)
    await user.keyboard('With best wishes from Kandy. ')
    expect(await dialog.findByRole('button', { name: /^Message, edited to Reviewer 3/ })).toBeVisible()
    const count = REVIEWERS.length - 2
    await sendAll(user, count)
    await pressDoItNow(user)
    await expectOutcome(`${count} done`)
    const edited = (await readMailbox(mock)).find(({ html }) => html.includes('/reviewer3?'))
    expect(edited?.html).toContain('With best wishes from Kandy')
  })

  test('are invited even if one fails, who can be retried alone', async () => {
    const { user, mock } = await openBatch(paths.sendReviewers, [DRAINS], 'Send e-mails', {
      faults: [{ call: 'sendEmail', kind: 'refused', times: 1 }],
    })
    await sendAll(user, REVIEWERS.length)
    await pressDoItNow(user)
    await expectOutcome(`${REVIEWERS.length - 1} done, 1 not sent`)
    await user.click((await findQueuePanel()).getByRole('button', { name: /^Retry the e-mail/ }))
    await expectOutcome(`${REVIEWERS.length} done`)
    expect(countCalls(mock, 'saveReviewer1')).toBe(1)
  })
})

test('names and addresses are remembered only on request, and can be forgotten', async () => {
  const { user, dialog, services } = await openBatch(paths.requestApproval, [HEAT])
  const rememberBox = dialog.getByRole('checkbox', { name: /^Remember these names/ })
  expect(rememberBox).not.toBeChecked()
  await user.click(rememberBox)
  await fillForAll(user, dialog, 'HOD', 'Prof. Kamal', 'kamal@botany.example')
  await user.click(dialog.getByRole('checkbox', { name: 'Dean: 1 of 1' }))
  await sendAll(user, 1)
  await pressDoItNow(user)
  await expectOutcome('1 done')
  const again = await openBatchDialog(user, [HEAT])
  await user.type(again.getByLabelText('Email, Dean of all'), 'kamal@botany.example')
  expect(again.getByLabelText('Name, Dean of all')).toHaveValue('Prof. Kamal')
  await user.keyboard('{Escape}')
  await pressInAlert(user, 'Discard what you entered?', 'Discard')
  await expectNoDialog()
  await user.click(screen.getByRole('link', { name: 'What this device keeps of you' }))
  const deviceItems = within(await screen.findByRole('list', { name: 'Kept on this device' }))
  const contacts = within(
    (await deviceItems.findByText('1 name and address to write to')).closest('li') ?? document.body,
  )
  await user.click(contacts.getByRole('button', { name: /^Delete/ }))
  await pressInAlert(user, /.*/, 'Delete')
  await waitFor(() => expect(getStorageKeys(services.local).filter((key) => key.startsWith('contacts:'))).toEqual([]))
})
