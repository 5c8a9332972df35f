import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { storedItems } from '@/api/stored-items'
import { COUNCIL_PAGES } from '@/council-pages'
import { shortcuts } from '@/features/shortcuts'
import { fillFields } from '@tests/support/fill-fields'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { resizeToPhone } from '@tests/support/viewport'
import { findQueueLine, findQueuePanel, dismissOutcome } from '../../support/queue'
import { pressDoItNow, holdCountdowns, readMailbox, findRow, countCalls } from './council-helpers'

/** By rank: 18 (mean 78), 19 (40.5), then 17, 21, 22 and 23 without a mean. */
const BOARD = '?view=board'

const PLAN = { [storedItems.decisionPlan('4')]: '{"envelopes":{"2026":"5,000,000"},"amounts":{"18":"1,500,000"}}' }

const title = (id: string) => screen.findByRole('heading', { level: 1, name: `Decide ${id}_2026` })

/** Rendering the document takes longer than most tests, so only tests about it load one. */
const WITHOUT_DOCUMENT = [{ call: 'downloadApplicationPdf', kind: 'hang' }] as const

async function open(id: string, { search = BOARD, ...given }: PageSettings & { search?: string } = {}) {
  const settings = { ...given, faults: [...WITHOUT_DOCUMENT, ...(given.faults ?? [])] }
  const path = `${COUNCIL_PAGES.urc.approvedApplications}/${id}${search}`
  const stage = await renderPortal({ path, person: 'urc@demo.urc', ...settings })
  await title(id)
  return stage
}

const decision = () => within(screen.getByRole('region', { name: 'Decision' }))
const nav = () => within(screen.getByRole('navigation', { name: 'Applications to decide' }))

/** Returns the descriptions of a term in the page's lists. */
const said = (term: string) =>
  screen.getAllByText(term, { selector: 'dt' }).map((one) => one.nextElementSibling?.textContent)

const typeDetails = (amount = '1,250,000') =>
  fillFields(decision(), { 'Start Date': '2027-01-01', Period: '2 Years', 'Approved Amount (LKR)': amount })

/** Opens the search by its shortcut, and returns its commands for the page. */
async function commands(user: UserEvent): Promise<(string | null)[]> {
  await user.keyboard('{Control>}k{/Control}')
  const group = await screen.findByRole('group', { name: 'On this page' })
  return within(group)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
}

async function choose(user: UserEvent, name: string) {
  await commands(user)
  await user.click(screen.getByRole('option', { name }))
}

const next = async (user: UserEvent) => user.click(await decision().findByRole('link', { name: 'Next undecided' }))

