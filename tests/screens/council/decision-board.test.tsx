import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { storedItems } from '@/api/stored-items'
import { COUNCIL_PAGES } from '@/council-pages'
import { REVIEWERS } from '@/domain/people/reviewers'
import { fillFields } from '@tests/support/fill-fields'
import { emulatePrint } from '@tests/support/emulate-print'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { dismissOutcome } from '../../support/queue'
import { pressDoItNow, expectNoRow, holdCountdowns, findRow, countCalls } from './council-helpers'

async function open(settings: PageSettings = {}) {
  const path = `${COUNCIL_PAGES.urc.approvedApplications}?view=board`
  const stage = await renderPortal({ path, person: 'urc@demo.urc', ...settings })
  await screen.findByRole('tab', { name: 'Decision board', selected: true })
  return stage
}

const PEAT = /Peat swamps/
const SOIL = /Soil carbon under home gardens/

const cell = (inside: ParentNode, label: string) =>
  inside.querySelector<HTMLElement>(`td[data-label="${label}"]`) ?? undefined

const ranks = () => [...document.querySelectorAll('td[data-label="Rank"]')].map(({ textContent }) => textContent)

const annualBudget = () => within(screen.getByRole('region', { name: 'Annual budget' }))

const grantsAddedUp = () => annualBudget().findByText('in 1 grant')

const storedTexts = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.getItem(storage.key(index) ?? '')).join('\n')

test('one press opens the board, which is part of the address', async () => {
  const { user } = await renderPortal({ path: COUNCIL_PAGES.urc.approvedApplications, person: 'urc@demo.urc' })
  await user.click(await screen.findByRole('tab', { name: 'Decision board' }))
  expect(await screen.findByLabelText('Annual budget (LKR)')).toBeVisible()
  expect(await findRow(PEAT)).toBeVisible()
})

test('the board sorts open decisions by mean, those without rank last', async () => {
  const { services, mock } = await open()
  const soil = await findRow(SOIL)
  expect(cell(soil, 'Rank')).toHaveTextContent(/^2$/)
  expect(cell(soil, 'Mean')).toHaveTextContent('40.5')
  expect(cell(soil, 'Spread')).toHaveTextContent('81')
  for (const left of within(soil).getAllByText('“A minus, with reservations about sampling”', { exact: false }))
    expect(left.closest('p')).toHaveTextContent('is left out of the mean')
  const peat = await findRow(PEAT)
  expect(cell(peat, 'Rank')).toHaveTextContent(/^1, provisional$/)
  expect(within(peat).getByText(`${REVIEWERS.length - 1} marks missing`)).toBeVisible()
  expectNoRow(/Tank cascades/)
  const orchids = await findRow(/Epiphytic orchids/)
  expect(cell(orchids, 'Rank')).toHaveTextContent(/^–$/)
  expect(cell(orchids, 'Mean')).toHaveTextContent(/^–$/)
  expect(ranks().slice(0, 2)).toEqual(['1, provisional', '2'])
  expect(new Set(ranks().slice(2))).toEqual(new Set(['–']))

  const { reviewers } = await mock.store()
  for (const { id, number } of reviewers.of(19)) if (number > 1) reviewers.update(id, { marks: 'excellent' })
  await act(() => services.queries.invalidateQueries())
  expect(await within(await findRow(SOIL)).findAllByText('“excellent”', { exact: false })).toHaveLength(
    REVIEWERS.length - 1,
  )
})

test('the board sums up the grants of one round beside its budget', async () => {
  const { user } = await open()
  expect(await grantsAddedUp()).toBeVisible()
  expect(annualBudget().getByText('Granted already to applications of 2026')).toBeVisible()
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '5,000,000')
  expect(annualBudget().getByText('LKR 2,750,000')).toBeVisible()
  expect(screen.queryByText(/of other years can be decided/)).toBeNull()
  await user.selectOptions(screen.getByLabelText('Year of submission'), '2025')
  expect(await screen.findByText('6 applications of other years can be decided too.')).toBeVisible()
  expectNoRow(PEAT)
  expect(await annualBudget().findByText('in 4 grants')).toBeVisible()
  expect(annualBudget().getByText('Granted already to applications of 2025')).toBeVisible()
  expect(screen.getByLabelText('Annual budget (LKR)')).toHaveValue('')
  await user.click(annualBudget().getByRole('button', { name: 'About the annual budget' }))
  expect(await screen.findByText(/^The money available for applications submitted in 2025\./)).toBeVisible()
  await user.keyboard('{Escape}')
  await user.selectOptions(screen.getByLabelText('Year of submission'), '2026')
  await waitFor(() => expect(screen.getByLabelText('Annual budget (LKR)')).toHaveValue('5,000,000'))
  expect(annualBudget().getByText('LKR 2,750,000')).toBeVisible()
})

