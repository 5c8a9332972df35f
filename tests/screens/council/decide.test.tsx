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

const findTitle = (id: string) => screen.findByRole('heading', { level: 1, name: `Decide ${id}_2026` })

/** Rendering the document takes longer than most tests, so only tests about it load one. */
const WITHOUT_DOCUMENT = [{ call: 'downloadApplicationPdf', kind: 'hang' }] as const

async function openPage(id: string, { search = BOARD, ...settings }: PageSettings & { search?: string } = {}) {
  const faults = [...WITHOUT_DOCUMENT, ...(settings.faults ?? [])]
  const path = `${COUNCIL_PAGES.urc.approvedApplications}/${id}${search}`
  const stage = await renderPortal({ path, person: 'urc@demo.urc', ...settings, faults })
  await findTitle(id)
  return stage
}

const getDecisionSection = () => within(screen.getByRole('region', { name: 'Decision' }))
const getNavigation = () => within(screen.getByRole('navigation', { name: 'Applications to decide' }))

/** Returns the descriptions of a term in the page's lists. */
const getDescriptions = (term: string) =>
  screen.getAllByText(term, { selector: 'dt' }).map((termElement) => termElement.nextElementSibling?.textContent)

const typeDetails = (amount = '1,250,000') =>
  fillFields(getDecisionSection(), { 'Start Date': '2027-01-01', Period: '2 Years', 'Approved Amount (LKR)': amount })

/** Opens the search by its shortcut, and returns the commands of the page. */
async function openCommands(user: UserEvent): Promise<(string | null)[]> {
  await user.keyboard('{Control>}k{/Control}')
  const group = await screen.findByRole('group', { name: 'On this page' })
  return within(group)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
}

async function runCommand(user: UserEvent, name: string) {
  await openCommands(user)
  await user.click(screen.getByRole('option', { name }))
}

const openNext = async (user: UserEvent) =>
  user.click(await getDecisionSection().findByRole('link', { name: 'Next undecided' }))

describe('the page', () => {
  test('fetches the document on a press if the page is narrow', async () => {
    await resizeToPhone()
    const { user, mock } = await openPage('18')
    mock.faults.clear()
    expect(countCalls(mock, 'downloadApplicationPdf')).toBe(0)
    await user.click(screen.getByRole('button', { name: 'View PDF' }))
    expect(await screen.findByText(/^Page 1 of/)).toBeVisible()
    await user.click(getNavigation().getByRole('link', { name: 'Next undecided' }))
    await findTitle('19')
    await runCommand(user, 'View PDF')
    expect(await screen.findByText(/^Page 1 of/)).toBeVisible()
    expect(countCalls(mock, 'downloadApplicationPdf')).toBe(2)
  })

  test('sums up grants on a press, and shows the remaining budget', async () => {
    const { user, mock } = await openPage('18', { stored: PLAN })
    expect(getDescriptions('Of applications submitted in 2026')).toEqual(['LKR 5,000,000'])
    expect(getDescriptions('Left')).toEqual(['–Not known yet'])
    const before = countCalls(mock, 'getDetails')
    await user.click(screen.getByRole('button', { name: 'Add up 1 grant' }))
    await waitFor(() => expect(getDescriptions('Granted already')).toEqual(['LKR 2,250,000 in 1 grant']))
    expect(getDescriptions('Left')).toEqual(['LKR 2,750,000'])
    expect(countCalls(mock, 'getDetails')).toBe(before + 1)
  })

  test('works without details and document, and retries each', async () => {
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
    expect(getDescriptions('HOD')).toEqual(['Approved'])
    expect(getDecisionSection().getByRole('button', { name: 'Granted' })).toBeVisible()
    await screen.findByText('An error occurred while downloading the application.')
    mock.faults.clear()
    const [details, file] = screen.getAllByRole('button', { name: 'Try again' })
    await user.click(details ?? document.body)
    await waitFor(() => expect(getDescriptions('HOD')).toEqual([expect.stringMatching(/2026/)]))
    await user.click(file ?? document.body)
    expect(await screen.findByText(/^Page 1 of/)).toBeVisible()
  })

  test('reports an application that is not in the list, with a link back', async () => {
    await openPage('9999')
    expect(screen.getByText('This application is not among those to decide.')).toBeVisible()
    for (const link of screen.getAllByRole('link', { name: 'Shortlisted Applications' }))
      expect(link).toHaveAttribute('href', '/shortlistedapplicationd?view=board')
    expect(getNavigation().getByText('6 are undecided')).toBeVisible()
  })
})

