import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storedItems } from '@/api/stored-items'
import { COUNCIL_PAGES } from '@/council-pages'
import { REVIEWERS } from '@/domain/people/reviewers'
import { STATUS_KINDS } from '@/domain/status/applications-by-year'
import { STATUS, statusLabel } from '@/domain/status/status'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { countCalls } from './council-helpers'
import { watchSavedFiles } from './saved-files'

async function openPage({ path = '/dashboard/year', ...settings }: PageSettings & { path?: string } = {}) {
  const stage = await renderPortal({ path, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'The year' })
  return stage
}

const findChart = (name: string) => screen.findByRole('figure', { name: new RegExp(`^${name}`) })

async function readTable(name: string) {
  const rows = within(await findChart(name)).getAllByRole('row')
  return rows.map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
}

/** Finds the part of a chart with this tooltip. */
async function findChartPart(name: string, tooltip: string) {
  const chart = await findChart(name)
  return waitFor(() => {
    const title = [...chart.querySelectorAll('title')].find(({ textContent }) => textContent === tooltip)
    if (!title?.parentElement) throw new Error(`There is no part "${tooltip}".`)
    return title.parentElement
  })
}

test('the page shows the year in charts, each with a table', async () => {
  const { mock } = await openPage()
  const submitted = (await mock.store()).applications.all().filter(({ status }) => status !== STATUS.draft)
  const labels = STATUS_KINDS.map(({ label }) => label)
  const createExpectedRow = (year: string) => {
    const yearApplications = submitted.filter(({ submittedDate }) => submittedDate?.startsWith(year))
    const counts = labels.map((label) => yearApplications.filter(({ status }) => statusLabel(status) === label).length)
    return [year, ...counts, yearApplications.length].map(String)
  }
  expect(await readTable('Applications by status')).toEqual([
    ['Year', ...labels, 'Total'],
    ...['2026', '2025', '2024'].map(createExpectedRow),
  ])
  expect(await readTable('Answers')).toEqual([
    ['Who', 'Answered', 'Asked, no answer', 'Not asked'],
    ['HOD', '1', '1', '1'],
    ['Dean', '1', '1', '1'],
    ['Reviewer 1', '2', '0', '1'],
    ['Reviewer 2', '1', '1', '1'],
    ...REVIEWERS.slice(2).map(({ label }) => [label, '1', '0', '2']),
  ])
  await findChartPart('Applications by status', 'Granted, 2026: 1')
})

test('a part of a picture links to its list', async () => {
  const { user } = await openPage()
  await user.click(await findChartPart('Applications by status', 'Granted, 2025: 4'))
  expect(await screen.findByRole('heading', { level: 1, name: 'View Applications' })).toBeVisible()
  expect(await screen.findByLabelText('Year')).toHaveValue('2025')
  expect(screen.getByLabelText('Status')).toHaveValue('granted')
  expect(within(await screen.findByRole('table', { name: 'Applications' })).getAllByRole('row')).toHaveLength(5)
})

test('the table of a picture links by keyboard to the same list', async () => {
  const { user } = await openPage({ person: 'urc@demo.urc' })
  const answers = await findChart('Answers')
  expect(within(answers).queryByRole('link')).toBeNull()
  within(answers)
    .getByRole('button', { name: /^Show the table/ })
    .focus()
  await user.keyboard('{Enter}')
  const links = within(answers).getAllByRole('link')
  expect(links[0]).toHaveAttribute('href', '/requestapproval?year=2026&needs=hod-answer')
  await user.tab()
  // The buttons that save the figure come first.
  while (document.activeElement !== links[0]) await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Request Approval' })).toBeVisible()
  expect(await screen.findByLabelText('Waiting for you')).toHaveDisplayValue('No answer from HOD')
  expect(await screen.findByRole('row', { name: /Epiphytic orchids/ })).toBeVisible()
  expect(screen.queryByRole('row', { name: /Low-cost tilt sensors/ })).toBeNull()
})

test('granted amounts are read on a press and compared with the budget', async () => {
  const { user, mock } = await openPage({
    stored: {
      [storedItems.decisionPlan('3')]: JSON.stringify({ envelopes: { 2026: '4,000,000', 2024: '5,000,000' } }),
    },
  })
  const money = await findChart('Money granted')
  const readButton = within(money).getByRole('button', { name: 'Read the granted amounts' })
  expect(countCalls(mock, 'getDetails')).toBe(0)
  expect(within(money).getAllByRole('button')).toEqual([readButton])
  expect(within(money).queryByRole('table')).toBeNull()
  expect(money.querySelector('svg text')).toBeNull()
  await user.click(readButton)
  expect(await within(money).findByText('8 of 8 read.')).toBeVisible()
  expect((await readTable('Money granted')).slice(1)).toEqual([
    ['2026', '2,250,000', '1', '1', '4,000,000', '1,750,000'],
    ['2025', '8,780,000', '4', '4', 'Not noted', 'Not known'],
    ['2024', '5,370,000', '3', '3', '5,000,000', '-370,000'],
  ])
  expect(within(money).getByText(/^No annual budget for 2025\./)).toBeVisible()
  await findChartPart('Money granted', 'Over the budget, 2024: LKR 370,000')
  expect(countCalls(mock, 'getDetails')).toBe(8)
})

test('an invalid amount is named, and the remaining budget is uncertain', async () => {
  const { user, mock } = await openPage({
    stored: { [storedItems.decisionPlan('3')]: JSON.stringify({ envelopes: { 2026: '4,000,000' } }) },
  })
  const { applications } = await mock.store()
  applications.update(20, { amount: 'as agreed' })
  const money = await findChart('Money granted')
  await user.click(within(money).getByRole('button', { name: 'Read the granted amounts' }))
  expect(await within(money).findByText('2026: 0 of 1 amounts known. No number: 20_2026.')).toBeVisible()
  expect((await readTable('Money granted'))[1]).toEqual(['2026', 'Not known', '1', '0', '4,000,000', 'Not known'])
})