test('a January grant is paid from the budget of its submission year', async () => {
  holdCountdowns()
  const { user } = await open({ scenario: 'decisions-due' })
  expect(screen.getByLabelText('Year of submission')).toHaveValue('2026')
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '10,000,000')
  const flowers = /Flowering times/
  expect(await grantsAddedUp()).toBeVisible()
  await user.type(within(await findRow(flowers)).getByRole('textbox'), '1250000')
  expect(annualBudget().getByText('LKR 6,500,000')).toBeVisible()
  await user.click(within(await findRow(flowers)).getByRole('button', { name: /^Select/ }))
  await user.click(await screen.findByRole('button', { name: 'Granted' }))
  await screen.findByLabelText('Start Date')
  fillFields(screen, { 'Start Date': '2027-03-01', Period: '2 Years', 'Approved Amount (LKR)': '1250000' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await pressDoItNow(user)
  await dismissOutcome(user, 'Email notification sent to the applicant.')
  expect(await annualBudget().findByText('in 2 grants')).toBeVisible()
  expect(annualBudget().getByText('LKR 6,500,000')).toBeVisible()
})

test('the plan is stored on this device and prefills the grant', async () => {
  const { user, services } = await open()
  await user.type(within(await findRow(PEAT)).getByRole('textbox'), '900000')
  expect(storedTexts(services.local)).toContain('900000')
  await user.click(within(await findRow(PEAT)).getByRole('button', { name: /^Select/ }))
  await user.click(await screen.findByRole('button', { name: 'Granted' }))
  expect(await screen.findByLabelText('Approved Amount (LKR)')).toHaveValue('900000')
})

/** Gives two applications the same mean, 60, and plans amounts for both. */
async function openTied() {
  const stage = await open()
  const { reviewers } = await stage.mock.store()
  for (const id of [18, 19]) for (const review of reviewers.of(id)) reviewers.update(review.id, { marks: '60' })
  await act(() => stage.services.queries.invalidateQueries())
  await waitFor(async () => expect(cell(await findRow(SOIL), 'Mean')).toHaveTextContent(/^60$/))
  expect(await grantsAddedUp()).toBeVisible()
  await stage.user.type(within(await findRow(PEAT)).getByRole('textbox'), '1,000,000')
  await stage.user.type(within(await findRow(SOIL)).getByRole('textbox'), '1,000,000')
  return stage
}

const lineOf = (inside: HTMLElement) => getComputedStyle(inside.querySelector('td') ?? inside).borderTopWidth

test('a line marks the end of the annual budget and names ties', async () => {
  const { user } = await openTied()
  expect(cell(await findRow(PEAT), 'Rank')).toHaveTextContent(/^=1/)
  expect(cell(await findRow(SOIL), 'Rank')).toHaveTextContent(/^=1$/)
  const here = /The annual budget is used up here, by rank/
  expect(screen.queryByText(here)).toBeNull()
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '4,000,000')
  expect(screen.getByText(here)).toHaveTextContent(/, within a tie\.$/)
  const below = await findRow(here)
  expect(within(below).getByRole('link', { name: SOIL })).toBeVisible()
  expect(cell(await findRow(PEAT), 'Project Title')).toHaveTextContent('Tied at the line.')
  expect([lineOf(await findRow(PEAT)), lineOf(below)]).toEqual(['0px', '4px'])
  await user.clear(screen.getByLabelText('Annual budget (LKR)'))
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '1')
  expect(within(await findRow(here)).getByRole('link', { name: PEAT })).toBeVisible()
})

test('the board sorts by mean or spread, and draws the line by rank', async () => {
  const { user } = await open()
  expect(await grantsAddedUp()).toBeVisible()
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '2,300,000')
  await user.type(within(await findRow(PEAT)).getByRole('textbox'), '1,000,000')
  expect(lineOf(await findRow(PEAT))).toBe('4px')

  await user.click(screen.getByRole('button', { name: /^Mean/ }))
  await waitFor(() => expect(ranks().slice(0, 2)).toEqual(['2', '1, provisional']))
  await expect.poll(async () => lineOf(await findRow(PEAT))).toBe('0px')
  await user.click(screen.getByRole('button', { name: /^Spread/ }))
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: /^Spread/ })).toHaveAttribute('aria-sort', 'ascending'),
  )
  expect(ranks()[0]).toBe('2')
  const peat = within(await findRow(PEAT))
  // Links contain the page's search parameters, which are updated after the rows are painted.
  const decide = peat.getByRole('link', { name: /^Decide/ })
  await waitFor(() => expect(decide).toHaveAttribute('href', expect.stringContaining('sort=spread')))
  await user.click(peat.getByRole('link', { name: /^Peat swamps/ }))
  await user.click(await screen.findByRole('link', { name: 'Approved Applications' }))
  expect(await screen.findByRole('columnheader', { name: /^Spread/ })).toHaveAttribute('aria-sort', 'ascending')
})