describe('the navigation', () => {
  test('starts at the first rank of the board, follows rank and returns to the board', async () => {
    const { user } = await renderPortal({
      path: `${COUNCIL_PAGES.urc.approvedApplications}${BOARD}&year=2026`,
      person: 'urc@demo.urc',
    })
    await user.click(await screen.findByRole('link', { name: 'Decide one by one' }))
    await findTitle('18')
    expect(getNavigation().getByText('1 of 6, 6 are undecided')).toBeVisible()
    await user.click(getNavigation().getByRole('link', { name: 'Next undecided' }))
    await findTitle('19')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.click(getNavigation().getByRole('link', { name: 'Previous' }))
    await findTitle('18')
    await user.click(screen.getByRole('link', { name: 'Shortlisted Applications' }))
    expect(await screen.findByRole('tab', { name: 'Decision board', selected: true })).toBeVisible()
    expect(screen.getByLabelText('Year of submission')).toHaveValue('2026')
  })

  test('keeps to the search and the filters of the list', async () => {
    const { user } = await renderPortal({
      path: `${COUNCIL_PAGES.urc.approvedApplications}?needs=decide&sort=title`,
      person: 'urc@demo.urc',
    })
    await user.click(within(await findRow(/Soil carbon/)).getByRole('button', { name: /^Open/ }))
    await user.click(await screen.findByRole('link', { name: /^Decide about application 19_/ }))
    await findTitle('19')
    expect(getNavigation().getByText('1 of 1, 1 is undecided')).toBeVisible()
    expect(getNavigation().getByRole('button', { name: 'Next undecided' })).toHaveAccessibleDescription(
      'No other application can be decided here.',
    )
  })

  test('follows the spread if the board is sorted by spread', async () => {
    await openPage('19', { search: `${BOARD}&sort=-spread` })
    expect(getNavigation().getByText('1 of 6, 6 are undecided')).toBeVisible()
  })

  test('has a key for each step, inactive in fields', async () => {
    const { user } = await openPage('18')
    expect(shortcuts.snapshot().map(({ keys, label }) => `${keys}: ${label}`)).toEqual([
      '?: Keyboard shortcuts',
      'n: Next undecided',
      'g: Go to the details of a grant',
      'd: Go to Deny',
    ])
    // Synchronous: the next key is the first digit of the date.
    fireEvent.keyDown(document.body, { key: 'g' })
    expect(getDecisionSection().getByLabelText('Start Date')).toHaveFocus()
    await user.click(getDecisionSection().getByLabelText('Period'))
    await user.keyboard('n p d')
    expect(getDecisionSection().getByLabelText('Period')).toHaveValue('n p d')
    await user.keyboard('{Control>}n{/Control}')
    await findTitle('18')
    await user.click(screen.getByRole('heading', { level: 1 }))
    await user.keyboard('n')
    await findTitle('19')
    await user.keyboard('p')
    await findTitle('18')
  })

  test('offers the current actions in the search', async () => {
    holdCountdowns()
    const { user } = await openPage('18', { stored: PLAN })
    expect(getDecisionSection().getByLabelText('Approved Amount (LKR)')).toHaveValue('1500000')
    expect(await openCommands(user)).toEqual([
      'Next undecided',
      'Go to the details of a grant',
      'Grant 18_2026 as it is typed',
      'Deny 18_2026',
      'Add up 1 grant',
    ])
    await user.keyboard('{Escape}')
    await runCommand(user, 'Go to the details of a grant')
    await waitFor(() => expect(getDecisionSection().getByLabelText('Start Date')).toHaveFocus())
    await runCommand(user, 'Grant 18_2026 as it is typed')
    expect(await getDecisionSection().findByRole('link', { name: 'Start Date is required' })).toBeVisible()
    await runCommand(user, 'Deny 18_2026')
    expect(await getDecisionSection().findByText('Your decision is waiting to go out.')).toBeVisible()
    await waitFor(() => expect(getDecisionSection().getByRole('link', { name: 'Next undecided' })).toHaveFocus())
    expect(await openCommands(user)).toEqual(['Next undecided', 'Add up 1 grant'])
    await user.click(screen.getByRole('option', { name: 'Next undecided' }))
    await findTitle('19')
    await runCommand(user, 'Previous application')
    await findTitle('18')
  })

  test('has no keys if they are switched off', async () => {
    const { user } = await openPage('18', { stored: { [storedItems.preferences('4')]: '{"hasShortcuts":false}' } })
    expect(shortcuts.snapshot()).toEqual([])
    await user.keyboard('n')
    await findTitle('18')
    expect(getNavigation().getByRole('link', { name: 'Next undecided' })).not.toHaveAttribute('aria-keyshortcuts')
  })

  test('keeps typed values of a skipped application', async () => {
    const { user } = await openPage('18')
    typeDetails()
    await user.click(getNavigation().getByRole('link', { name: 'Next undecided' }))
    await findTitle('19')
    expect(getDecisionSection().getByLabelText('Period')).toHaveValue('')
    await user.click(getNavigation().getByRole('link', { name: 'Previous' }))
    await findTitle('18')
    expect(getDecisionSection().getByLabelText('Period')).toHaveValue('2 Years')
    expect(getDecisionSection().getByLabelText('Approved Amount (LKR)')).toHaveValue('1250000')
  })

  test('ends with links back and to the rows that filters hide', async () => {
    holdCountdowns()
    const { user } = await openPage('19', { search: '?needs=decide' })
    await user.click(getDecisionSection().getByRole('button', { name: 'Deny' }))
    await getDecisionSection().findByText('Nothing is left to decide here.')
    expect(getDecisionSection().getByText(/^5 applications more can be decided/)).toBeVisible()
    const back = getDecisionSection().getByRole('link', { name: 'Shortlisted Applications' })
    expect(back).toHaveFocus()
    expect(back).toHaveAttribute('href', '/shortlistedapplicationd')
  })
})

