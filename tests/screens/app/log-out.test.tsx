import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '@/app/paths'
import { expectAccessible } from '@tests/support/axe'
import { expectLogged } from '@tests/support/console-watch'
import { renderPortal } from '@tests/support/render-portal'

const person = 'applicant@demo.urc'
const draft = {
  formData: JSON.stringify({ projectTitle: 'Rain on two slopes' }),
  draftStamp: JSON.stringify({
    owner: '1',
    revision: 1,
    savedAt: '2026-11-19T10:00:00Z',
    tab: 'a',
    appId: null,
    files: {},
  }),
}

test('logging out clears what was stored and goes to /home', async () => {
  const { user, portal } = await renderPortal({ path: '/dashboard', person })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  const left = ['userName', 'userRole', 'userID', 'uid'].map((key) => portal.local.getItem(key))
  expect(left).toEqual([null, null, null, null])
  expect(portal.tab.length).toBe(0)
})

test('whoever leaves a list asks the host for nothing more of it, and is not asked to come back', async () => {
  const { user, mock, portal } = await renderPortal({ path: paths.requestAgreement, person: 'admin@demo.urc' })
  await screen.findByRole('row', { name: /Tank cascades/ })
  await user.click(screen.getByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Research Grants' })).toBeVisible()
  await waitFor(() => expect(mock.calls.at(-1)).toBe('getApplicationDates'))
  expect(mock.calls.slice(mock.calls.indexOf('logOut') + 1)).toEqual(['getApplicationDates'])
  expect(screen.queryByRole('dialog')).toBeNull()
  const kept = portal.queries
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[0])
  expect(kept).toEqual(['getApplicationDates'])
})

test('a log-out that fails is logged, said, and can be tried again', async () => {
  expectLogged(/Logout\.php/)
  const { user, portal } = await renderPortal({
    path: '/dashboard',
    person,
    faults: [{ call: 'logOut', kind: 'network', times: 1 }],
  })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('dialog', { name: 'You are still signed in.' })).toBeVisible()
  expect(portal.local.getItem('userName')).toBe('Nirmala')
  await expectAccessible()

  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  expect(portal.local.getItem('userName')).toBeNull()
})

test('the device can be cleared without the host’s agreement, of what a log-out keeps as well', async () => {
  expectLogged(/Logout\.php/)
  const { user, portal } = await renderPortal({
    path: '/profile',
    person,
    stored: { 'sentMail:1': '[]', 'decisionPlan:1': '{}', 'sentMail:2': '[]' },
    faults: [{ call: 'logOut', kind: 'refused' }],
  })
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  expect(await screen.findByText(/letters that have not gone out/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Clear this device' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Research Grants' })).toBeVisible()
  const left = ['userName', 'sentMail:1', 'decisionPlan:1', 'sentMail:2'].map((key) => portal.local.getItem(key))
  expect(left).toEqual([null, null, null, '[]'])
})

test.each([
  ['Keep and log out', true],
  ['Delete and log out', false],
])('an unsent draft is asked about: %s', async (answer, isKept) => {
  const { user, portal } = await renderPortal({ path: '/dashboard', person, stored: draft })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('dialog', { name: 'Keep your draft on this device?' })).toBeVisible()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: answer }))
  expect(await screen.findByRole('navigation', { name: 'Account' })).toBeVisible()
  await waitFor(() => expect(portal.local.getItem('formData')?.includes('Rain') ?? false).toBe(isKept))
})

test('the question about the draft can be left without logging out', async () => {
  const { user, mock } = await renderPortal({ path: '/dashboard', person, stored: draft })
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(mock.calls).not.toContain('logOut')
})
