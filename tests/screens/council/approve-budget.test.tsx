import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { COUNCIL_PAGES } from '@/council-pages'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { dismissOutcome, findQueueLine } from '../../support/queue'
import { recordSavedFiles } from '@tests/support/files'
import { pressDoItNow, expectNoRow, holdCountdowns, expectNoDialog, findRow, countCalls } from './council-helpers'

async function openPage({ search = '', ...settings }: PageSettings & { search?: string } = {}) {
  const path = COUNCIL_PAGES.Admin.approveBudget + search
  const stage = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Approve Budget' })
  return stage
}

/** A revision without a decision, and a grant without a revision. */
const CINNAMON = /Pollination of wild cinnamon/
const TANKS = /Tank cascades/

async function saveDecision(user: UserEvent, decision: 'Pending' | 'Approved' | 'Rejected') {
  const cinnamon = within(await findRow(CINNAMON))
  await user.selectOptions(cinnamon.getByLabelText(/^Decision/), decision)
  await pressSave(user)
}

async function pressSave(user: UserEvent) {
  holdCountdowns()
  await user.click(within(await findRow(CINNAMON)).getByRole('button', { name: /^Save/ }))
  await pressDoItNow(user)
}

async function findDecisionField(title: RegExp) {
  return within(await findRow(title)).getByLabelText(/^Decision/)
}

async function expectResult(user: UserEvent, ...texts: readonly string[]) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Decision Status' }))
  texts.forEach((text) => expect(dialog.getByText(text)).toBeVisible())
  await user.click(dialog.getByText('Close', { selector: 'button' }))
  await expectNoDialog()
}

const NO_DATES_FAULT = { call: 'listBudgets', kind: 'no-dates' } as const