describe('the page', () => {
  test('fetches the document on demand if there is no room beside', async () => {
    await resizeToPhone()
    const { user, mock } = await open('18')
    mock.faults.clear()
    expect(countCalls(mock, 'downloadApplicationPdf')).toBe(0)
    await user.click(screen.getByRole('button', { name: 'View PDF' }))
    expect(await screen.findByText(/^Page 1 of/)).toBeVisible()
    await user.click(nav().getByRole('link', { name: 'Next undecided' }))
    await title('19')
    await choose(user, 'View PDF')
    expect(await screen.findByText(/^Page 1 of/)).toBeVisible()
    expect(countCalls(mock, 'downloadApplicationPdf')).toBe(2)
  })

  test('sums up grants on a press, and shows the remaining budget', async () => {
    const { user, mock } = await open('18', { stored: PLAN })
    expect(said('Of applications submitted in 2026')).toEqual(['LKR 5,000,000'])
    expect(said('Left')).toEqual(['Known once both are.'])
    const before = countCalls(mock, 'getDetails')
    await user.click(screen.getByRole('button', { name: 'Add up 1 grant' }))
    await waitFor(() => expect(said('Granted already')).toEqual(['LKR 2,250,000 in 1 grant']))
    expect(said('Left')).toEqual(['LKR 2,750,000'])
    expect(countCalls(mock, 'getDetails')).toBe(before + 1)
  })

  test('works without details and document, and reads each again', async () => {
    const { user, mock } = await renderPortal({
      path: `${COUNCIL_PAGES.urc.approvedApplications}/19`,
      person: 'urc@demo.urc',
      faults: [
        { call: 'getDetails', kind: 'html' },
        { call: 'downloadApplicationPdf', kind: 'html' },
      ],
    })

    await screen.findByText('Failed to fetch application details.')
    expect(screen.getByRole('link', { name: 'decision board' })).toHaveAttribute(
      'href',
      '/shortlistedapplicationd?view=board&year=2026',
    )
    expect(said('HOD')).toEqual(['Approved'])
    expect(decision().getByRole('button', { name: 'Granted' })).toBeVisible()
    await screen.findByText('An error occurred while downloading the application.')
    mock.faults.clear()
    const [details, file] = screen.getAllByRole('button', { name: 'Try again' })
    await user.click(details ?? document.body)
    await waitFor(() => expect(said('HOD')).toEqual([expect.stringMatching(/2026/)]))
    await user.click(file ?? document.body)
    expect(await screen.findByText(/^Page 1 of/)).toBeVisible()
  })

  test('reports an application that is not in the list, with a link back', async () => {
    await open('9999')
    expect(screen.getByText('This application is not among those to decide.')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Shortlisted Applications' }))
      expect(link).toHaveAttribute('href', '/shortlistedapplicationd?view=board')
    expect(nav().getByText('6 are undecided')).toBeVisible()
  })
})

describe('the way through', () => {
  test('starts at a board row, follows rank and returns to the board', async () => {
    const { user } = await renderPortal({
      path: `${COUNCIL_PAGES.urc.approvedApplications}${BOARD}&year=2026`,
      person: 'urc@demo.urc',
    })
    await user.click(within(await findRow(/Peat swamps/)).getByRole('link', { name: /^Decide/ }))
    await title('18')
    expect(nav().getByText('1 of 6, 6 are undecided')).toBeVisible()
    await user.click(nav().getByRole('link', { name: 'Next undecided' }))
    await title('19')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.click(nav().getByRole('link', { name: 'Previous' }))
    await title('18')
    await user.click(screen.getByRole('link', { name: 'Shortlisted Applications' }))
    expect(await screen.findByRole('tab', { name: 'Decision board', selected: true })).toBeVisible()
    expect(screen.getByLabelText('Year of submission')).toHaveValue('2026')
  })

  test('keeps to the search and the filters of the list', async () => {
    const { user } = await renderPortal({
      path: `${COUNCIL_PAGES.urc.approvedApplications}?needs=decide&sort=title`,
      person: 'urc@demo.urc',
    })
    await user.click(within(await findRow(/Soil carbon/)).getByRole('link', { name: /^Decide/ }))
    await title('19')
    expect(nav().getByText('1 of 1, 1 is undecided')).toBeVisible()
    expect(nav().getByRole('button', { name: 'Next undecided' })).toHaveAccessibleDescription(
      'No other application can be decided here.',
    )
  })

  test('follows spread if the board is sorted by it', async () => {
    await open('19', { search: `${BOARD}&sort=-spread` })
    expect(nav().getByText('1 of 6, 6 are undecided')).toBeVisible()
  })

  test('has a key for each step, inactive in fields', async () => {
    const { user } = await open('18')
    expect(shortcuts.snapshot().map(({ keys, label }) => `${keys}: ${label}`)).toEqual([
      '?: Keyboard shortcuts',
      'n: Next undecided',
      'g: Go to the details of a grant',
      'd: Go to Deny',
    ])
    // Synchronous: the next key is the first digit of the date.
    fireEvent.keyDown(document.body, { key: 'g' })
    expect(decision().getByLabelText('Start Date')).toHaveFocus()
    await user.click(decision().getByLabelText('Period'))
    await user.keyboard('n p d')
    expect(decision().getByLabelText('Period')).toHaveValue('n p d')
    await user.keyboard('{Control>}n{/Control}')
    await title('18')
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.keyboard('n')
    await title('19')
    await user.keyboard('p')
    await title('18')
  })

  test('offers the current actions in the search', async () => {
    holdCountdowns()
    const { user } = await open('18', { stored: PLAN })
    expect(decision().getByLabelText('Approved Amount (LKR)')).toHaveValue('1500000')
    expect(await commands(user)).toEqual([
      'Next undecided',
      'Go to the details of a grant',
      'Grant 18_2026 as it is typed',
      'Deny 18_2026',
      'Add up 1 grant',
    ])
    await user.keyboard('{Escape}')
    await choose(user, 'Go to the details of a grant')
    await waitFor(() => expect(decision().getByLabelText('Start Date')).toHaveFocus())
    await choose(user, 'Grant 18_2026 as it is typed')
    expect(await decision().findByRole('link', { name: 'Start Date is required' })).toBeVisible()
    await choose(user, 'Deny 18_2026')
    expect(await decision().findByText('Your decision is waiting to go out.')).toBeVisible()
    await waitFor(() => expect(decision().getByRole('link', { name: 'Next undecided' })).toHaveFocus())
    expect(await commands(user)).toEqual(['Next undecided', 'Add up 1 grant'])
    await user.click(screen.getByRole('option', { name: 'Next undecided' }))
    await title('19')
    await choose(user, 'Previous application')
    await title('18')
  })

  test('has no keys if they are switched off', async () => {
    const { user } = await open('18', { stored: { [storedItems.preferences('4')]: '{"hasShortcuts":false}' } })
    expect(shortcuts.snapshot()).toEqual([])
    await user.keyboard('n')
    await title('18')
    expect(nav().getByRole('link', { name: 'Next undecided' })).not.toHaveAttribute('aria-keyshortcuts')
  })

  test('keeps what was typed for a skipped application', async () => {
    const { user } = await open('18')
    typeDetails()
    await user.click(nav().getByRole('link', { name: 'Next undecided' }))
    await title('19')
    expect(decision().getByLabelText('Period')).toHaveValue('')
    await user.click(nav().getByRole('link', { name: 'Previous' }))
    await title('18')
    expect(decision().getByLabelText('Period')).toHaveValue('2 Years')
    expect(decision().getByLabelText('Approved Amount (LKR)')).toHaveValue('1250000')
  })

  test('ends with links back and to the rows that filters hide', async () => {
    holdCountdowns()
    const { user } = await open('19', { search: '?needs=decide' })
    await user.click(decision().getByRole('button', { name: 'Deny' }))
    await decision().findByText('Nothing is left to decide here.')
    expect(decision().getByText(/^5 applications more can be decided/)).toBeVisible()
    const back = decision().getByRole('link', { name: 'Shortlisted Applications' })
    expect(back).toHaveFocus()
    expect(back).toHaveAttribute('href', '/shortlistedapplicationd')
  })
})

describe('deciding', () => {
  test('warns once, logs, saves first and e-mails second', async () => {
    holdCountdowns()
    const { user, mock } = await open('18')
    typeDetails('5')
    await user.click(decision().getByText('The e-mail to the applicant'))
    const preview = screen.getByTitle<HTMLIFrameElement>('The e-mail as the recipient gets it')
    expect(preview.srcdoc).toContain('LKR 5<')
    await user.click(decision().getByRole('button', { name: 'Granted' }))
    await user.click(await decision().findByRole('button', { name: 'Granted anyway' }))
    expect(await decision().findByText('Your decision is waiting to go out.')).toBeVisible()
    const log = screen.getByRole('region', { name: 'Sending' })
    expect(screen.getByRole('main')).toContainElement(log)
    await pressDoItNow(user)
    const line = await findQueueLine(/Grant 18_2026/)
    expect(await line.findByText('Email notification sent to the applicant.')).toBeVisible()
    expect(await decision().findByText('Granted')).toBeVisible()
    expect(said('Approved Amount')).toEqual(['LKR 5'])
    expect(decision().queryByRole('button')).toBeNull()
    expect((await mock.store()).applications.get(18)).toMatchObject({ status: '5.1', amount: '5' })
    expect((await readMailbox(mock))[0]).toMatchObject({ subject: 'Application Granted for Funding' })
    await next(user)
    await title('19')
    expect((await findQueuePanel()).getByText('Email notification sent to the applicant.')).toBeVisible()
  })

  test('can be undone from the next application, and keeps what was typed', async () => {
    holdCountdowns()
    const { user, mock } = await open('18')
    typeDetails()
    await user.click(decision().getByRole('button', { name: 'Granted' }))
    await next(user)
    await title('19')
    await user.click(screen.getByRole('button', { name: 'Undo Grant, application 18_2026' }))
    await user.click(nav().getByRole('link', { name: 'Previous' }))
    await title('18')
    expect(decision().getByLabelText('Approved Amount (LKR)')).toHaveValue('1250000')
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
  })

  test('continues on Enter, and ignores the second click of a double click', async () => {
    holdCountdowns()
    const { user } = await open('18')
    await user.dblClick(decision().getByRole('button', { name: 'Deny' }))
    await title('18')
    expect(await decision().findByRole('link', { name: 'Next undecided' })).toHaveFocus()
    expect(decision().queryByRole('button')).toBeNull()
    await user.keyboard('{Enter}')
    await title('19')
    await user.click(screen.getByRole('link', { name: 'Shortlisted Applications' }))
    const select = within(await findRow(/Peat swamps/)).getByRole('button', { name: /^Select status/ })
    expect(select).toHaveAccessibleDescription('Your decision is waiting to go out.')
  })

  test('three applications needs at most three key presses beside typing', async () => {
    holdCountdowns()
    const { user, mock } = await open('18', { stored: PLAN })
    let presses = 0
    const press = (keys: string) => {
      presses += 1
      return user.keyboard(keys)
    }
    const typeAndTab = async (text: string) => {
      await user.keyboard(text)
      await user.tab()
    }
    for (const id of ['18', '19', '17']) {
      await title(id)
      if (id === '19') {
        await press('d')
        await press('{Enter}')
      } else {
        await press('g')
        await typeAndTab('2027-01-01')
        await typeAndTab('2 Years')
        await user.keyboard('1250000')
        await press('{Enter}')
      }
      expect(await decision().findByRole('link', { name: 'Next undecided' })).toHaveFocus()
      await press('n')
    }
    await title('21')
    expect(presses).toBe(9)
    expect(nav().getByText('4 of 6, 3 are undecided')).toBeVisible()
    for (const id of ['17', '19', '18']) {
      const line = await findQueueLine(new RegExp(`${id}_2026`))
      await user.click(line.getByRole('button', { name: /^Do it now/ }))
    }
    await waitFor(() => expect(countCalls(mock, 'sendEmail')).toBe(3))
    const { applications } = await mock.store()
    expect(['18', '19', '17'].map((id) => applications.get(Number(id))?.status)).toEqual(['5.1', '5.2', '5.1'])
  })
})

describe('what may go wrong', () => {
  const CHANGED = 'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.'

  test('a decision at another desk before the press ends this one', async () => {
    const { user, mock, services } = await open('18')
    typeDetails()
    ;(await mock.store()).applications.update(18, { status: '5.2' })
    await act(() => services.queries.invalidateQueries({ queryKey: ['listApprovedApplications'] }))
    expect(await decision().findByText('This application was decided meanwhile: Deny.')).toBeVisible()
    expect(decision().getByLabelText('Period')).toHaveValue('2 Years')
    for (const name of ['Granted', 'Deny'])
      expect(decision().getByRole('button', { name })).toHaveAccessibleDescription(
        'Only a shortlisted or approved application can be granted or denied.',
      )
    expect(await commands(user)).toEqual(['Next undecided', 'Add up 1 grant'])
  })

  test('a change at another desk after the press stops the sending', async () => {
    holdCountdowns()
    const { user, mock } = await open('18')
    typeDetails()
    await user.click(decision().getByRole('button', { name: 'Granted' }))
    ;(await mock.store()).applications.update(18, { status: '5.2' })
    await pressDoItNow(user)
    expect(await (await findQueuePanel()).findByText(CHANGED)).toBeVisible()
    expect(await decision().findByText('This application was decided meanwhile: Deny.')).toBeVisible()
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
  })

  test('an own decision sent from another application is not a change', async () => {
    holdCountdowns()
    const { user } = await open('18')
    await user.keyboard('d{Enter}')
    expect(await decision().findByRole('link', { name: 'Next undecided' })).toHaveFocus()
    await user.keyboard('n')
    await title('19')
    await user.keyboard('p')
    await title('18')
    expect(decision().getByText('Your decision is waiting to go out.')).toBeVisible()
    await pressDoItNow(user)
    await dismissOutcome(user, 'Rejection email notification sent to the applicant.')
    expect(await decision().findByText('Deny')).toBeVisible()
    expect(decision().queryByText(/meanwhile|does not say/)).toBeNull()
  })
})