describe('deciding', () => {
  test('warns once, logs, saves first and e-mails second', async () => {
    holdCountdowns()
    const { user, mock } = await openPage('18')
    typeDetails('5')
    await user.click(getDecisionSection().getByText('The e-mail to the applicant'))
    const preview = screen.getByTitle<HTMLIFrameElement>('The e-mail as the recipient gets it')
    expect(preview.srcdoc).toContain('LKR 5<')
    await user.click(getDecisionSection().getByRole('button', { name: 'Granted' }))
    await user.click(await getDecisionSection().findByRole('button', { name: 'Granted anyway' }))
    expect(await getDecisionSection().findByText('Your decision is waiting to go out.')).toBeVisible()
    const log = screen.getByRole('region', { name: 'Sending' })
    expect(screen.getByRole('main')).toContainElement(log)
    await pressDoItNow(user)
    const line = await findQueueLine(/Grant 18_2026/)
    expect(await line.findByText('Email notification sent to the applicant.')).toBeVisible()
    expect(await getDecisionSection().findByText('Granted')).toBeVisible()
    expect(getDescriptions('Approved Amount')).toEqual(['LKR 5'])
    expect(getDecisionSection().queryByRole('button')).toBeNull()
    expect((await mock.store()).applications.get(18)).toMatchObject({ status: '5.1', amount: '5' })
    expect((await readMailbox(mock))[0]).toMatchObject({ subject: 'Application Granted for Funding' })
    await openNext(user)
    await findTitle('19')
    expect((await findQueuePanel()).getByText('Email notification sent to the applicant.')).toBeVisible()
  })

  test('can be undone from the next application, and keeps the typed values', async () => {
    holdCountdowns()
    const { user, mock } = await openPage('18')
    typeDetails()
    await user.click(getDecisionSection().getByRole('button', { name: 'Granted' }))
    await openNext(user)
    await findTitle('19')
    await user.click(screen.getByRole('button', { name: 'Undo Grant, application 18_2026' }))
    await user.click(getNavigation().getByRole('link', { name: 'Previous' }))
    await findTitle('18')
    expect(getDecisionSection().getByLabelText('Approved Amount (LKR)')).toHaveValue('1250000')
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
  })

  test('fills in the start date and period of the last grant on request', async () => {
    holdCountdowns()
    const { user } = await openPage('18')
    typeDetails()
    await user.click(getDecisionSection().getByRole('button', { name: 'Granted' }))
    await openNext(user)
    await findTitle('19')
    expect(getDecisionSection().getByLabelText('Period')).toHaveValue('')
    await user.click(getDecisionSection().getByRole('button', { name: /^As last time: / }))
    expect(getDecisionSection().getByLabelText('Period')).toHaveValue('2 Years')
    expect(getDecisionSection().getByLabelText('Start Date')).toHaveValue('2027-01-01')
  })

  test('continues on Enter, and ignores the second click of a double click', async () => {
    holdCountdowns()
    const { user } = await openPage('18')
    await user.dblClick(getDecisionSection().getByRole('button', { name: 'Deny' }))
    await findTitle('18')
    expect(await getDecisionSection().findByRole('link', { name: 'Next undecided' })).toHaveFocus()
    expect(getDecisionSection().queryByRole('button')).toBeNull()
    await user.keyboard('{Enter}')
    await findTitle('19')
    await user.click(screen.getByRole('link', { name: 'Shortlisted Applications' }))
    const select = within(await findRow(/Peat swamps/)).getByRole('button', { name: /^Select status/ })
    expect(select).toHaveAccessibleDescription('Your decision is waiting to go out.')
  })

  test('three applications needs at most three key presses beside typing', async () => {
    holdCountdowns()
    const { user, mock } = await openPage('18', { stored: PLAN })
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
      await findTitle(id)
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
      expect(await getDecisionSection().findByRole('link', { name: 'Next undecided' })).toHaveFocus()
      await press('n')
    }
    await findTitle('21')
    expect(presses).toBe(9)
    expect(getNavigation().getByText('4 of 6, 3 are undecided')).toBeVisible()
    for (const id of ['17', '19', '18']) {
      const line = await findQueueLine(new RegExp(`${id}_2026`))
      await user.click(line.getByRole('button', { name: /^Do it now/ }))
    }
    await waitFor(() => expect(countCalls(mock, 'sendEmail')).toBe(3))
    const { applications } = await mock.store()
    expect(['18', '19', '17'].map((id) => applications.get(Number(id))?.status)).toEqual(['5.1', '5.2', '5.1'])
  })
})