test('the board prints no link to the page for deciding', async () => {
  await open()
  const inPeat = within(await findRow(PEAT))
  expect(inPeat.getByRole('link', { name: /^Decide/ })).toBeVisible()
  await emulatePrint()
  expect(inPeat.queryByRole('link', { name: /^Decide/ })).toBeNull()
})

const WRONG_AMOUNT = 'Amount must be a valid number. Write it as 1,250,000 or 1250000.50.'

test('an unreadable planned amount or budget is reported and not counted', async () => {
  const { user } = await open()
  expect(await grantsAddedUp()).toBeVisible()
  const planned = within(await findRow(PEAT)).getByRole('textbox')
  await user.type(planned, '750000,00')
  expect(planned).not.toHaveAccessibleDescription()
  await user.tab()
  expect(planned).toHaveAccessibleDescription(WRONG_AMOUNT)
  expect(planned).toBeInvalid()
  expect(cell(await findRow(PEAT), 'Running Total (LKR)')).toHaveTextContent(/^2,250,000$/)
  await user.clear(planned)
  await user.type(planned, '12,50,000/=')
  await user.tab()
  expect(planned).not.toHaveAccessibleDescription()
  expect(cell(await findRow(PEAT), 'Running Total (LKR)')).toHaveTextContent(/^3,500,000$/)
  const budget = screen.getByLabelText('Annual budget (LKR)')
  await user.type(budget, '3.850.000')
  await user.tab()
  expect(budget).toHaveAccessibleDescription(WRONG_AMOUNT)
  expect(annualBudget().getByText('Type the annual budget first.')).toBeVisible()
})

test('a grant whose amount has cents is added up', async () => {
  const { services, mock } = await open()
  expect(await grantsAddedUp()).toBeVisible()
  const sum = annualBudget().getAllByText(/^LKR/)[0]?.textContent
  const { applications } = await mock.store()
  applications.update(20, { amount: `${applications.get(20)?.amount}.00` })
  await act(() => services.queries.invalidateQueries())
  await waitFor(() => expect(countCalls(mock, 'getDetails')).toBe(2))
  await waitFor(() => expect(services.queries.isFetching()).toBe(0))
  expect(await grantsAddedUp()).toBeVisible()
  expect(annualBudget().getAllByText(/^LKR/)[0]?.textContent).toBe(sum)
})

test('the next person on this device has a separate plan', async () => {
  const { user, services, connection } = await open()
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
  const { user, services, mock } = await open()
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '111')
  mock.faults.add({ call: 'checkSession', kind: 'html' })
  await act(() => services.session.check())
  expect(await screen.findByText('We could not check whether you are signed in.')).toBeVisible()
  expect(screen.getByLabelText('Annual budget (LKR)')).toHaveValue('111')
})

test('a full device is reported, and the plan stays usable', async () => {
  const { user, services } = await open()
  vi.spyOn(services.local, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.type(screen.getByLabelText('Annual budget (LKR)'), '500')
  expect(screen.getByLabelText('Annual budget (LKR)')).toHaveValue('500')
  expect(screen.getByText(/^This browser blocks saving\./)).toBeVisible()
})

test('unreadable grants are reported, and can be loaded again', async () => {
  const { user, mock } = await open({ faults: [{ call: 'getDetails', kind: 'http-500' }] })
  const again = await annualBudget().findByRole('button', { name: 'Try again' })
  expect(annualBudget().getByText(/^The grants could not be added up\./)).toBeVisible()
  // One call and two retries: the count is not started again.
  expect(countCalls(mock, 'getDetails')).toBe(3)
  mock.faults.clear()
  await user.click(again)
  expect(await grantsAddedUp()).toBeVisible()
})

test('an empty board says that nothing waits for a decision', async () => {
  await open({ scenario: 'empty' })
  expect(await screen.findByText('Nothing waits for a decision.')).toBeVisible()
})
