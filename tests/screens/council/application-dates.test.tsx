import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '@/paths'
import { guidance } from '@/domain/texts/guidance'
import { fillFields } from '@tests/support/fill-fields'
import { renderPortal, type PageSettings } from '@tests/support/render-portal'
import { pressInAlert, closeAlert, expectErrorSummary } from '@tests/support/alerts'
import { countCalls } from './council-helpers'

async function openPage(settings: PageSettings = {}) {
  const stage = await renderPortal({ path: paths.applicationDates, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Application Dates' })
  return stage
}

const fillForm = (closeDate = '2027-02-26', openDate = '2027-01-04', year = '2027') =>
  fillFields(screen, {
    'Open Date': openDate,
    'Open Time': '08:30',
    'Close Date': closeDate,
    'Close Time': '16:00',
    Year: year,
  })

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }))

/** Confirms the warning: the demo's period is open, and other dates close it. */
const confirmDates = (user: UserEvent) => pressInAlert(user, /would close at once/, 'Set them anyway')

const findCurrentDates = () => screen.findByRole('region', { name: 'Current dates' })

describe('the form', () => {
  test('starts with the current dates', async () => {
    await openPage()
    await waitFor(() => expect(screen.getByLabelText('Close Date')).toHaveValue('2026-11-30'))
    expect(screen.getByLabelText('Open Date')).toHaveValue('2026-11-01')
    expect(screen.getByLabelText('Open Time')).toHaveValue('08:00')
    expect(screen.getByLabelText('Close Time')).toHaveValue('16:00')
    expect(screen.getByLabelText('Year')).toHaveValue('2026')
  })

  test('keeps typed dates when the current dates arrive', async () => {
    await openPage()
    fillForm()
    expect(await within(await findCurrentDates()).findByText('30 Nov 2026, 16:00')).toBeVisible()
    expect(screen.getByLabelText('Close Date')).toHaveValue('2027-02-26')
  })

  test('is not sent with a missing field', async () => {
    const { user, mock } = await openPage()
    await waitFor(() => expect(screen.getByLabelText('Close Date')).toHaveValue('2026-11-30'))
    fillFields(screen, { 'Close Date': '' })
    await submit(user)
    await expectErrorSummary('Please fill in all fields before submitting.')
    expect(countCalls(mock, 'setApplicationDates')).toBe(0)
  })

  test('is not sent with an impossible day or year, and shows no summary', async () => {
    const { user, mock } = await openPage()
    fillForm()
    fillFields(screen, { Year: '2O27', 'Open Date': '0026-11-01' })
    expect(screen.queryByText(/^Applications open /)).toBeNull()
    await submit(user)
    for (const [label, problem] of [
      ['Year', 'Enter a year from 2000 to 2099.'],
      ['Open Date', 'Enter a full date, with a year from 2000 to 2099.'],
    ] as const) {
      expect(await screen.findByRole('link', { name: problem })).toBeVisible()
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem)
    }
    expect(screen.queryByText('Please fill in all fields before submitting.')).toBeNull()
    expect(countCalls(mock, 'setApplicationDates')).toBe(0)
  })

  test('refuses dates that close before they open, at their field', async () => {
    const { user, mock } = await openPage()
    fillForm('2026-12-31')
    await submit(user)
    const problem = guidance.closesBeforeOpening
    await expectErrorSummary(problem)
    expect(screen.getByLabelText('Close Date')).toHaveAccessibleDescription(problem)
    expect(countCalls(mock, 'setApplicationDates')).toBe(0)
  })

  test('asks about a year that fits neither date', async () => {
    const { user, mock } = await openPage()
    fillForm('2026-12-05', '2026-11-01')
    const words = 'The year 2027 fits neither of the two dates.'
    expect(await screen.findByText((text) => text.includes(words))).toBeVisible()
    await submit(user)
    await pressInAlert(user, new RegExp(words), 'Cancel')
    expect(countCalls(mock, 'setApplicationDates')).toBe(0)
  })

  test('asks if the open call would close today', async () => {
    const { user, mock } = await openPage()
    fillForm('2026-11-20', '2026-11-01', '2026')
    const words = 'Applicants would have less time: applications would close today,'
    expect(await screen.findByText((text) => text.startsWith(words))).toBeVisible()
    await submit(user)
    await pressInAlert(user, new RegExp(`^${words}`), 'Cancel')
    expect(countCalls(mock, 'setApplicationDates')).toBe(0)
    await submit(user)
    await pressInAlert(user, new RegExp(`^${words}`), 'Set them anyway')
    await closeAlert(user, 'Application dates saved successfully.')
  })

  test('asks nothing if applicants get more time', async () => {
    const { user } = await openPage()
    fillForm('2026-12-05', '2026-11-01', '2026')
    expect(await screen.findByText(/^Applicants would have more time:/)).toBeVisible()
    await submit(user)
    await closeAlert(user, 'Application dates saved successfully.')
  })

  test('compares with the dates on the host at that moment', async () => {
    const { user, mock } = await openPage()
    await within(await findCurrentDates()).findByText('30 Nov 2026, 16:00')
    fillForm('2026-12-05', '2026-11-01', '2026')
    const { applicationDates } = await mock.store()
    const [row] = applicationDates.all()
    applicationDates.update(row?.id ?? 0, { closeDate: '2026-12-24 16:00' })
    await submit(user)
    await pressInAlert(user, /^Applicants would have less time: .* in place of 24 Dec 2026, 16:00\./, 'Cancel')
    expect(countCalls(mock, 'setApplicationDates')).toBe(0)
  })
})

test('new dates are valid immediately', async () => {
  const { user } = await openPage()
  fillForm()
  await submit(user)
  await confirmDates(user)
  await closeAlert(user, 'Application dates saved successfully.')
  const currentDates = within(await findCurrentDates())
  expect(await currentDates.findByText('4 Jan 2027, 08:30')).toBeVisible()
  expect(currentDates.getByText('Not open yet')).toBeVisible()
})

test('after a lost response the current dates are reloaded', async () => {
  const { user } = await openPage({ faults: [{ call: 'setApplicationDates', kind: 'lost-answer' }] })
  fillForm()
  await submit(user)
  await confirmDates(user)
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(await within(await findCurrentDates()).findByText('4 Jan 2027, 08:30')).toBeVisible()
})

test('dates can be set although the current dates cannot be read', async () => {
  const { user } = await openPage({ faults: [{ call: 'getApplicationDates', kind: 'refused', times: 1 }] })
  const present = within(await findCurrentDates())
  expect(await present.findByText(/^We could not check the dates\./)).toBeVisible()
  expect(screen.getByLabelText('Open Date')).toBeVisible()
  await user.click(present.getByRole('button', { name: 'Check again' }))
  expect(await present.findByText('30 Nov 2026, 16:00')).toBeVisible()
})