test('unreadable amounts are reported, and read again on a press', async () => {
  const { user, mock, services } = await openPage()
  mock.faults.add({ call: 'getDetails', kind: 'http-500' })
  const money = await findChart('Money granted')
  await user.click(within(money).getByRole('button', { name: 'Read the granted amounts' }))
  const retryButton = await within(money).findByRole('button', { name: /^Try again/ })
  expect(within(money).getByText(/^0 of 8 read\./)).toBeVisible()
  // Calls still in flight would fail the next scan too.
  await waitFor(() => expect(services.queries.isFetching()).toBe(0))
  mock.faults.clear()
  await user.click(retryButton)
  expect(await within(money).findByText('8 of 8 read.')).toBeVisible()
})

test('marks are compared, and outliers have the names of their reviewers', async () => {
  await openPage()
  const marks = await findChart('Marks')
  const rows = (await readTable('Marks')).slice(1)
  // The seed repeats the last review for later reviewers.
  expect(rows.map((cells) => [...cells.slice(0, 5), ...cells.slice(-2)])).toEqual([
    ['20_2026', expect.stringMatching(/^Tank cascades/), '93', '87', '89', expect.stringMatching(/^89\./), 'None'],
    ['18_2026', expect.stringMatching(/^Peat swamps/), '78', 'No mark', 'No mark', '78', 'None'],
    [
      '19_2026',
      expect.stringMatching(/^Soil carbon/),
      '81',
      '0',
      'A minus, with reservations about sampling',
      '40.5',
      'Reviewer 2',
    ],
  ])
  expect(within(marks).getByText(/^Not drawn: Reviewer 3 wrote “A minus/)).toBeVisible()
  expect(within(marks).getByText('4 applications have no mark to draw.')).toBeVisible()
  const outlier = await findChartPart('Marks', '19_2026, Reviewer 2: 0, outlier')
  expect(outlier.closest('a')?.getAttributeNS('http://www.w3.org/1999/xlink', 'href')).toBe(
    `${COUNCIL_PAGES.Admin.approvedApplications}?year=2026&q=19_2026`,
  )
})

test('an application whose only mark is off the scale is named, and in the table', async () => {
  await openPage({
    prepare: async ({ mock }) => {
      const { reviewers } = await mock.store()
      const [first] = reviewers.findByApplication(18)
      reviewers.update(first?.id ?? 0, { marks: '780' })
    },
  })
  expect(within(await findChart('Marks')).getByText(/^Not drawn: Reviewer 1 wrote “780” for/)).toBeVisible()
  expect((await readTable('Marks')).at(-1)).toEqual(expect.arrayContaining(['18_2026', '780', 'No mark', 'None']))
})

test('times are read on a press, and unknown ones are counted', async () => {
  const { user, mock } = await openPage()
  const { approvals } = await mock.store()
  for (const { id, role } of approvals.findByApplication(20)) if (role === 'HOD') approvals.update(id, { date: null })
  const times = await findChart('Days from submission to answer')
  await user.click(within(times).getByRole('button', { name: 'Read the dates of the answers' }))
  expect(await within(times).findByText('7 of 7 read.')).toBeVisible()
  expect(within(times).getByText('HOD: 4 of 5 known.')).toBeVisible()
  await findChartPart('Days from submission to answer', '21_2026, Dean: 16 days')
})

test('the year of marks, answers and times is part of the address', async () => {
  const { user } = await openPage()
  await user.selectOptions(screen.getByLabelText('Year of submission'), '2025')
  expect(await screen.findByRole('figure', { name: 'Marks, 2025' })).toBeVisible()
  expect(await readTable('Answers')).toEqual(expect.arrayContaining([['HOD', '0', '0', '0']]))
  expect((await readTable('Applications by status'))[1]?.[0]).toBe('2026')
})

test('in January the year is the latest one with marks', async () => {
  await openPage({ scenario: 'decisions-due' })
  expect(screen.getByLabelText('Year of submission')).toHaveValue('2026')
  expect((await readTable('Marks, 2026')).length).toBeGreaterThan(3)
  expect(screen.queryByText(/^There is no mark yet/)).toBeNull()
})

test('a picture is saved as a table', async () => {
  const { user } = await openPage()
  const saved = watchSavedFiles()
  const status = await findChart('Applications by status')
  await user.click(within(status).getByRole('button', { name: /^Save as CSV/ }))
  expect(await saved.get('applications-by-status.csv')?.text()).toContain('"2025",0,0,0,4,')
})

test('a failed list removes only its own picture', async () => {
  const { user, mock } = await openPage({ faults: [{ call: 'listReviewers', kind: 'http-500' }] })
  const answers = await findChart('Answers')
  const again = await within(answers).findByRole('button', { name: /^Try again/ })
  expect(within(answers).queryByRole('table')).toBeNull()
  mock.faults.clear()
  await user.click(again)
  await findChartPart('Answers', 'HOD, not asked: 1')
  expect((await readTable('Marks')).length).toBe(4)
})

test('the dashboard has one picture without extra calls, and links the others', async () => {
  const { user } = await renderPortal({ path: '/dashboard', person: 'urc@demo.urc' })
  await findChartPart('Applications by status', 'Granted, 2026: 1')
  const status = within(await findChart('Applications by status'))
  await user.click(status.getByRole('link', { name: 'All charts' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'The year' })).toBeVisible()
})
