import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '@/app/paths'
import { guidance } from '@/domain/guidance'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'
import { answerAlert, closeAlert, expectSummary } from '@tests/support/alerts'
import { COUNCIL_PEOPLE, timesCalled } from './mailing'

type Settings = Omit<Parameters<typeof renderPortal>[0], 'path'>

async function open(settings: Settings = {}) {
  const stage = await renderPortal({ path: paths.applicationDates, person: 'admin@demo.urc', ...settings })
  await screen.findByRole('heading', { level: 1, name: 'Application Dates' })
  return stage
}

async function fillIn(user: UserEvent, closes = '2027-02-26', opens = '2027-01-04') {
  await user.type(screen.getByLabelText('Open Date'), opens)
  await user.type(screen.getByLabelText('Open Time'), '08:30')
  await user.type(screen.getByLabelText('Close Date'), closes)
  await user.type(screen.getByLabelText('Close Time'), '16:00')
  await user.clear(screen.getByLabelText('Year'))
  await user.type(screen.getByLabelText('Year'), '2027')
}

const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Submit' }))

/** The demo's call is open: other dates close it. */
const setThem = (user: UserEvent) => answerAlert(user, /would close at once/, 'Set them all the same')

const presentDates = () => screen.findByRole('region', { name: 'The dates that hold now' })

test.each(COUNCIL_PEOPLE)('%s sees the present dates', async (person) => {
  await open({ person })
  const present = within(await presentDates())
  expect(await present.findByText('Open')).toBeVisible()
  expect(present.getByText('1 Nov 2026, 08:00')).toBeVisible()
  expect(present.getByText('30 Nov 2026, 16:00')).toBeVisible()
  await expectAccessible()
})

describe('the form', () => {
  test('is not sent with a field missing', async () => {
    const { user, mock } = await open()
    await user.type(screen.getByLabelText('Open Date'), '2027-01-04')
    await submit(user)
    await expectSummary('Please fill in all fields before submitting.')
    expect(timesCalled(mock, 'setApplicationDates')).toBe(0)
  })

  test.each([
    ['Open Date', '0026-11-01', 'Enter a full date, with a year from 2000 to 2099.'],
    ['Year', '2O27', 'Enter a year from 2000 to 2099.'],
  ])('is not sent with a %s such as %s, and says nothing of it in words', async (label, typed, problem) => {
    const { user, mock } = await open()
    await fillIn(user)
    const field = screen.getByLabelText(label)
    await user.clear(field)
    await user.type(field, typed)
    expect(screen.queryByText(/^Applications open /)).toBeNull()
    await submit(user)
    expect(await screen.findByRole('link', { name: problem })).toBeVisible()
    expect(screen.queryByText('Please fill in all fields before submitting.')).toBeNull()
    expect(field).toHaveAccessibleDescription(problem)
    expect(timesCalled(mock, 'setApplicationDates')).toBe(0)
  })

  test('says the dates in words before they are sent', async () => {
    const { user } = await open()
    await fillIn(user)
    expect(screen.getByText('Applications open 4 Jan 2027, 08:30 and close 26 Feb 2027, 16:00.')).toBeVisible()
  })

  test('asks before it sets dates that close before they open', async () => {
    const { user, mock } = await open()
    await fillIn(user, '2026-12-31')
    await submit(user)
    await answerAlert(user, /^Applications would close before they open, and nobody could submit\./, 'Cancel')
    expect(timesCalled(mock, 'setApplicationDates')).toBe(0)
  })

  test.each([
    ['2026-11-20', 'Applicants would have less time: applications would close today,'],
    ['2026-11-19', 'Applications are open now and would close at once:'],
  ])('says that the open call would close on %s, and asks', async (closes, words) => {
    const { user, mock } = await open()
    await fillIn(user, closes, '2026-11-01')
    expect(await screen.findByText((text) => text.startsWith(words))).toBeVisible()
    await expectAccessible()
    await submit(user)
    await answerAlert(user, new RegExp(`^${words}`), 'Cancel')
    expect(timesCalled(mock, 'setApplicationDates')).toBe(0)
    await submit(user)
    await answerAlert(user, new RegExp(`^${words}`), 'Set them all the same')
    await closeAlert(user, 'Application dates saved successfully.')
  })

  test('asks nothing if applicants lose nothing', async () => {
    const { user } = await open()
    await fillIn(user, '2026-12-05', '2026-11-01')
    expect(screen.getByText(/^Applicants would have more time:/)).toBeVisible()
    await submit(user)
    await closeAlert(user, 'Application dates saved successfully.')
  })

  test('asks according to the dates that are valid at that moment', async () => {
    const { user, mock } = await open()
    await fillIn(user, '2026-12-05', '2026-11-01')
    const { applicationDates } = await mock.store()
    const [row] = applicationDates.all()
    applicationDates.update(row?.id ?? 0, { closeDate: '2026-12-24 16:00' })
    await submit(user)
    await answerAlert(user, /^Applicants would have less time: .* in place of 24 Dec 2026, 16:00\./, 'Cancel')
    expect(timesCalled(mock, 'setApplicationDates')).toBe(0)
  })
})

test('new dates are valid at once', async () => {
  const { user } = await open()
  await fillIn(user)
  await submit(user)
  await setThem(user)
  await closeAlert(user, 'Application dates saved successfully.')
  const present = within(await presentDates())
  expect(await present.findByText('4 Jan 2027, 08:30')).toBeVisible()
  expect(present.getByText('Not open yet')).toBeVisible()
})

test.each([
  ['refused', 'The council cannot do this now.'],
  ['network', 'There was an error submitting the form. Please try again.'],
] as const)('a submission that meets %s is told as: %s', async (kind, text) => {
  const { user } = await open({ faults: [{ call: 'setApplicationDates', kind }] })
  await fillIn(user)
  await submit(user)
  await setThem(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  expect(screen.getByLabelText('Open Date')).toHaveValue('2027-01-04')
})

test('dates without a confirmation may be set, and the valid ones are loaded again', async () => {
  const { user } = await open({ faults: [{ call: 'setApplicationDates', kind: 'lost-answer' }] })
  await fillIn(user)
  await submit(user)
  await setThem(user)
  expect(await screen.findByRole('alert')).toHaveTextContent(guidance.mayBeDone.setDates)
  expect(await within(await presentDates()).findByText('4 Jan 2027, 08:30')).toBeVisible()
})

test('dates can be set although the present ones cannot be read', async () => {
  const { user } = await open({ faults: [{ call: 'getApplicationDates', kind: 'refused', times: 1 }] })
  const present = within(await presentDates())
  expect(await present.findByText(/^We could not check the dates\./)).toBeVisible()
  expect(screen.getByLabelText('Open Date')).toBeVisible()
  await user.click(present.getByRole('button', { name: 'Check again' }))
  expect(await present.findByText('30 Nov 2026, 16:00')).toBeVisible()
})

test('an applicant has no such page', async () => {
  await renderPortal({ path: paths.applicationDates, person: 'applicant@demo.urc' })
  expect(await screen.findByText('This page is not available for your role.')).toBeVisible()
})
