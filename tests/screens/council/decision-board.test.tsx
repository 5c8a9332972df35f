import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storedItems } from '@/api/stored-items'
import { COUNCIL_PAGES } from '@/council-pages'
import { REVIEWERS } from '@/domain/people/reviewers'
import { fillFields } from '@tests/support/fill-fields'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { dismissOutcome } from '../../support/queue'
import { pressDoItNow, expectNoRow, holdCountdowns, findRow, countCalls } from './council-helpers'

async function openBoard(settings: PageSettings = {}) {
  const path = `${COUNCIL_PAGES.urc.approvedApplications}?view=board`
  const stage = await renderPortal({ path, person: 'urc@demo.urc', ...settings })
  await screen.findByRole('tab', { name: 'Decision board', selected: true })
  return stage
}

const PEAT = /Peat swamps/
const SOIL = /Soil carbon under home gardens/

const findCell = (container: ParentNode, label: string) =>
  container.querySelector<HTMLElement>(`td[data-label="${label}"]`) ?? undefined

const getRanks = () => [...document.querySelectorAll('td[data-label="Rank"]')].map(({ textContent }) => textContent)

const getBudgetPanel = () => within(screen.getByRole('region', { name: 'Annual budget' }))

const findGrantCount = () => getBudgetPanel().findByText('in 1 grant')

const readStorage = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')).join('\n')

test('one press opens the board, which is part of the address', async () => {
  const { user } = await renderPortal({ path: COUNCIL_PAGES.urc.approvedApplications, person: 'urc@demo.urc' })
  await user.click(await screen.findByRole('tab', { name: 'Decision board' }))
  expect(await screen.findByLabelText('Annual budget (LKR)')).toBeVisible()
  expect(await findRow(PEAT)).toBeVisible()
})

test('the board sorts undecided applications by mean, those without a rank last', async () => {
  const { services, mock } = await openBoard()
  const soil = await findRow(SOIL)
  expect(findCell(soil, 'Rank')).toHaveTextContent(/^2$/)
  expect(findCell(soil, 'Mean')).toHaveTextContent('40.5')
  expect(findCell(soil, 'Spread')).toHaveTextContent('81')
  for (const excludedMark of within(soil).getAllByText('“A minus, with reservations about sampling”', { exact: false }))
    expect(excludedMark.closest('p')).toHaveTextContent('is left out of the mean')
  const peat = await findRow(PEAT)
  expect(findCell(peat, 'Rank')).toHaveTextContent(/^1, provisional$/)
  expect(within(peat).getByText(`${REVIEWERS.length - 1} marks missing`)).toBeVisible()
  expectNoRow(/Tank cascades/)
  const orchids = await findRow(/Epiphytic orchids/)
  expect(findCell(orchids, 'Rank')).toHaveTextContent(/^–$/)
  expect(findCell(orchids, 'Mean')).toHaveTextContent(/^–$/)
  expect(getRanks().slice(0, 2)).toEqual(['1, provisional', '2'])
  expect(new Set(getRanks().slice(2))).toEqual(new Set(['–']))

  const { reviewers } = await mock.store()
  for (const { id, number } of reviewers.findByApplication(19))
    if (number > 1) reviewers.update(id, { marks: 'excellent' })
  await act(() => services.queries.invalidateQueries())
  expect(await within(await findRow(SOIL)).findAllByText('“excellent”', { exact: false })).toHaveLength(
    REVIEWERS.length - 1,
  )
})

test('the board sums up the grants of one year beside its budget', async () => {
  const { user } = await openBoard()
  expect(await findGrantCount()).toBeVisible()
  expect(getBudgetPanel().getByText('Granted already to applications of 2026')).toBeVisible()
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '5,000,000')
  expect(getBudgetPanel().getByText('LKR 2,750,000')).toBeVisible()
  expect(screen.queryByText(/of other years can be decided/)).toBeNull()
  await user.selectOptions(screen.getByLabelText('Year of submission'), '2025')
  expect(await screen.findByText('6 applications of other years can be decided too.')).toBeVisible()
  expectNoRow(PEAT)
  expect(await getBudgetPanel().findByText('in 4 grants')).toBeVisible()
  expect(getBudgetPanel().getByText('Granted already to applications of 2025')).toBeVisible()
  expect(screen.getByLabelText('Annual budget (LKR)')).toHaveValue('')
  await user.click(getBudgetPanel().getByRole('button', { name: 'About the annual budget' }))
  expect(await screen.findByText(/^The money available for applications submitted in 2025\./)).toBeVisible()
  await user.keyboard('{Escape}')
  await user.selectOptions(screen.getByLabelText('Year of submission'), '2026')
  await waitFor(() => expect(screen.getByLabelText('Annual budget (LKR)')).toHaveValue('5,000,000'))
  expect(getBudgetPanel().getByText('LKR 2,750,000')).toBeVisible()
})