describe('conflicts with other decisions', () => {
  const CHANGED = 'This application was changed meanwhile. Nothing was sent. The list shows it as it is now.'

  test('a decision at another desk before the press disables this one', async () => {
    const { user, mock, services } = await openPage('18')
    typeDetails()
    ;(await mock.store()).applications.update(18, { status: '5.2' })
    await act(() => services.queries.invalidateQueries({ queryKey: ['listApprovedApplications'] }))
    expect(await getDecisionSection().findByText('This application was decided meanwhile: Deny.')).toBeVisible()
    expect(getDecisionSection().getByLabelText('Period')).toHaveValue('2 Years')
    for (const name of ['Granted', 'Deny'])
      expect(getDecisionSection().getByRole('button', { name })).toHaveAccessibleDescription(
        'Only a shortlisted or approved application can be granted or denied.',
      )
    expect(await openCommands(user)).toEqual(['Next undecided', 'Add up 1 grant'])
  })

  test('a change at another desk after the press stops the e-mail', async () => {
    holdCountdowns()
    const { user, mock } = await openPage('18')
    typeDetails()
    await user.click(getDecisionSection().getByRole('button', { name: 'Granted' }))
    ;(await mock.store()).applications.update(18, { status: '5.2' })
    await pressDoItNow(user)
    expect(await (await findQueuePanel()).findByText(CHANGED)).toBeVisible()
    expect(await getDecisionSection().findByText('This application was decided meanwhile: Deny.')).toBeVisible()
    expect(countCalls(mock, 'grantOrDeny')).toBe(0)
  })

  test('the person’s own decision is not reported as a change', async () => {
    holdCountdowns()
    const { user } = await openPage('18')
    await user.keyboard('d{Enter}')
    expect(await getDecisionSection().findByRole('link', { name: 'Next undecided' })).toHaveFocus()
    await user.keyboard('n')
    await findTitle('19')
    await user.keyboard('p')
    await findTitle('18')
    expect(getDecisionSection().getByText('Your decision is waiting to go out.')).toBeVisible()
    await pressDoItNow(user)
    await dismissOutcome(user, 'Rejection email notification sent to the applicant.')
    expect(await getDecisionSection().findByText('Deny')).toBeVisible()
    expect(getDecisionSection().queryByText(/meanwhile|does not say/)).toBeNull()
  })
})
