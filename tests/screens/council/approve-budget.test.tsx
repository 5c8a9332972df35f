import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { COUNCIL_PAGES } from '@/app/council-pages'
import { guidance } from '@/domain/guidance'
import { REFUSAL_TEXT } from '@mocks/faults'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { readOutcome, outboxLine } from '../../support/outbox'
import { doItNow, holdCountdowns, noDialog, row, timesCalled } from './mailing'

type Settings = Omit<Parameters<typeof renderPortal>[0], 'path'>

async function open({ search = '', ...settings }: Settings & { search?: string } = {}) {
  const path = COUNCIL_PAGES.Admin.approveBudget + search
  const stage = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Approve Budget' })
  return stage
}

/** A revision without a decision, and a grant without a revision. */
const CINNAMON = /Pollination of wild cinnamon/
const TANKS = /Tank cascades/

async function decide(user: UserEvent, decision: 'Pending' | 'Approved' | 'Rejected') {
  const cinnamon = within(await row(CINNAMON))
  await user.selectOptions(cinnamon.getByLabelText(/^Decision/), decision)
  await save(user)
}

async function save(user: UserEvent) {
  holdCountdowns()
  await user.click(within(await row(CINNAMON)).getByRole('button', { name: /^Save/ }))
  await doItNow(user)
}

/** The selected decision of a row, once nothing of it is being saved. */
async function decisionOf(title: RegExp) {
  return within(await row(title)).getByLabelText(/^Decision/)
}

async function told(user: UserEvent, ...texts: readonly string[]) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Decision Status' }))
  texts.forEach((text) => expect(dialog.getByText(text)).toBeVisible())
  await user.click(dialog.getByText('Close', { selector: 'button' }))
  await noDialog()
}

const DATELESS = { call: 'listBudgets', kind: 'no-dates' } as const