test('a January grant is paid from the budget of its submission year', async () => {
  holdCountdowns()
  const { user } = await openBoard({ scenario: 'decisions-due' })
  expect(screen.getByLabelText('Year of submission')).toHaveValue('2026')
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '10,000,000')
  const flowers = /Flowering times/
  expect(await findGrantCount()).toBeVisible()
  await user.type(within(await findRow(flowers)).getByRole('textbox'), '1250000')
  expect(getBudgetPanel().getByText('LKR 6,500,000')).toBeVisible()
  await user.click(within(await findRow(flowers)).getByRole('button', { name: /^Select/ }))
  await user.click(await screen.findByRole('button', { name: 'Granted' }))
  await screen.findByLabelText('Start Date')
  fillFields(screen, { 'Start Date': '2027-03-01', Period: '2 Years', 'Approved Amount (LKR)': '1250000' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await pressDoItNow(user)
  await dismissOutcome(user, 'Email notification sent to the applicant.')
  expect(await getBudgetPanel().findByText('in 2 grants')).toBeVisible()
  expect(getBudgetPanel().getByText('LKR 6,500,000')).toBeVisible()
})

test('the plan is stored on this device and prefills the grant', async () => {
  const { user, services } = await openBoard()
  await user.type(within(await findRow(PEAT)).getByRole('textbox'), '900000')
  expect(readStorage(services.local)).toContain('900000')
  await user.click(within(await findRow(PEAT)).getByRole('button', { name: /^Select/ }))
  await user.click(await screen.findByRole('button', { name: 'Granted' }))
  expect(await screen.findByLabelText('Approved Amount (LKR)')).toHaveValue('900000')
})

/** Gives two applications the same mean, 60, and plans amounts for both. */
async function openBoardWithTie() {
  const stage = await openBoard()
  const { reviewers } = await stage.mock.store()
  for (const id of [18, 19])
    for (const review of reviewers.findByApplication(id)) reviewers.update(review.id, { marks: '60' })
  await act(() => stage.services.queries.invalidateQueries())
  await waitFor(async () => expect(findCell(await findRow(SOIL), 'Mean')).toHaveTextContent(/^60$/))
  expect(await findGrantCount()).toBeVisible()
  await stage.user.type(within(await findRow(PEAT)).getByRole('textbox'), '1,000,000')
  await stage.user.type(within(await findRow(SOIL)).getByRole('textbox'), '1,000,000')
  return stage
}

const getBorderWidth = (inside: HTMLElement) => getComputedStyle(inside.querySelector('td') ?? inside).borderTopWidth

test('a line marks the end of the annual budget and names ties', async () => {
  const { user } = await openBoardWithTie()
  expect(findCell(await findRow(PEAT), 'Rank')).toHaveTextContent(/^=1/)
  expect(findCell(await findRow(SOIL), 'Rank')).toHaveTextContent(/^=1$/)
  const budgetEndText = /The annual budget is used up here, by rank/
  expect(screen.queryByText(budgetEndText)).toBeNull()
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '4,000,000')
  expect(screen.getByText(budgetEndText)).toHaveTextContent(/, within a tie\.$/)
  const firstUnpaidRow = await findRow(budgetEndText)
  expect(within(firstUnpaidRow).getByRole('link', { name: SOIL })).toBeVisible()
  expect(findCell(await findRow(PEAT), 'Project Title')).toHaveTextContent('Tied at the line.')
  expect([getBorderWidth(await findRow(PEAT)), getBorderWidth(firstUnpaidRow)]).toEqual(['0px', '4px'])
  await user.clear(screen.getByLabelText('Annual budget (LKR)'))
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '1')
  expect(within(await findRow(budgetEndText)).getByRole('link', { name: PEAT })).toBeVisible()
})

test('the board sorts by mean or spread, and draws the line by rank', async () => {
  const { user } = await openBoard()
  expect(await findGrantCount()).toBeVisible()
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '2,300,000')
  await user.type(within(await findRow(PEAT)).getByRole('textbox'), '1,000,000')
  expect(getBorderWidth(await findRow(PEAT))).toBe('4px')

  await user.click(screen.getByRole('button', { name: /^Mean/ }))
  await waitFor(() => expect(getRanks().slice(0, 2)).toEqual(['2', '1, provisional']))
  await expect.poll(async () => getBorderWidth(await findRow(PEAT))).toBe('0px')
  await user.click(screen.getByRole('button', { name: /^Spread/ }))
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: /^Spread/ })).toHaveAttribute('aria-sort', 'ascending'),
  )
  expect(getRanks()[0]).toBe('2')
  const peat = within(await findRow(PEAT))
  // Links contain the page's search parameters, which are updated after the rows are painted.
  const decide = screen.getByRole('link', { name: 'Decide one by one' })
  await waitFor(() => expect(decide).toHaveAttribute('href', expect.stringContaining('sort=spread')))
  await user.click(peat.getByRole('link', { name: /^Peat swamps/ }))
  await user.click(await screen.findByRole('link', { name: 'Approved Applications' }))
  expect(await screen.findByRole('columnheader', { name: /^Spread/ })).toHaveAttribute('aria-sort', 'ascending')
})

