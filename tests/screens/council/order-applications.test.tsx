import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { holdTimers } from '@tests/support/hold-timers'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { dismissOutcome, findQueueLine, findQueuePanel } from '../../support/queue'
import { pressDoItNow, expectNoRow, holdCountdowns, expectNoDialog, findRow, countCalls } from './council-helpers'

async function openPage({ search = '', ...settings }: PageSettings & { search?: string } = {}) {
  const path = paths.orderApplications + search
  const stage = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Order Applications' })
  return stage
}

/** Two that were submitted, and one that is shortlisted. */
const FLOWERS = /Flowering times/
const ASTHMA = /Air pollution and asthma/
const ORCHIDS = /Epiphytic orchids/

async function chooseStatus(user: UserEvent, title: RegExp, choice: 'Shortlist' | 'Reject') {
  holdCountdowns()
  await user.click(within(await findRow(title)).getByRole('button', { name: /^Select/ }))
  await user.click(await screen.findByRole('menuitem', { name: choice }))
}

async function shortlist(user: UserEvent, title: RegExp) {
  await chooseStatus(user, title, 'Shortlist')
  await pressDoItNow(user)
}

const passSeconds = (seconds: number) =>
  act(async () => {
    for (let second = 0; second < seconds; second += 1) vi.advanceTimersByTime(1000)
  })

const findInRow = async (title: RegExp) => within(await findRow(title))

describe('the list', () => {
  test('has the undecided applications first', async () => {
    await openPage()
    await findRow(FLOWERS)
    const statuses = screen
      .getAllByRole('row')
      .flatMap((one) => within(one).queryByText(/^(Submitted|Shortlisted|Rejected)$/)?.textContent ?? [])
    const submittedCount = statuses.filter((status) => status === 'Submitted').length
    expect(submittedCount).toBeGreaterThan(0)
    expect(statuses.slice(0, submittedCount)).toEqual(Array.from({ length: submittedCount }, () => 'Submitted'))
    expect(statuses.at(-1)).toBe('Rejected')
  })

  test('is filtered by the link of the dashboard', async () => {
    await openPage({ search: '?needs=order' })
    await findRow(FLOWERS)
    expectNoRow(ORCHIDS)
  })

  test('opens a row in a dialog, which can retry a failed call', async () => {
    const { user } = await openPage({ faults: [{ call: 'getDetails', kind: 'refused', times: 1 }] })
    await user.click(within(await findRow(ORCHIDS)).getByRole('button', { name: /^Open/ }))
    const preview = within(await screen.findByRole('dialog'))
    expect(await preview.findByText('Failed to fetch application details.')).toBeVisible()
    await user.click(preview.getByRole('button', { name: 'Try again' }))
    expect(await preview.findByText('Dean'), 'the Dean, after Try again').toBeVisible()
    expect(await preview.findByText(/^Shortlisted, waiting for the HOD and the Dean\./)).toBeVisible()
    expect(preview.getByRole('link', { name: 'More Details' })).toHaveAttribute('href', '/moredetails/21')
    // Unknown details are hidden: the HOD has not answered, and nobody has reviewed it.
    expect(preview.queryByText('HOD')).toBeNull()
    expect(preview.queryByText(/^Reviewer/)).toBeNull()
    expect(preview.getByRole('button', { name: 'Shortlist' })).toHaveAccessibleDescription(
      'Only a submitted application can be shortlisted or rejected.',
    )
  })
})