describe('a host without the dates of revisions', () => {
  test('is asked for the files, and a grant that has one can be decided on', async () => {
    const { user, mock } = await open({ faults: [DATELESS] })
    const cinnamon = within(await row(CINNAMON))
    expect(cinnamon.getByText('Date not given')).toBeVisible()
    await decide(user, 'Approved')
    await told(user, 'Decision "Approved" was saved successfully!')
    expect(timesCalled(mock, 'decideBudget')).toBe(1)
  })

  test('leaves nothing to decide if it has no revision', async () => {
    await open({ faults: [DATELESS] })
    const save = within(await row(TANKS)).getByRole('button', { name: /^Save/ })
    await waitFor(() => expect(save).toHaveAccessibleDescription('No budget revision has been sent.'))
  })

  test('leaves the decision to the council if it cannot say whether it has the file', async () => {
    await open({ faults: [DATELESS, { call: 'checkFileExistence', kind: 'refused' }] })
    expect(within(await row(TANKS)).getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled')
  })
})

describe('the list', () => {
  test.each([
    [COUNCIL_PAGES.Admin.approveBudget, 'admin@demo.urc'],
    [COUNCIL_PAGES.urc.approveBudget, 'urc@demo.urc'],
  ])('is on %s and shows both budgets and the decision', async (path, person) => {
    await renderPortal({ path, person })
    const cinnamon = within(await row(CINNAMON))
    expect(cinnamon.getByText('8_2026')).toBeVisible()
    expect(cinnamon.getByText('12 Nov 2026, 15:20')).toBeVisible()
    expect(await cinnamon.findByRole('button', { name: /^View Previous Budget/ })).toBeVisible()
    expect(await cinnamon.findByRole('button', { name: /^View Current Budget/ })).toBeVisible()
    const decision = cinnamon.getByLabelText(/^Decision/)
    expect(decision).toHaveValue('Pending')
    expect(
      within(decision)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pending', 'Approved', 'Rejected'])
    await expectAccessible()
  })

  test('says what is not available, and why it cannot be decided on', async () => {
    await open()
    const tanks = within(await row(TANKS))
    expect(await tanks.findByRole('button', { name: /^Not Available Current Budget/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(tanks.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
      'No budget revision has been sent.',
    )
  })

  test('is filtered by the count of the dashboard that leads here', async () => {
    await open({ search: '?needs=decide' })
    await row(CINNAMON)
    expect(screen.queryByRole('row', { name: TANKS })).toBeNull()
  })

  test('says when it is empty', async () => {
    await open({ scenario: 'empty' })
    expect(await screen.findByText('No applications available')).toBeVisible()
  })

  test('has its own text when it cannot be loaded, and can be loaded again', async () => {
    const { user, mock } = await open({ faults: [{ call: 'listBudgets', kind: 'http-500' }] })
    expect(await screen.findByText('Error fetching applications')).toBeVisible()
    mock.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await row(CINNAMON)).toBeVisible()
  })
})

describe('a decision', () => {
  test('waits behind Undo, and is shown in its row meanwhile', async () => {
    const { user, mock } = await open()
    holdCountdowns()
    const cinnamon = within(await row(CINNAMON))
    await user.selectOptions(cinnamon.getByLabelText(/^Decision/), 'Approved')
    await user.click(cinnamon.getByRole('button', { name: /^Save/ }))
    expect(cinnamon.getByLabelText(/^Decision/)).toHaveValue('Approved')
    expect(cinnamon.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
      'Your decision is not saved yet.',
    )
    expect((await outboxLine(/^Budget decision "Approved" 8_2026/)).getByText('is saved in 8 s')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(cinnamon.getByLabelText(/^Decision/)).toHaveValue('Pending')
    expect(timesCalled(mock, 'decideBudget')).toBe(0)
  })

  test('opens no dialog while a person is typing, and can be opened from the list', async () => {
    const { user } = await open()
    holdCountdowns()
    await user.selectOptions(within(await row(CINNAMON)).getByLabelText(/^Decision/), 'Approved')
    await user.click(within(await row(CINNAMON)).getByRole('button', { name: /^Save/ }))
    const search = screen.getByRole('searchbox')
    await user.type(search, 'cinn')
    await act(async () => {
      for (let second = 0; second < 9; second += 1) vi.advanceTimersByTime(1000)
    })
    const line = await outboxLine(/^Budget decision/)
    expect(await line.findByText('Decision "Approved" was saved successfully!')).toBeVisible()
    await user.keyboard('amon')
    expect(search).toHaveValue('cinnamon')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(line.getByRole('button', { name: /^Decision Status/ }))
    await told(user, 'Decision "Approved" was saved successfully!')
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
  })

  test.each(['Approved', 'Rejected', 'Pending'] as const)('of %s is saved and confirmed', async (decision) => {
    const { user, mock } = await open()
    await decide(user, decision)
    await told(user, `Decision "${decision}" was saved successfully!`)
    expect(await decisionOf(CINNAMON)).toHaveValue(decision)
    expect((await mock.store()).budgetRevisions.of(8)[0]).toMatchObject({ decision })
  })

  test('is confirmed as soon as the host has it, and stays selected however long the list takes', async () => {
    const { user, mock, services } = await open()
    await row(CINNAMON)
    const { decideBudget } = services.client
    vi.spyOn(services.client, 'decideBudget').mockImplementation(async (...sent) => {
      const saved = await decideBudget(...sent)
      mock.faults.add({ call: 'listBudgets', kind: 'hang' })
      return saved
    })
    await decide(user, 'Approved')
    await told(user, 'Decision "Approved" was saved successfully!')
    expect(await decisionOf(CINNAMON)).toHaveValue('Approved')
  })

  test.each([
    ['refused', 'Failed to save decision', REFUSAL_TEXT],
    ['network', 'Error saving decision', guidance.ambiguousWrite.happened],
  ] as const)('that meets %s is told as: %s, and stays chosen', async (kind, text, reason) => {
    const { user } = await open({ faults: [{ call: 'decideBudget', kind, times: 1 }] })
    await decide(user, 'Approved')
    await told(user, text, reason)
    expect(await decisionOf(CINNAMON)).toHaveValue('Approved')
    await save(user)
    await told(user, 'Decision "Approved" was saved successfully!')
  })

  test('is not sent when somebody else has decided meanwhile', async () => {
    const { user, mock } = await open()
    await row(CINNAMON)
    const store = await mock.store()
    const [revision] = store.budgetRevisions.of(8)
    if (revision) store.budgetRevisions.update(revision.id, { decision: 'Rejected' })
    await decide(user, 'Approved')
    await readOutcome(user, 'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.')
    expect(await decisionOf(CINNAMON)).toHaveValue('Rejected')
    expect(timesCalled(mock, 'decideBudget')).toBe(0)
  })
})

test('a selected decision stays when it could not be checked for changes', async () => {
  const { user, mock } = await open()
  await row(CINNAMON)
  mock.faults.add({ call: 'listBudgets', kind: 'html', times: 1 })
  await decide(user, 'Approved')
  const line = await outboxLine(/^Budget decision/)
  expect(
    await line.findByText(
      'We could not check whether this application was changed meanwhile. Nothing was sent. Please try again.',
    ),
  ).toBeVisible()
  expect(await decisionOf(CINNAMON)).toHaveValue('Approved')
  expect(timesCalled(mock, 'decideBudget')).toBe(0)
})

test.each([
  [COUNCIL_PAGES.Admin.approveBudget, 'urc@demo.urc'],
  [COUNCIL_PAGES.urc.approveBudget, 'applicant@demo.urc'],
])('%s is not for %s', async (path, person) => {
  await renderPortal({ path, person })
  expect(await screen.findByText('This page is not available for your role.')).toBeVisible()
})