describe('a host without the dates of revisions', () => {
  test('is checked for files, and a grant with a revision can be decided', async () => {
    const { user, mock } = await openPage({ faults: [NO_DATES_FAULT] })
    const cinnamon = within(await findRow(CINNAMON))
    expect(cinnamon.getByText('Date not given')).toBeVisible()
    const saveTanks = within(await findRow(TANKS)).getByRole('button', { name: /^Save/ })
    await waitFor(() => expect(saveTanks).toHaveAccessibleDescription('No budget revision has been sent.'))
    await saveDecision(user, 'Approved')
    await expectResult(user, 'Decision "Approved" was saved successfully!')
    expect(countCalls(mock, 'decideBudget')).toBe(1)
  })

  test('leaves the decision to the council if the check is inconclusive', async () => {
    await openPage({ faults: [NO_DATES_FAULT, { call: 'checkFileExistence', kind: 'refused' }] })
    expect(within(await findRow(TANKS)).getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled')
  })
})

describe('the list', () => {
  test('shows unavailable files and why they cannot be decided', async () => {
    await openPage()
    const tanks = within(await findRow(TANKS))
    expect(await tanks.findByRole('button', { name: /^Not Available Current Budget/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(tanks.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
      'No budget revision has been sent.',
    )
  })

  test('saves each budget under its own name if the browser blocks its tab', async () => {
    const saved = recordSavedFiles()
    const openTab = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user } = await openPage()
    const cinnamon = within(await findRow(CINNAMON))
    for (const budget of ['Previous Budget', 'Current Budget']) {
      await user.click(await cinnamon.findByRole('button', { name: new RegExp(`^View ${budget}`) }))
      const name = budget.replace(' Budget', '_budget_8.pdf').toLowerCase()
      await waitFor(() => expect(saved.at(-1)?.name, `View ${budget} saves`).toBe(name))
      expect(openTab, `View ${budget} asks for a tab`).toHaveBeenCalledOnce()
      openTab.mockClear()
    }
  })

  test('is filtered by the link of the dashboard', async () => {
    await openPage({ search: '?needs=decide' })
    await findRow(CINNAMON)
    expectNoRow(TANKS)
  })
})

describe('a decision', () => {
  test('waits behind Undo and is shown in its row', async () => {
    const { user, mock } = await openPage()
    holdCountdowns()
    const cinnamon = within(await findRow(CINNAMON))
    await user.selectOptions(cinnamon.getByLabelText(/^Decision/), 'Approved')
    await user.click(cinnamon.getByRole('button', { name: /^Save/ }))
    await waitFor(() =>
      expect(cinnamon.getByRole('button', { name: /^Save/ })).toHaveAccessibleDescription(
        'Your decision is not saved yet.',
      ),
    )
    expect(cinnamon.getByLabelText(/^Decision/)).toHaveValue('Approved')
    expect((await findQueueLine(/^Budget decision "Approved" 8_2026/)).getByText('is saved in 8 s')).toBeVisible()
    await user.click(screen.getByRole('button', { name: /^Undo/ }))
    expect(cinnamon.getByLabelText(/^Decision/)).toHaveValue('Pending')
    expect(countCalls(mock, 'decideBudget')).toBe(0)
  })

  test('opens no dialog while typing; the queue opens it', async () => {
    const { user } = await openPage()
    holdCountdowns()
    await user.selectOptions(within(await findRow(CINNAMON)).getByLabelText(/^Decision/), 'Approved')
    await user.click(within(await findRow(CINNAMON)).getByRole('button', { name: /^Save/ }))
    const line = await findQueueLine(/^Budget decision/)
    const search = screen.getByRole('searchbox')
    await user.type(search, 'cinn')
    await act(async () => {
      for (let second = 0; second < 9; second += 1) vi.advanceTimersByTime(1000)
    })
    expect(await line.findByText('Decision "Approved" was saved successfully!')).toBeVisible()
    await user.keyboard('amon')
    expect(search).toHaveValue('cinnamon')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(line.getByRole('button', { name: /^Decision Status/ }))
    await expectResult(user, 'Decision "Approved" was saved successfully!')
    expect(screen.queryByRole('region', { name: 'Sending' })).toBeNull()
  })

  test('is saved, confirmed and can be changed', async () => {
    const { user, mock } = await openPage()
    for (const decision of ['Approved', 'Rejected', 'Pending'] as const) {
      await saveDecision(user, decision)
      await expectResult(user, `Decision "${decision}" was saved successfully!`)
      expect(await findDecisionField(CINNAMON)).toHaveValue(decision)
      expect((await mock.store()).budgetRevisions.findByApplication(8)[0]).toMatchObject({ decision })
    }
  })

  test('stays selected after a refusal, and can be saved again', async () => {
    const { user } = await openPage({ faults: [{ call: 'decideBudget', kind: 'refused', times: 1 }] })
    await saveDecision(user, 'Approved')
    await expectResult(user, 'Failed to save decision')
    expect(await findDecisionField(CINNAMON), 'Decision after the refusal').toHaveValue('Approved')
    await pressSave(user)
    await expectResult(user, 'Decision "Approved" was saved successfully!')
  })

  test('is confirmed once saved, and stays selected while the list loads', async () => {
    const { user, mock, services } = await openPage()
    await findRow(CINNAMON)
    const { decideBudget } = services.client
    vi.spyOn(services.client, 'decideBudget').mockImplementation(async (...sent) => {
      const saved = await decideBudget(...sent)
      mock.faults.add({ call: 'listBudgets', kind: 'hang' })
      return saved
    })
    await saveDecision(user, 'Approved')
    await expectResult(user, 'Decision "Approved" was saved successfully!')
    expect(await findDecisionField(CINNAMON)).toHaveValue('Approved')
  })

  test('is not sent if somebody else has decided', async () => {
    const { user, mock } = await openPage()
    await findRow(CINNAMON)
    const store = await mock.store()
    const [revision] = store.budgetRevisions.findByApplication(8)
    if (revision) store.budgetRevisions.update(revision.id, { decision: 'Rejected' })
    await saveDecision(user, 'Approved')
    await dismissOutcome(
      user,
      'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.',
    )
    expect(await findDecisionField(CINNAMON)).toHaveValue('Rejected')
    expect(countCalls(mock, 'decideBudget')).toBe(0)
  })
})