describe('a row that is opened', () => {
  const openRow = async (user: UserEvent, title: RegExp) => {
    await user.click(within(await findRow(title)).getByRole('button', { name: /^Open/ }))
    const preview = within(await screen.findByRole('dialog', { name: title }))
    await preview.findByText('Applicant')
    return preview
  }

  test('shows the application’s PDF', async () => {
    const { user, mock } = await openPage()
    const preview = await openRow(user, FLOWERS)
    expect(preview.getByText(/^Submitted and not yet ordered\./)).toBeVisible()
    expect(preview.queryByText(/under Order Applications/)).toBeNull()
    // A test must not open a tab.
    vi.spyOn(window, 'open').mockReturnValue(null)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await user.click(preview.getByRole('button', { name: 'View PDF' }))
    await waitFor(() => expect(countCalls(mock, 'downloadApplicationPdf')).toBe(1))
  })

  test('can be shortlisted there, retried, and leads to the next row', async () => {
    const { user, mock } = await openPage({ faults: [{ call: 'shortlistOrReject', kind: 'refused', times: 1 }] })
    const preview = await openRow(user, FLOWERS)
    holdCountdowns()
    await user.click(preview.getByRole('button', { name: 'Shortlist' }))
    await preview.findByText('Not saved yet')
    await passSeconds(9)
    expect(await preview.findByText('Not saved. The council cannot do this now.')).toBeVisible()
    await user.click(preview.getByRole('button', { name: 'Shortlist' }))
    expect(await preview.findByText('Not saved yet')).toBeVisible()
    expect(preview.getByRole('button', { name: 'Shortlist' })).toHaveFocus()
    await passSeconds(9)
    expect(await preview.findByText(/^Shortlisted, waiting for the HOD and the Dean\./)).toBeVisible()
    await waitFor(() => expect(preview.queryByText('Not saved yet')).toBeNull())
    expect(preview.getByRole('button', { name: 'Shortlist' })).toHaveFocus()
    expect((await mock.store()).applications.get(32)).toMatchObject({ status: '2.1' })
    expect(preview.getByRole('button', { name: 'Next row' })).toBeVisible()
  })

  test('can be rejected behind Undo, which is shown over the list', async () => {
    const { user, mock } = await openPage()
    const preview = await openRow(user, ASTHMA)
    holdCountdowns()
    await user.click(preview.getByRole('button', { name: 'Reject' }))
    await expectNoDialog()
    await user.click(await screen.findByRole('button', { name: /^Undo/ }))
    expect(await (await findInRow(ASTHMA)).findByText('Submitted')).toBeVisible()
    expect(countCalls(mock, 'shortlistOrReject')).toBe(0)
  })
})

describe('shortlisting', () => {
  test.each(['', '?needs=order'])('keeps the row in its place, at %s, and shows the outcome', async (search) => {
    const { user, mock } = await openPage({ search })
    await findRow(FLOWERS)
    const readIds = () => screen.getAllByRole('row').map((one) => one.querySelectorAll('td')[1]?.textContent)
    const initialIds = readIds()
    await shortlist(user, FLOWERS)
    expect(await screen.findByText('Application 32: Shortlisted.')).toBeInTheDocument()
    const flowers = await findInRow(FLOWERS)
    expect(await flowers.findByText('Shortlisted')).toBeVisible()
    await waitFor(() => expect(flowers.queryByText('Not saved yet')).toBeNull())
    expect(readIds()).toEqual(initialIds)
    expect((await mock.store()).applications.get(32)).toMatchObject({ status: '2.1' })
  })

  test('that fails is visibly reverted, and can be chosen again', async () => {
    holdTimers(8000)
    const { user } = await openPage({ faults: [{ call: 'shortlistOrReject', kind: 'http-500', times: 1 }] })
    await shortlist(user, FLOWERS)
    const flowers = await findInRow(FLOWERS)
    const text = 'We could not confirm whether the server received this.'
    expect(await flowers.findByText(text)).toBeVisible()
    expect(flowers.getByText('Submitted')).toBeVisible()
    await shortlist(user, FLOWERS)
    expect(await flowers.findByText('Shortlisted')).toBeVisible()
    expect(flowers.queryByText(text)).toBeNull()
  })

  test('does not show the old status while the list reloads', async () => {
    const { user, mock, services } = await openPage()
    const { shortlistOrReject } = services.client
    vi.spyOn(services.client, 'shortlistOrReject').mockImplementation(async (...sent) => {
      const saved = await shortlistOrReject(...sent)
      mock.faults.add({ call: 'listApplicationsToShortlist', kind: 'hang' })
      return saved
    })
    await shortlist(user, FLOWERS)
    expect(await (await findQueuePanel()).findByText('Application 32: Shortlisted.')).toBeVisible()
    const flowers = await findInRow(FLOWERS)
    expect(flowers.getByText('Shortlisted')).toBeVisible()
    expect(flowers.queryByText('Submitted')).toBeNull()
  })

  test('is not sent if somebody else was faster', async () => {
    const { user, mock } = await openPage()
    await findRow(FLOWERS)
    const store = await mock.store()
    store.applications.update(32, { status: '2.2' })
    await shortlist(user, FLOWERS)
    await dismissOutcome(
      user,
      'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.',
    )
    expect(await (await findInRow(FLOWERS)).findByText('Rejected')).toBeVisible()
    expect(countCalls(mock, 'shortlistOrReject')).toBe(0)
  })
})

