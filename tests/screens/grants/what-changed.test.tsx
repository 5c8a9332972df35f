import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storedItems } from '@/api/stored-items'
import { paths } from '@/paths'
import { pressInAlert } from '@tests/support/alerts'
import { expectAccessible } from '@tests/support/axe'
import { renderPortal } from '@tests/support/render-portal'

const KEY = storedItems.lastSeen('1')

const openPage = (settings: Omit<Parameters<typeof renderPortal>[0], 'path'> & { path?: string } = {}) =>
  renderPortal({ path: paths.submittedApplications, person: 'applicant@demo.urc', ...settings })

/** Returns the stored record of a visit on 1 November. */
const makeRecord = (seen: object) => ({ [KEY]: JSON.stringify({ at: '2026-11-01T03:30:00.000Z', seen }) })

const earlierRecord = makeRecord({ 21: { status: '1', hasAgreement: false } })

const findNews = () => screen.findByRole('region', { name: /^Changed since/ })

test('a first visit has no news, and becomes the baseline', async () => {
  const { services } = await openPage()
  await screen.findByRole('row', { name: /Epiphytic orchids/ })
  await waitFor(() => expect(services.local.getItem(KEY)).toContain('"21":{"status":"2.1"'))
  expect(services.local.getItem(KEY)).not.toContain('orchids')
  expect(screen.queryByRole('region', { name: /^Changed since/ })).toBeNull()
})

test('changes since the last visit are shown until marked as seen', async () => {
  const { user, services } = await openPage({ stored: earlierRecord })
  expect(await findNews()).toHaveAccessibleName('Changed since 1 Nov 2026, 09:00')
  expect(within(await findNews()).getByRole('listitem')).toHaveTextContent(
    /orchids.*: Shortlisted, before Submitted\.$/,
  )
  await expectAccessible()
  expect(services.local.getItem(KEY)).toContain('"status":"1"')
  await user.click(within(await findNews()).getByRole('button', { name: 'Mark as seen' }))
  expect(screen.queryByRole('region', { name: /^Changed since/ })).toBeNull()
  expect(services.local.getItem(KEY)).toContain('"21":{"status":"2.1"')
})

test('changes while the page is open are shown too', async () => {
  const { mock, services } = await openPage()
  await screen.findByRole('row', { name: /Epiphytic orchids/ })
  await waitFor(() => expect(services.local.getItem(KEY)).not.toBeNull())
  const { applications } = await mock.store()
  applications.update(21, { status: '3.1' })
  await act(() => services.queries.invalidateQueries())
  expect(within(await findNews()).getByRole('listitem')).toHaveTextContent(/: Approved, before Shortlisted\.$/)
})

test('the dashboard shows the changes below the tasks', async () => {
  await openPage({ path: paths.dashboard, stored: earlierRecord })
  expect(within(await findNews()).getByRole('link', { name: /orchids/ })).toHaveAttribute('href', '/moredetails/21')
})

test('another person’s visit does not affect this one’s news', async () => {
  const { services } = await openPage({ stored: { [storedItems.lastSeen('2')]: earlierRecord[KEY] ?? '' } })
  await screen.findByRole('row', { name: /Epiphytic orchids/ })
  await waitFor(() => expect(services.local.getItem(KEY)).not.toBeNull())
  expect(screen.queryByRole('region', { name: /^Changed since/ })).toBeNull()
})

test.each(['{', '{"at":"2026-11-01T03:30:00.000Z","seen":{"21":{"status":"9"}}}'])(
  'an unreadable record counts as a first visit: %s',
  async (text) => {
    const { services } = await openPage({ stored: { [KEY]: text } })
    await waitFor(() => expect(services.local.getItem(KEY)).toContain('"21":{"status":"2.1"'))
  },
)

test('the stored record is listed for its person, and deleted', async () => {
  const { user, services } = await openPage({ stored: earlierRecord })
  await findNews()
  await user.click(screen.getByRole('link', { name: 'What this device keeps of you' }))
  await user.click(await screen.findByRole('button', { name: 'Delete: What you last saw of your applications' }))
  await pressInAlert(user, /^Delete from this device: What you last saw/, 'Delete')
  await waitFor(() => expect(services.local.getItem(KEY)).toBeNull())
})

test('each application shows its progress', async () => {
  await openPage()
  const orchids = await screen.findByRole('row', { name: /Epiphytic orchids/ })
  const progress = within(orchids).getByRole('list', { name: /^The way of Epiphytic orchids/ })
  expect(
    within(progress)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Submission: past', 'Shortlist: past', 'HOD and Dean: now', 'Decision: ahead', 'Project: ahead'])
})