const WRONG_AMOUNT = 'Amount must be a valid number. Write it as 1,250,000 or 1250000.50.'

test('an unreadable planned amount or budget is reported and not counted', async () => {
  const { user } = await openBoard()
  expect(await findGrantCount()).toBeVisible()
  const planned = within(await findRow(PEAT)).getByRole('textbox')
  await user.type(planned, '750000,00')
  expect(planned).not.toHaveAccessibleDescription()
  await user.tab()
  expect(planned).toHaveAccessibleDescription(WRONG_AMOUNT)
  expect(planned).toBeInvalid()
  expect(findCell(await findRow(PEAT), 'Running Total (LKR)')).toHaveTextContent(/^2,250,000$/)
  await user.clear(planned)
  await user.type(planned, '12,50,000/=')
  await user.tab()
  expect(planned).not.toHaveAccessibleDescription()
  expect(findCell(await findRow(PEAT), 'Running Total (LKR)')).toHaveTextContent(/^3,500,000$/)
  const budget = screen.getByLabelText('Annual budget (LKR)')
  await user.type(budget, '3.850.000')
  await user.tab()
  expect(budget).toHaveAccessibleDescription(WRONG_AMOUNT)
  expect(getBudgetPanel().queryByText('Left of the annual budget')).toBeNull()
})

test('a grant whose amount has cents is added up', async () => {
  const { services, mock } = await openBoard()
  expect(await findGrantCount()).toBeVisible()
  const sum = getBudgetPanel().getAllByText(/^LKR/)[0]?.textContent
  const { applications } = await mock.store()
  applications.update(20, { amount: `${applications.get(20)?.amount}.00` })
  await act(() => services.queries.invalidateQueries())
  await waitFor(() => expect(countCalls(mock, 'getDetails')).toBe(2))
  await waitFor(() => expect(services.queries.isFetching()).toBe(0))
  expect(await findGrantCount()).toBeVisible()
  expect(getBudgetPanel().getAllByText(/^LKR/)[0]?.textContent).toBe(sum)
})

test('the next person on this device has a separate plan', async () => {
  const { user, services, connection } = await openBoard()
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '111')
  await connection.signInAs('admin@demo.urc')
  await act(() => services.session.check())
  await user.click(await screen.findByRole('button', { name: 'Go on as Ruwani' }))
  // The previous person's page stays until the portal reloads.
  const link = await waitFor(() => {
    const [first] = screen.getAllByRole('link', { name: /^Shortlisted Applications/ })
    expect(first).toHaveAttribute('href', COUNCIL_PAGES.Admin.approvedApplications)
    return first
  })
  await user.click(link ?? document.body)
  await user.click(await screen.findByRole('tab', { name: 'Decision board' }))
  expect(await screen.findByLabelText('Annual budget (LKR)')).toHaveValue('')
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '222')
  expect(services.local.getItem(storedItems.decisionPlan('3'))).toContain('222')
  expect(services.local.getItem(storedItems.decisionPlan('4'))).toContain('111')
})

test('a plan stays while the person is unknown', async () => {
  const { user, services, mock } = await openBoard()
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '111')
  mock.faults.add({ call: 'checkSession', kind: 'html' })
  await act(() => services.session.check())
  expect(await screen.findByText('We could not check whether you are signed in.')).toBeVisible()
  expect(screen.getByLabelText('Annual budget (LKR)')).toHaveValue('111')
})

test('a full device is reported, and the plan stays usable', async () => {
  const { user, services } = await openBoard()
  vi.spyOn(services.local, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '500')
  expect(screen.getByLabelText('Annual budget (LKR)')).toHaveValue('500')
  expect(screen.getByText(/^This browser blocks saving\./)).toBeVisible()
})

test('unreadable grants are reported, and can be loaded again', async () => {
  const { user, mock } = await openBoard({ faults: [{ call: 'getDetails', kind: 'http-500' }] })
  const again = await getBudgetPanel().findByRole('button', { name: 'Try again' })
  expect(getBudgetPanel().getByText(/^The grants could not be added up\./)).toBeVisible()
  // One call and two retries: the count is not started again.
  expect(countCalls(mock, 'getDetails')).toBe(3)
  mock.faults.clear()
  await user.click(again)
  expect(await findGrantCount()).toBeVisible()
})

test('an empty board says that nothing waits for a decision', async () => {
  await openBoard({ scenario: 'empty' })
  expect(await screen.findByText('Nothing waits for a decision.')).toBeVisible()
})
