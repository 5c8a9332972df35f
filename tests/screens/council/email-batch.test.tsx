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

const fillForAll = (dialog: Dialog, role: string, name: string, email: string) =>
  fillFields(dialog, { [`Name, ${role} of all`]: name, [`Email, ${role} of all`]: email })

/** Opens the editor of an e-mail by name. */
const edit = (user: UserEvent, dialog: Dialog, email: string) =>
  user.click(dialog.getByRole('button', { name: `Edit ${email}` }))

const findLine = (dialog: Dialog, email: string) =>
  within(dialog.getByRole('checkbox', { name: `Send to ${email}` }).closest('li') ?? document.body)

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
    expect(dialog.getByText('Was sent this request before.')).toBeVisible()
    expect(dialog.getByText(/Dean: The Dean has decided\.$/)).toBeInTheDocument()

    fillForAll(dialog, 'HOD', 'Prof. Kamal', 'kamal@botany.example')
    fillForAll(dialog, 'Dean', 'Prof. Rani', 'rani@science.example')
    expect(findLine(dialog, 'HOD, application 22_2026').getByText('kamal@botany.example')).toBeVisible()
    expect(findLine(dialog, 'HOD, application 21_2026').queryByText('kamal@botany.example')).toBeNull()
    await user.click(dialog.getByRole('checkbox', { name: 'Send to HOD, application 21_2026' }))
    await edit(user, dialog, 'HOD, application 21_2026')
    const label = 'HOD, application 21_2026'
    fillFields(dialog, { [`Name, ${label}`]: 'Prof. Kamal', [`Email, ${label}`]: 'kamal@botany.example' })
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
    fillForAll(dialog, 'HOD', 'Prof.\u00A0Kamal\u200B', 'mailto:kamal@\u2060botany.example')
    await user.click(dialog.getByRole('checkbox', { name: 'Dean: 1 of 1' }))
    await sendAll(user, 1)
    await pressDoItNow(user)
    await expectOutcome('1 done')
    expect((await readMailbox(mock))[0]?.to).toBe('kamal@botany.example')
    const saved = (await mock.store()).approvals.all().filter(({ applicationId }) => applicationId === 22)
    expect(saved).toContainEqual(expect.objectContaining({ name: 'Prof. Kamal', email: 'kamal@botany.example' }))
  })

  test('without an address are named before the others are asked', async () => {
    const { user, mock, dialog } = await openBatch(paths.requestApproval, [HEAT])
    expect(dialog.getByRole('button', { name: 'Send 2 e-mails' })).toHaveAttribute('aria-disabled', 'true')
    expect(dialog.getByLabelText('Name, HOD of all')).toHaveFocus()
    fillForAll(dialog, 'HOD', 'Prof. Kamal', 'kamal@botany.example')
    expect(findLine(dialog, 'Dean, application 22_2026').getByText('No name, no address')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Send 1, leave out 1' }))
    await expectNoDialog()
    await pressDoItNow(user)
    await expectOutcome('1 done')
    expect(countCalls(mock, 'saveHod')).toBe(1)
    expect(countCalls(mock, 'saveDean')).toBe(0)
  })

  test('with an invalid address are omitted, and a pasted recipient is split', async () => {
    const { user, mock, dialog } = await openBatch(paths.requestApproval, [HEAT])
    const field = (name: string) => dialog.getByLabelText(`${name}, Dean, application 22_2026`)
    for (const approver of ['HOD', 'Dean']) await edit(user, dialog, `${approver}, application 22_2026`)
    fillFields(dialog, { 'Name, HOD, application 22_2026': 'A', 'Email, HOD, application 22_2026': 'a@y.z, b@y.z' })
    await user.click(field('Email'))
    await user.paste('Prof. Rani <rani@science.example>')
    expect(field('Name')).toHaveValue('Prof. Rani')
    expect(field('Email')).toHaveValue('rani@science.example')
    expect(dialog.getByLabelText('Email, HOD, application 22_2026')).toHaveAccessibleDescription(guidance.addressFormat)
    await user.click(dialog.getByRole('button', { name: 'Send 1, leave out 1' }))
    await expectNoDialog()
    await pressDoItNow(user)
    await waitFor(() => expect(countCalls(mock, 'saveDean')).toBe(1))
    expect(countCalls(mock, 'saveHod')).toBe(0)
  })

  test('are not offered again while waiting, nor asked after another desk’s change', async () => {
    const { user, mock, dialog } = await openBatch(paths.requestApproval, [HEAT])
    fillForAll(dialog, 'HOD', 'Prof. Kamal', 'kamal@botany.example')
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
    await user.click(dialog.getByRole('button', { name: 'Edit Dean, application 22_2026' }))
    await user.type(dialog.getByLabelText('Message'), 'Written for the Dean.')
    fillForAll(dialog, 'HOD', 'Prof. Kamal', 'kamal@botany.example')
    fillForAll(dialog, 'Dean', 'Prof. Rani', 'rani@science.example')
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

  test('are offered again for an applicant they were asked about before', async () => {
    const { user, dialog } = await openBatch(paths.requestApproval, [HEAT], 'Send e-mails', {
      prepare: async ({ mock }) => {
        const { applications, approvals } = await mock.store()
        applications.update(22, { email: applications.get(21)?.email ?? '' })
        for (const { id, role } of approvals.findByApplication(21))
          approvals.update(id, { name: `Prof. ${role}`, email: `${role.toLowerCase()}@science.example`, sent: true })
      },
    })
    await user.click(await dialog.findByRole('button', { name: 'Use 2 asked earlier for the same applicants' }))
    expect(findLine(dialog, 'HOD, application 22_2026').getByText('hod@science.example')).toBeVisible()
    expect(findLine(dialog, 'Dean, application 22_2026').getByText('dean@science.example')).toBeVisible()
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

/** All of one applicant, whose HOD and Dean were asked for the first one. */
const openSixtyEmails = async () => {
  const rows = Array.from({ length: 31 }, (_, index) => ({
    app_ID: `${100 + index}`,
    projectTitle: `Project ${index}`,
    submittedDate: '2026-11-10',
    Status: '2.1',
    ...(index === 0 && {
      hod_sent: 1,
      hodEmail: 'kamal@botany.example',
      dean_sent: 1,
      deanEmail: 'rani@science.example',
    }),
  }))
  const respond = responding('listApprovals', rows)
  const { user } = await renderPortal({ path: paths.requestApproval, person: 'admin@demo.urc', connect: respond })
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }))
  await user.click(screen.getByRole('button', { name: 'Select all 31' }))
  await user.click(screen.getByRole('button', { name: 'Send e-mails…' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Send e-mails' })) }
}

test('sixty e-mails are all shown, and two HODs are typed once each', async () => {
  const { user, dialog } = await openSixtyEmails()
  expect(within(dialog.getByRole('list', { name: 'E-mails' })).getAllByRole('checkbox')).toHaveLength(62)
  await user.click(dialog.getByRole('checkbox', { name: /^Send to HOD, application 130/ }))
  fillForAll(dialog, 'HOD', 'Prof. Kamal', 'kamal@botany.example')
  expect(dialog.getByRole('button', { name: 'Send 29, leave out 30' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Another HOD' }))
  expect(dialog.getByLabelText('Name, HOD of all')).toHaveFocus()
  await user.click(dialog.getByRole('checkbox', { name: /^Send to HOD, application 130/ }))
  fillForAll(dialog, 'HOD', 'Prof. Silva', 'silva@physics.example')
  expect(dialog.getAllByText('Prof. Silva')).toHaveLength(1)
  expect(dialog.getByRole('button', { name: 'Send 30, leave out 30' })).toBeVisible()
})

describe('the reviewers of several applications', () => {
  test('are invited with the names from the host', async () => {
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
    for (const number of [1, 2]) await edit(user, dialog, `Reviewer ${number}, application 17_2026`)
    const second = dialog.getByLabelText('Email, Reviewer 2, application 17_2026')
    const [first = ''] = dialog
      .getAllByLabelText(/^Email, Reviewer 1, application/)
      .map((input) => (input instanceof HTMLInputElement ? input.value : ''))
    await user.clear(second)
    await user.type(second, first)
    expect(dialog.getByText('The same address as Reviewer 1.')).toBeVisible()
    expect(dialog.getByText('The same address as Reviewer 2.')).toBeVisible()
    expect(dialog.getAllByText(/^2 invitations in this list/)).toHaveLength(2)
  })

  test('wait behind one Undo, which keeps the typed values', async () => {
    const { user, mock, dialog } = await openBatch(paths.sendReviewers, [DRAINS])
    await edit(user, dialog, 'Reviewer 1, application 17_2026')
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
    expect(findLine(again, 'Reviewer 1, application 17_2026').getByText('Prof. Anew')).toBeVisible()
  })

  test('get the message that was edited for one of them', async () => {
    const { user, mock, dialog } = await openBatch(paths.sendReviewers, [PEAT])
    await user.click(dialog.getByRole('button', { name: 'Edit Reviewer 3, application 18_2026' }))
    const message = await dialog.findByRole('textbox', { name: 'Message' })
    await user.click(message)
    await user.keyboard('With best wishes from Kandy. ')
    expect(await dialog.findByText('Message edited')).toBeVisible()
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

  test('are retried by one press, which names an e-mail that may arrive twice', async () => {
    const { user, mock } = await openBatch(paths.sendReviewers, [DRAINS], 'Send e-mails', {
      faults: [
        { call: 'saveReviewer1', kind: 'refused', times: 1 },
        { call: 'sendEmail', kind: 'lost-answer', times: 1 },
      ],
    })
    await sendAll(user, REVIEWERS.length)
    await pressDoItNow(user)
    await expectOutcome(`${REVIEWERS.length - 2} done, 1 not sent, 1 not confirmed`)
    expect(countCalls(mock, 'sendEmail'), 'nothing is repeated without a press').toBe(REVIEWERS.length - 1)
    const list = await findQueuePanel()
    await user.click(list.getByRole('button', { name: /^Send 2 again, 1 may arrive twice/ }))
    await expectOutcome(`${REVIEWERS.length} done`)
    expect(countCalls(mock, 'sendEmail')).toBe(REVIEWERS.length + 1)
    expect(countCalls(mock, 'saveReviewer1')).toBe(2)
  })
})

test('names and addresses are remembered unless unticked, and can be forgotten', async () => {
  const { user, dialog, services } = await openBatch(paths.requestApproval, [HEAT])
  expect(dialog.getByRole('checkbox', { name: /^Remember these names/ })).toBeChecked()
  fillForAll(dialog, 'HOD', 'Prof. Kamal', 'kamal@botany.example')
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