describe('either choice', () => {
  test('waits first, can be undone, and is sent after that', async () => {
    const { user, mock } = await openPage()
    const asthma = await findInRow(ASTHMA)
    for (const [choice, status, writeTitle] of [
      ['Shortlist', 'Shortlisted', 'Shortlisting'],
      ['Reject', 'Rejected', 'Rejection'],
    ] as const) {
      await chooseStatus(user, ASTHMA, choice)
      expect(await asthma.findByText(status)).toBeVisible()
      expect(asthma.getByText('Not saved yet')).toBeVisible()
      expect(asthma.getByRole('button', { name: /^Select/ })).toHaveAccessibleDescription(
        'Your choice is not saved yet.',
      )
      expect(screen.getByText('is saved in 8 s')).toBeVisible()
      expect(
        screen.getByText(
          `${writeTitle}, application 31_2026: is saved in 8 seconds. Shift F8 undoes it, F8 leads to it.`,
        ),
      ).toBeInTheDocument()
      await user.click((await findQueuePanel()).getByRole('button', { name: /^Undo/ }))
      expect(await asthma.findByText('Submitted')).toBeVisible()
    }
    expect(countCalls(mock, 'shortlistOrReject')).toBe(0)
    await chooseStatus(user, ASTHMA, 'Reject')
    await pressDoItNow(user)
    await waitFor(() => expect(asthma.queryByText('Not saved yet')).toBeNull())
    expect(asthma.getByText('Rejected')).toBeVisible()
    expect((await mock.store()).applications.get(31)).toMatchObject({ status: '2.2' })
  })
})

describe('several selected applications', () => {
  const tickRows = async (user: UserEvent, ...titles: RegExp[]) => {
    for (const title of titles) await user.click(within(await findRow(title)).getByRole('checkbox'))
  }

  test('wait behind one Undo after a question, and are saved singly', async () => {
    holdCountdowns()
    const { user, mock } = await openPage()
    await tickRows(user, FLOWERS, ASTHMA, ORCHIDS)
    await user.click(screen.getByRole('button', { name: 'Shortlist…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Shortlist 3 applications' }))
    expect(dialog.getByText('2 of 3 will be shortlisted. No e-mail is sent.')).toBeVisible()
    expect(dialog.getByText(/^Only a submitted application can be shortlisted or rejected\. 21_2026$/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Shortlist 2' }))
    await expectNoDialog()
    expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull()
    expect(await (await findInRow(FLOWERS)).findByText('Not saved yet')).toBeVisible()
    expect((await findQueuePanel()).getByText('are saved in 8 s')).toBeVisible()
    expect(countCalls(mock, 'shortlistOrReject')).toBe(0)
    await pressDoItNow(user)
    expect(await (await findQueuePanel()).findByText('2 done', { selector: '[role="alert"] *' })).toBeVisible()
    expect(await (await findInRow(FLOWERS)).findByText('Shortlisted')).toBeVisible()
    expect(countCalls(mock, 'shortlistOrReject')).toBe(2)
  })

  test('omit a row whose choice still waits', async () => {
    holdCountdowns()
    const { user } = await openPage()
    await chooseStatus(user, ASTHMA, 'Reject')
    await findQueueLine(/31_2026/)
    await tickRows(user, FLOWERS, ASTHMA)
    await user.click(screen.getByRole('button', { name: 'Reject…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 2 applications' }))
    expect(dialog.getByText(/^Your choice is not saved yet\. 31_2026$/)).toBeVisible()
    expect(dialog.getByText('1 of 2 will be rejected. No e-mail is sent.')).toBeVisible()
  })

  test('are reported where they failed, and the others are saved', async () => {
    holdCountdowns()
    const { user, mock } = await openPage({ faults: [{ call: 'shortlistOrReject', kind: 'refused', times: 1 }] })
    await tickRows(user, FLOWERS, ASTHMA)
    await user.click(screen.getByRole('button', { name: 'Reject…' }))
    await user.click(await screen.findByRole('button', { name: 'Reject 2' }))
    await pressDoItNow(user)
    const list = await findQueuePanel()
    expect(await list.findByText('1 done, 1 not sent', { selector: '[role="alert"] *' })).toBeVisible()
    expect(list.getByText('Not saved. The council cannot do this now.')).toBeVisible()
    expect(countCalls(mock, 'shortlistOrReject')).toBe(2)
  })
})

test('a choice does not make its row higher', async () => {
  const { user } = await openPage()
  holdCountdowns()
  const row = await findRow(FLOWERS)
  const select = await within(row).findByRole('button', { name: /^Select Flowering/ })
  const { height } = row.getBoundingClientRect()
  await user.click(select)
  await user.click(await screen.findByRole('menuitem', { name: 'Shortlist' }))
  expect(await within(row).findByText('Not saved yet')).toBeVisible()
  expect(row.getBoundingClientRect().height).toBe(height)
})
